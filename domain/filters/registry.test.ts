import { expect, test } from 'vitest';
import { type CandidateFilter, candidateFilter } from './candidate-filter.ts';
import type { AnyField } from './filter-field.ts';
import { allFilters, describedOrder, droppedOrder, type FilterState, filterFields } from './registry.ts';
import { filterSamples } from './testing/filter-samples.ts';

const fields = Object.entries<AnyField>(filterFields);
const stateOf = (filter: CandidateFilter) =>
  Object.fromEntries(
    fields.map(([name, field]) => [name, field.toState(filter[name as keyof CandidateFilter])]),
  ) as FilterState;
const empty = stateOf(candidateFilter.parse({}));
const whole = (text: string) => (text === '' ? [] : [{ text, without: '' }]);
const samples = allFilters.flatMap((filter) =>
  filterSamples[filter.name].map((sample, at) => [`${filter.name} ${at}`, filter, sample] as const),
);

test.each(samples)('%s: the sample activates its own filter, which has a description', (_title, filter, sample) => {
  const state = stateOf(candidateFilter.parse(sample));
  expect(allFilters.filter((one) => one.isActive(state)).map(({ name }) => name)).toEqual([filter.name]);
  expect(allFilters.filter((one) => one.describe(state) !== '').map(({ name }) => name)).toEqual([filter.name]);
  expect(filter.label).not.toBe('');
});

test.each(samples)('%s: dropping all its parts leaves it inactive', (_title, filter, sample) => {
  let state = stateOf(candidateFilter.parse(sample));
  for (let [part] = filter.drops(state, whole); part; [part] = filter.drops(state, whole)) {
    expect(part.label).not.toBe('');
    state = { ...state, ...part.patch };
  }
  expect(filter.isActive(state)).toBe(false);
});

test.each(samples)(
  '%s: survives the address, in which each parameter belongs to one field',
  (_title, _filter, sample) => {
    const state = stateOf(candidateFilter.parse(sample));
    const address = new URLSearchParams();
    const parameters = fields.flatMap(([name, field]) => {
      const own = new URLSearchParams();
      field.write(state[name as keyof FilterState], own);
      field.write(state[name as keyof FilterState], address);
      return [...new Set(own.keys())];
    });
    expect(new Set(parameters).size).toBe(parameters.length);
    expect(Object.fromEntries(fields.map(([name, field]) => [name, field.read(address)]))).toEqual(state);
  },
);

test('a filter at its default is not active, described, droppable or broken, and adds nothing to the address', () => {
  const address = new URLSearchParams();
  for (const [name, field] of fields) field.write(empty[name as keyof FilterState], address);
  expect(address.toString()).toBe('');
  for (const filter of allFilters) {
    expect(filter.isActive(empty)).toBe(false);
    expect(filter.countActive?.(empty) ?? 0).toBe(0);
    expect(filter.describe(empty)).toBe('');
    expect(filter.drops(empty, () => [])).toEqual([]);
    expect(filter.isBroken?.(empty, () => false) ?? false).toBe(false);
  }
});

test('a filter names only known filters that it precedes or is explained as', () => {
  const names: (string | undefined)[] = allFilters.map(({ name }) => name);
  for (const { describedBefore, droppedBefore, explainedAs } of allFilters) {
    for (const name of [describedBefore, droppedBefore, explainedAs]) expect([undefined, ...names]).toContain(name);
  }
});

test('descriptions and droppable parts keep their order', () => {
  expect(describedOrder.map(({ name }) => name).slice(0, 11)).toEqual([
    ...['keyword', 'designation', 'company', 'location', 'experience', 'salary', 'age', 'salaryStatus'],
    ...['currentSalary', 'skills', 'resumeSearch'],
  ]);
  expect(droppedOrder.map(({ name }) => name).slice(0, 9)).toEqual([
    ...['keyword', 'designation', 'company', 'resumeSearch', 'skills', 'location', 'age', 'experience', 'salary'],
  ]);
});

test('a stored search keeps its digest: the order of the request’s fields is fixed', () => {
  expect(Object.keys(candidateFilter.parse({}))).toEqual([
    ...['itemsPerPage', 'currentPage', 'keyword', 'company', 'designation', 'selectedEducation', 'selectedGender'],
    ...['locationType', 'selectedCities', 'selectedState', 'selectedDistrict', 'enteredCity'],
    ...['includePreferredLocation', 'age', 'experience', 'salary', 'selectedNegotiableNoticePeriod'],
    ...['selectedNoticePeriod', 'lastWorkingDay', 'skills', 'resumeSearch', 'resumeAvailability', 'relocation'],
    ...[
      'salaryStatus',
      'excludeDisability',
      'refine',
      'sort',
      'updatedWithin',
      'currentSalary',
      'selectedLanguages',
      'passingYear',
      'institutes',
      'alsoNotStated',
    ],
  ]);
});
