import { describe, expect, test } from 'vitest';
import { type AskedWord, requirementsOf, type StatingProfile, withPay } from './requirements.ts';

const word = (group: string, index: number, text: string, isFound: boolean, kind: AskedWord['kind'] = 'optional') => ({
  ...{ group, index, text, kind },
  found: isFound ? {} : null,
});
const whole: StatingProfile = {
  experience: { year: 3, month: 0 },
  expectedCTC: { amount: 10 },
  presentAddress: { city: 'Delhi' },
  primarySkills: [{ skill: 'Java' }],
  workExperience: [{ jobTitle: 'Tester' }],
};
const filter = withPay({ experience: { min: 5, max: 8 }, selectedCities: ['Pune', 'Mumbai'] }, { max: 18 });
const titles = [
  word('designation', 0, 'Senior Java Developer', false),
  word('designation', 1, 'Java Developer', true),
] as const;
const filters = (met: boolean) => ['location', 'experience', 'salary'].map((name) => ({ name, met }));

const seen = (words: readonly AskedWord[], met: boolean, profile: StatingProfile) =>
  requirementsOf({ words, filters: filters(met) }, filter, profile).map(({ name, asked, state }) =>
    [[name, asked].filter(Boolean).join(': '), state].join(' – '),
  );

describe('requirements', () => {
  test('are the title, of which one spelling is enough, the words and the filters with what they ask for', () => {
    const words = [word('keyword', 0, 'Java', true), word('keyword', 1, 'Kubernetes', false), ...titles];
    expect(seen(words, true, whole)).toEqual([
      'Title: Senior Java Developer or Java Developer – met',
      'Java – met',
      'Kubernetes – missing',
      'Location: Pune, Mumbai – met',
      'Experience: 5–8 years – met',
      'Expected salary: at most 18 LPA – met',
    ]);
  });

  test('that a profile says nothing about are unstated, never missing', () => {
    const words = [titles[0], word('keyword', 0, 'Java', false)];
    expect(seen(words, false, whole).every((text) => text.endsWith('missing'))).toBe(true);
    expect(seen(words, false, {}).every((text) => text.endsWith('unstated'))).toBe(true);
  });

  test.each<[stated: string, profile: StatingProfile, part: RegExp]>([
    ['other skills', { skills: [{ skill: 'PHP' }] }, /^Java/],
    ['a preferred city', { preferredLocation: ['Delhi'] }, /^Location/],
    ['an expected salary', { expectedCTC: { amount: 30 } }, /^Expected salary/],
    ['jobs', { workExperience: [{}] }, /^Title/],
  ])('are missing from a profile that states %s', (_, profile, part) => {
    const missing = seen([titles[0], word('keyword', 0, 'Java', false)], false, profile).filter((text) =>
      text.endsWith('missing'),
    );
    expect(missing).toEqual([expect.stringMatching(part)]);
  });

  test('that a word is absent are met by its absence, and never unstated', () => {
    const unwanted = (isFound: boolean) => [word('keyword', 0, 'intern', isFound, 'unwanted')];
    expect(requirementsOf({ words: unwanted(false), filters: [] }, {}, {})).toMatchObject([
      { name: 'Not intern', state: 'met' },
    ]);
    expect(requirementsOf({ words: unwanted(true), filters: [] }, {}, {})).toMatchObject([{ state: 'missing' }]);
  });

  test.each([
    [{ min: 5, max: null }, 'at least 5 years'],
    [{ min: null, max: '2.5' }, 'at most 2.5 years'],
    [{ min: '', max: 3 }, 'at most 3 years'],
  ])('say what a range asks for: %o', (experience, asked) => {
    const explained = { words: [], filters: [{ name: 'experience', met: true }] };
    expect(requirementsOf(explained, { experience }, {})).toMatchObject([{ asked }]);
  });

  test('contain no pay if the job states none', () => {
    expect(withPay({}, { max: 0 })).toEqual({});
    expect(withPay({}, undefined)).toEqual({});
  });
});
