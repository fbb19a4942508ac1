import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CandidateFilterInput, candidateFilter } from '#domain/filters/candidate-filter.ts';
import type { NotStatedName } from '#domain/filters/not-stated.ts';
import type { CandidateDocument } from './document.ts';
import { filterCountsBody, readFilterCounts } from './filter-counts.ts';
import { candidatesIndex } from './mapping.ts';
import { candidateSearchBody } from './query.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { openTestIndex, type TestIndex } from './testing/open-test-index.ts';

const CANDIDATES = 400;
const SEARCHES = 400;
const SEED = 47;
const TODAY = '2026-06-15';

type Verdict = 'met' | 'not met' | 'not stated';

/** What a filter says of a candidate, without the query's code. */
interface OwnRule {
  /** A request's part for the filter. */
  asked: fc.Arbitrary<CandidateFilterInput>;
  verdict(asked: CandidateFilterInput, candidate: CandidateDocument): Verdict;
}

const judged = (stated: boolean, met: boolean): Verdict => (stated ? (met ? 'met' : 'not met') : 'not stated');

const numbers = (from: number, to: number) =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 0, max: 5 }))
    .map(([min, more]) => ({ min, max: min + more }));

type Asked = { min: number; max: number };
const within = (range: unknown, value: number) => value >= (range as Asked).min && value <= (range as Asked).max;

const years = (born: string) =>
  Number(TODAY.slice(0, 4)) - Number(born.slice(0, 4)) - (born.slice(5) > TODAY.slice(5) ? 1 : 0);

const some = <Value>(values: readonly [Value, ...Value[]]) => fc.subarray([...values], { minLength: 1 });
const cities = ['Pune', 'Mysuru', 'Bengaluru'] as const;
const notices = ['immediate', '15', '30', '60'] as const;
const languages = ['English', 'Tamil', 'Odia'] as const;

const rules: Record<NotStatedName, OwnRule> = {
  location: {
    asked: some(cities).map((selectedCities) => ({ selectedCities })),
    verdict: ({ selectedCities = [] }, { city }) => judged(city !== null, selectedCities.includes(city ?? '')),
  },
  age: {
    asked: numbers(18, 40).map((age) => ({ age })),
    verdict: ({ age }, { dateOfBirth: born }) => judged(born !== null, within(age, years(born ?? '0'))),
  },
  experience: {
    asked: numbers(0, 12).map((experience) => ({ experience })),
    verdict: ({ experience }, { experienceMonths: months }) =>
      judged(months !== null, within(experience, (months ?? 0) / 12)),
  },
  currentSalary: {
    asked: numbers(0, 20).map((currentSalary) => ({ currentSalary })),
    verdict: ({ currentSalary }, { currentCtc }) => judged(currentCtc !== null, within(currentSalary, currentCtc ?? 0)),
  },
  noticePeriod: {
    asked: some(notices).map((selectedNoticePeriod) => ({ selectedNoticePeriod })),
    verdict: ({ selectedNoticePeriod = [] }, { noticePeriod }) =>
      judged(noticePeriod !== null, (selectedNoticePeriod as (string | null)[]).includes(noticePeriod)),
  },
  negotiableNoticePeriod: {
    asked: some(notices).map((selectedNegotiableNoticePeriod) => ({ selectedNegotiableNoticePeriod })),
    verdict: ({ selectedNegotiableNoticePeriod = [] }, { negotiableNoticePeriod: notice }) =>
      judged(notice !== null, (selectedNegotiableNoticePeriod as (string | null)[]).includes(notice)),
  },
  lastWorkingDay: {
    asked: fc.constantFrom('2026-06-30', '2026-07-31').map((lastWorkingDay) => ({ lastWorkingDay })),
    verdict: ({ lastWorkingDay }, { lastWorkingDay: day }) =>
      judged(day !== null, (day ?? '') <= (lastWorkingDay ?? '')),
  },
  education: {
    asked: some(['tech', 'commerce'] as const).map((selectedEducation) => ({ selectedEducation })),
    verdict: ({ selectedEducation = [] }, { educationOptions, statedEducation }) =>
      judged(
        statedEducation === true,
        educationOptions.some((option) => (selectedEducation as string[]).includes(option)),
      ),
  },
  passingYear: {
    asked: numbers(2015, 2022).map((passingYear) => ({ passingYear })),
    verdict: ({ passingYear }, { passingYears }) =>
      judged(
        passingYears.length > 0,
        passingYears.some((year) => within(passingYear, year)),
      ),
  },
  gender: {
    asked: fc.constantFrom('female' as const, 'male' as const).map((selectedGender) => ({ selectedGender })),
    verdict: ({ selectedGender }, { gender }) => judged(gender !== null, gender === selectedGender),
  },
  languages: {
    asked: some(languages).map((selectedLanguages) => ({ selectedLanguages })),
    verdict: ({ selectedLanguages = [] }, { languages: spoken }) =>
      judged(
        spoken.length > 0,
        selectedLanguages.every((language) => spoken.includes(language)),
      ),
  },
};
const names = Object.keys(rules) as NotStatedName[];

