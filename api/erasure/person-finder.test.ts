import { describe, expect, it } from 'vitest';
import { type CandidateFilterInput, candidateFilter } from '#domain/filters/candidate-filter.ts';
import { personFinder, withoutPerson } from './person-finder.ts';

const MEERA = {
  names: ['Meera K. Nair', 'Meera Nair-Iyer'],
  contactKeys: ['email:meera@example.com', 'phone:9876543210', 'row:0123'],
  applicantID: 'SAN-000123',
};

describe('a person is found in a text', () => {
  it.each([
    ['the full name', 'I called Meera K. Nair today', 'I called [erased] today'],
    ['the name without the middle one', 'Meera Nair applied', '[erased] applied'],
    ['the last name first', 'NAIR, Meera (Pune)', '[erased] (Pune)'],
    ['the name between other signs', 'Meera_K_Nair-cv.pdf', '[erased]-cv.pdf'],
    ['the name as one word', 'MeeraKNair.pdf', '[erased].pdf'],
    ['a name of two halves', 'see meera nair iyer.', 'see [erased].'],
    ['accents and case', 'MÉERA NÄIR', '[erased]'],
    ['the email in another case', 'Mail <Meera@Example.COM>.', 'Mail <[erased]>.'],
    ['an email behind an equals sign or quote', "mail='meera@example.com'", "mail='[erased]'"],
    ['the phone number with its country code', 'at +91 98765-43210, evenings', 'at +[erased], evenings'],
    ['the phone number in brackets', '(98765) 43210', '([erased]'],
    ['the phone number next to another one', '9876543210 / 9123456780', '[erased] / 9123456780'],
    ['the applicant ID', 'see san-000123!', 'see [erased]!'],
    ['several together', 'Meera Nair, meera@example.com, 9876543210', '[erased], [erased], [erased]'],
  ])('%s', (_rule, text, without) => {
    const finder = personFinder(MEERA);
    expect(finder.blank(text)).toBe(without);
    expect(finder.isIn(text)).toBe(true);
    expect(finder.blank(finder.blank(text))).toBe(without);
  });
});

describe('a text about another person stays unchanged', () => {
  it.each([
    ['another first or last name', 'Meera Pillai, Nair and Sons; Meena Nair; Meera Nairobi'],
    ['a longer word', 'XMeera Nair'],
    ['one word of the name', 'Meera'],
    ['a longer email', 'xmeera@example.com meera@example.com.au meera@example.com-x a.meera@example.com'],
    ['a longer or other number', '98765432101 9876543211 987654321'],
    ['numbers that letters separate', '98765 or 43210'],
    ['another ID', 'SAN-0001234 SAN-00012'],
  ])('%s', (_rule, text) => {
    expect(personFinder(MEERA).blank(text)).toBe(text);
  });
});

it.each([
  ['Devanagari', 'मीरा नायर', 'मीरा_नायर.pdf', '[erased].pdf'],
  ['an apostrophe', "Siobhán O'Brien", "siobhan o'brien.pdf", '[erased].pdf'],
  ['characters outside the basic plane', '𝐌𝐞𝐞𝐫𝐚 Nair', 'hi Meera Nair', 'hi [erased]'],
])('a name with %s is found in other spellings', (_rule, name, text, without) => {
  expect(personFinder({ names: [name], contactKeys: [] }).blank(text)).toBe(without);
});

it('a name of one word or only signs is never searched inside texts', () => {
  for (const name of ['Meera', '- . _', '', '.*', '(a+)+']) {
    expect(personFinder({ names: [name], contactKeys: [] }).isIn('Meera .* (a+)+ - . _')).toBe(false);
  }
});

it('a text that is exactly a name is recognised, also if the name is one word', () => {
  const { isName } = personFinder({ names: ['Meera', 'Asha  Rao'], contactKeys: [] });
  expect([' meera ', 'ASHA RAO', 'Asha Rao Nair', ''].map(isName)).toEqual([true, true, false, false]);
});

it('only contacts can be blanked if names are too common', () => {
  const text = 'Ask Meera Nair, meera@example.com';
  expect(personFinder(MEERA).blank(text, 'contacts')).toBe('Ask Meera Nair, [erased]');
});

describe('hostile texts and people take no more time', () => {
  const emails = Array.from({ length: 35 }, (_, at) => `email:${'a.+'.repeat(78)}${at}@example.com`.slice(0, 256));
  const hostile = {
    names: ['.* .+', '(a+)+ $', 'a '.repeat(100), '[^]* \\', '\u0000 \uD800', '𝒳'.repeat(99)],
    contactKeys: [...emails, `phone:${'9'.repeat(10)}`],
  };
  it.each([
    ['one letter', 'a '.repeat(10_000)],
    ['at signs', '@'.repeat(20_000)],
    ['long local parts', `${'a.+'.repeat(6_000)}@example.com`],
    ['doubtful signs', `${"='{".repeat(6_000)}@x`.repeat(2)],
    ['digits', '9 '.repeat(10_000)],
    ['one number', '9'.repeat(20_000)],
    ['signs', '(.*)+'.repeat(4_000)],
    ['marks', 'e\u0301'.repeat(10_000)],
    ['broken surrogates', '\uD800'.repeat(20_000)],
  ])('%s', (_rule, text) => {
    const begun = performance.now();
    personFinder(hostile).blank(text);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('35 emails of 250 characters are each found', () => {
    const text = emails.map((key) => key.slice('email:'.length)).join(', ');
    expect(personFinder(hostile).blank(text)).toBe(Array(35).fill('[erased]').join(', '));
  });
});

const namedFinder = personFinder({
  names: ['Meera Nair'],
  contactKeys: ['email:meera@example.com', 'phone:9876543210'],
});
const badge = (keyword: string) => ({ keyword, mandatory: true, exact: false });
const filters: [string, CandidateFilterInput, CandidateFilterInput][] = [
  ['a badge', { keyword: { badges: [badge('Meera Nair'), badge('Java')] } }, { keyword: { badges: [badge('Java')] } }],
  ['a badge that excludes', { company: { excludeBadges: [badge('not meera@example.com')] } }, {}],
  ['text not yet entered', { designation: { inputText: '98765 43210' } }, {}],
  ['a skill', { skills: ['Meera Nair', 'Go'] }, { skills: ['Go'] }],
  ['resume words', { resumeSearch: 'java AND "Meera Nair"' }, {}],
  [
    'a facet',
    { refine: { include: { employer: ['Meera Nair', 'Infosys'] } } },
    { refine: { include: { employer: ['Infosys'] } } },
  ],
];

it.each(filters)('a search loses %s that names the person, and stays valid', (_what, filter, left) => {
  expect(withoutPerson(candidateFilter.parse(filter), namedFinder)).toEqual(candidateFilter.parse(left));
});

it('a search that names another person is unchanged', () => {
  const filter = candidateFilter.parse({ keyword: { badges: [badge('Meera Nairobi')] }, selectedGender: 'female' });
  expect(withoutPerson(filter, namedFinder)).toBe(filter);
});
