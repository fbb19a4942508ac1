import { describe, expect, test } from 'vitest';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import type { MatchedWord } from '#api/search/contract.ts';
import { factRows } from './compared-facts.ts';
import { comparedSkills } from './compared-skills.ts';
import { type Explanation, requirementRows } from './requirement-rows.ts';

const skill = (name: string) => ({ _id: name, skill: name, experience: null, lastUsed: null, version: null });

const person = (own: Partial<CandidateProfile> = {}) =>
  ({
    workExperience: [],
    experience: null,
    currentCTC: null,
    expectedCTC: null,
    noticePeriod: null,
    presentAddress: null,
    preferredLocation: [],
    primarySkills: [],
    skills: [],
    education: [],
    languages: [],
    updatedOn: null,
    ...own,
  }) as unknown as CandidateProfile;

const withSkills = (primary: string[], others: string[] = []) =>
  person({
    primarySkills: primary.map((name) => ({ ...skill(name), primarySkill: name })),
    skills: others.map(skill),
  });

describe('facts', () => {
  const row = (name: string, ...people: CandidateProfile[]) => factRows(people).find((one) => one.name === name);

  test.each<
    [rule: string, name: string, one: Partial<CandidateProfile>, other: Partial<CandidateProfile>, differs: boolean]
  >([
    [
      'equal values don’t differ',
      'Experience',
      { experience: { year: 5, month: 0 } },
      { experience: { year: 5, month: 0 } },
      false,
    ],
    [
      'a month is a difference',
      'Experience',
      { experience: { year: 5, month: 0 } },
      { experience: { year: 5, month: 1 } },
      true,
    ],
    ['stated and not stated differ', 'Notice', { noticePeriod: '30' }, {}, true],
    ['not stated by anyone is no difference', 'Notice', {}, {}, false],
    [
      'case is no difference',
      'Preferred cities',
      { preferredLocation: ['Pune'] },
      { preferredLocation: ['PUNE'] },
      false,
    ],
  ])('%s', (_, name, one, other, differs) => {
    expect(row(name, person(one), person(other))?.isDifferent).toBe(differs);
  });

  test('the title of an ended job says until when', () => {
    const job = { jobTitle: 'QA Lead', employer: 'Narmada', isOngoing: false, periodTo: '2024-03-31T00:00:00.000Z' };
    const ended = person({ workExperience: [job] as CandidateProfile['workExperience'] });
    expect(row('Title', ended)?.lines).toEqual([['QA Lead', 'until Mar 2024']]);
  });

  test('languages are in one order for all', () => {
    const speaks = (...names: string[]) =>
      person({ languages: names.map((name) => ({ name })) as CandidateProfile['languages'] });
    expect(row('Languages', speaks('Tamil', 'Hindi'), speaks('Hindi', 'Tamil'))?.isDifferent).toBe(false);
  });
});

describe('skills', () => {
  const names = (people: CandidateProfile[], matched: string[] = []) =>
    comparedSkills(people, (name) => matched.includes(name)).map((own) => own.map(({ name }) => name));

  test('matched ones come first, then those that not all have, then the common ones', () => {
    const people = [withSkills(['Java', 'Git'], ['Kafka', 'SQL']), withSkills(['Java', 'Go'], ['SQL'])];
    expect(names(people, ['SQL'])).toEqual([
      ['SQL', 'Git', 'Kafka', 'Java'],
      ['SQL', 'Go', 'Java'],
    ]);
  });

  test('spellings that the index takes for one word are one skill, counted once', () => {
    const [first] = comparedSkills([withSkills(['Java'], ['JAVA']), withSkills(['java'])], () => false);
    expect(first?.map(({ name, holders }) => [name, holders])).toEqual([['Java', 2]]);
  });
});

describe('requirements', () => {
  const word = (
    group: string,
    index: number,
    text: string,
    field: string | null,
    kind: MatchedWord['kind'] = 'optional',
  ) => ({ group, index, text, kind, found: field && { field, via: 'literal' } }) as MatchedWord;
  const examined = (explanation: Explanation | null, candidate = person()) => ({ candidate, explanation });
  const filter = { experience: { min: 5, max: 8 }, selectedCities: ['Pune'] };
  const filters = (experience: boolean, location: boolean) => [
    { name: 'experience', met: experience },
    { name: 'location', met: location },
  ];

  test('each is a row with what every candidate meets, where, and what the profile leaves out', () => {
    const one = {
      words: [word('keyword', 0, 'Java', 'skills'), word('keyword', 1, 'Kafka', 'resume')],
      filters: filters(true, true),
    };
    const other = {
      words: [word('keyword', 0, 'Java', 'skills'), word('keyword', 1, 'Kafka', null)],
      filters: filters(false, false),
    };
    const rows = requirementRows(
      [
        examined(one),
        examined(other, person({ ...withSkills(['PHP']), presentAddress: { city: 'Delhi' } as never })),
        examined(null),
      ],
      filter,
    );
    const met = (note: string) => ({ state: 'met', note });
    const missing = { state: 'missing', note: '' };
    expect(rows).toEqual([
      { name: 'Java', results: [met('in skills'), met('in skills'), null] },
      { name: 'Kafka', results: [met('in resume'), missing, null] },
      { name: 'Experience: 5–8 years', results: [met(''), { state: 'unstated', note: '' }, null] },
      { name: 'Location: Pune', results: [met(''), missing, null] },
    ]);
  });

  test('one of several titles is enough, and says where it was found', () => {
    const words = [
      word('designation', 0, 'Senior Java Developer', null),
      word('designation', 1, 'Java Developer', 'currentTitles'),
    ];
    expect(requirementRows([examined({ words, filters: [] })], {})).toEqual([
      {
        name: 'Title: Senior Java Developer or Java Developer',
        results: [{ state: 'met', note: 'in current title' }],
      },
    ]);
  });
});