const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { freq: 2 });

const profile: fc.Arbitrary<Partial<CandidateDocument>> = fc
  .record({
    city: orNull(fc.constantFrom(...cities, 'Uparkot')),
    dateOfBirth: orNull(fc.constantFrom('1990-06-15', '1996-06-16', '2001-01-01', '2008-03-01')),
    experienceMonths: orNull(fc.integer({ min: 0, max: 200 })),
    currentCtc: orNull(fc.integer({ min: 0, max: 25 })),
    noticePeriod: orNull(fc.constantFrom(...notices)),
    negotiableNoticePeriod: orNull(fc.constantFrom(...notices)),
    lastWorkingDay: orNull(fc.constantFrom('2026-06-30', '2026-07-01', '2026-12-31')),
    courses: fc.constantFrom<string[][]>([], [[]], [['tech']], [['commerce'], []]),
    passingYears: fc.array(fc.integer({ min: 2013, max: 2025 }), { maxLength: 2 }),
    gender: orNull(fc.constantFrom('female', 'male', 'other')),
    languages: fc.subarray([...languages]),
  })
  .map(({ courses, ...known }) => ({
    ...known,
    educationOptions: courses.flat(),
    statedEducation: courses.length > 0 ? true : null,
  }));

const search = fc.record({
  used: fc.subarray(names, { minLength: 1, maxLength: 4 }),
  asked: fc.record(Object.fromEntries(names.map((name) => [name, rules[name].asked]))),
  widened: fc.subarray(names),
});

let index: TestIndex;
const people = fc
  .sample(profile, { numRuns: CANDIDATES, seed: SEED })
  .map((known, at) => makeCandidate(`c${String(at).padStart(4, '0')}`, known));

beforeAll(async () => {
  index = await openTestIndex(candidatesIndex);
  await index.fill(people);
});
afterAll(() => index.close());

test(`${SEARCHES} random searches: every candidate meets a filter, does not, or does not state it, and each is selected as asked`, async () => {
  const seen: Record<Verdict, number> = { met: 0, 'not met': 0, 'not stated': 0 };
  for (const { used, asked, widened } of fc.sample(search, { numRuns: SEARCHES, seed: SEED })) {
    const part = (name: NotStatedName) => asked[name] as CandidateFilterInput;
    const verdicts = used.map((name) => people.map((person) => rules[name].verdict(part(name), person)));
    const filters = used.flatMap((name) => [part(name), { ...part(name), alsoNotStated: [name] }]);
    const counts = readFilterCounts(
      await index.search(
        filterCountsBody(
          filters.map((filter) => candidateFilter.parse(filter)),
          TODAY,
        ),
      ),
    );
    for (const [at, name] of used.entries()) {
      const number = (verdict: Verdict) => verdicts[at]!.filter((one) => one === verdict).length;
      for (const verdict of Object.keys(seen) as Verdict[]) seen[verdict] += number(verdict);
      expect([name, counts[2 * at], counts[2 * at + 1]]).toEqual([
        name,
        number('met'),
        people.length - number('not met'),
      ]);
    }
    const whole = candidateFilter.parse({
      ...Object.assign({}, ...used.map(part)),
      itemsPerPage: 100,
      alsoNotStated: widened,
    });
    const body = { ...candidateSearchBody(whole, TODAY), size: CANDIDATES };
    const expected = people.filter((_, person) =>
      used.every((name, at) => {
        const verdict = verdicts[at]![person];
        return verdict === 'met' || (verdict === 'not stated' && widened.includes(name));
      }),
    );
    expect((await index.ids(body)).toSorted()).toEqual(expected.map(({ id }) => id));
  }
  // verdicts that are all alike would prove nothing
  for (const number of Object.values(seen)) expect(number).toBeGreaterThan((SEARCHES * CANDIDATES) / 10);
});
