import { expect, test } from 'vitest';
import type { CandidateCardAnswer, MatchedPart } from '#api/candidates/card-contract.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { emptyFilter, sparseRequest } from '#ui/features/pro-search/filters/filter-state.ts';
import { clausePairs, filterClauses } from './filter-clauses.ts';
import { foundSynonyms, missedBadges, withoutSynonyms } from './matched-badges.ts';

const badge = (keyword: string, mandatory = false) => ({ keyword, mandatory, exact: false });
const keyword = (patch: Partial<FilterState['keyword']>) => ({ ...emptyFilter.keyword, ...patch });
const labels = (state: FilterState) => filterClauses(state).map((clause) => clause.label);

test('the empty search has no clause to drop', () => {
  expect(filterClauses(emptyFilter)).toEqual([]);
});

test('each mandatory badge is a clause; optional badges are one together, and none beside mandatory ones', () => {
  const mixed = { ...emptyFilter, keyword: keyword({ badges: [badge('java', true), badge('kafka')] }) };
  expect(labels(mixed)).toEqual(['Keyword: java']);
  expect(filterClauses(mixed)[0]?.without.keyword.badges).toEqual([badge('kafka')]);
  const optional = { ...emptyFilter, keyword: keyword({ badges: [badge('java')], inputText: 'go' }) };
  expect(labels(optional)).toEqual(['Keyword: java or go']);
  expect(filterClauses(optional)[0]?.without).toEqual(emptyFilter);
});

test('the parts of an expression between its ANDs are clauses', () => {
  const state = { ...emptyFilter, keyword: keyword({ boolean: true, inputText: 'java AND (a OR b) NOT php' }) };
  expect(labels(state)).toEqual(['Keyword: java', 'Keyword: a OR b', 'Keyword: NOT php']);
  expect(filterClauses(state)[2]?.without.keyword.inputText).toBe('java AND (a OR b)');
});

test('every other filter is a clause of its own', () => {
  const state: FilterState = {
    ...emptyFilter,
    keyword: keyword({ exclude: true, excludeBadges: [badge('php')], excludeText: 'perl' }),
    designation: { ...emptyFilter.designation, badges: [badge('lead')], searchCurrent: true },
    skills: ['Java'],
    selectedCities: ['Pune'],
    experience: { min: '4', max: '' },
    salaryStatus: 'only-undisclosed',
    currentSalary: { min: '', max: '12' },
    selectedNoticePeriod: ['15', '30'],
    selectedNegotiableNoticePeriod: ['7'],
    lastWorkingDay: '2026-12-31',
    selectedEducation: ['tech'],
    institutes: ['IIT', 'NIT'],
    passingYear: { min: '2018', max: '2021' },
    selectedGender: 'female',
    selectedLanguages: ['English', 'Tamil'],
    resumeSearch: 'kafka',
    resumeAvailability: true,
    relocation: true,
    excludeDisability: true,
    refine: { include: { city: ['Pune'] }, exclude: { experience: ['5-8'] } },
  };
  expect(labels(state)).toEqual([
    'Keyword: not php',
    'Keyword: not perl',
    'Designation: lead',
    'Designation: current only',
    'Resume text: kafka',
    'Skill Java',
    'Location Pune',
    'Experience 4 and more',
    'Only undisclosed salaries',
    'Current salary up to 12',
    'Notice period 15 days or 30 days',
    'Negotiable notice period 7 days',
    'Last working day by 2026-12-31',
    'Education tech',
    'Institute IIT or NIT',
    'Passing year 2018–2021',
    'Gender female',
    'Speaks English',
    'Speaks Tamil',
    'Have a resume here',
    'Willing to relocate',
    'Exclude disability',
    'Only Pune',
    'Not 5–8 years',
  ]);
  for (const { without } of filterClauses(state)) expect(without).not.toEqual(state);
});

test('where no single part stands in the way, every two of them can be dropped', () => {
  const state = { ...emptyFilter, skills: ['Java', 'Go'], relocation: true };
  expect(clausePairs(state).map(({ label, without }) => [label, without.skills, without.relocation])).toEqual([
    ['Skill Java + Skill Go', [], true],
    ['Skill Java + Willing to relocate', ['Go'], false],
    ['Skill Go + Willing to relocate', ['Java'], false],
  ]);
});

test('a request to count holds only what differs from the empty search', () => {
  expect(sparseRequest({ ...emptyFilter, currentPage: 3, skills: ['Java'] })).toEqual({ skills: ['Java'] });
});

test('a request to count has no weights: they select nothing', () => {
  const weighted = { ...emptyFilter.keyword, badges: [{ ...badge('Java'), weight: 'high' as const }] };
  expect(sparseRequest({ ...emptyFilter, keyword: weighted }).keyword?.badges).toStrictEqual([badge('Java')]);
});

const part = (text: string, index: number, fragment: string): MatchedPart => ({
  group: 'keyword',
  index,
  text,
  field: 'skills',
  via: 'synonym',
  fragment,
});
const card = (...matched: MatchedPart[]) => ({ matched }) as CandidateCardAnswer;

test('what was found by a synonym is said once for each badge, with the names found', () => {
  const cards = [
    card(part('k8s', 0, '<em>Kubernetes</em>'), { ...part('java', 1, '<em>Java</em>'), via: 'literal' }),
    card(part('k8s', 0, 'with <em>kubernetes</em> on')),
  ];
  expect(foundSynonyms(cards)).toEqual([{ group: 'keyword', index: 0, asked: 'k8s', found: ['Kubernetes'] }]);
});

test('a synonym is taken off a badge, off typed text, off a word of an expression', () => {
  const badges = { ...emptyFilter, keyword: keyword({ badges: [badge('java'), badge('k8s', true)] }) };
  expect(withoutSynonyms(badges, { group: 'keyword', index: 1 })?.keyword.badges[1]).toEqual({
    ...badge('k8s', true),
    exact: true,
  });
  const typed = { ...emptyFilter, keyword: keyword({ inputText: ' k8s ' }) };
  expect(withoutSynonyms(typed, { group: 'keyword', index: 0 })?.keyword).toMatchObject({
    badges: [{ keyword: 'k8s', exact: true }],
    inputText: '',
  });
  const expression = { ...emptyFilter, keyword: keyword({ boolean: true, inputText: 'java AND (k8s OR b)' }) };
  expect(withoutSynonyms(expression, { group: 'keyword', index: 1 })?.keyword.inputText).toBe('java AND ("k8s" OR b)');
  expect(
    withoutSynonyms({ ...emptyFilter, resumeSearch: 'k8s' }, { group: 'resumeSearch', index: 0 })?.resumeSearch,
  ).toBe('"k8s"');
});

test('what is no longer there loses no synonym', () => {
  expect(withoutSynonyms(emptyFilter, { group: 'keyword', index: 0 })).toBeNull();
  expect(withoutSynonyms(emptyFilter, { group: 'skills', index: 0 })).toBeNull();
});

test('a card says which optional badges it lacks; mandatory ones and expressions it never lacks', () => {
  const state = {
    ...emptyFilter,
    keyword: keyword({ badges: [badge('java', true), badge('kafka'), badge('aws')], inputText: 'go' }),
    designation: { ...emptyFilter.designation, boolean: true, inputText: 'lead OR architect' },
  };
  const found = (index: number) => ({ ...part('x', index, ''), via: 'literal' as const });
  expect(missedBadges(state)(card(found(0), found(2)))).toEqual(['kafka', 'go']);
  expect(missedBadges(state)(card(found(0), found(1), found(2), found(3)))).toEqual([]);
});
