import { groupFilters } from './badge-groups.ts';
import {
  education,
  excludeDisability,
  gender,
  languages,
  lastWorkingDay,
  negotiableNoticePeriod,
  noticePeriod,
  relocation,
  resumeAvailability,
  salaryStatus,
  updatedWithin,
} from './choice-filters.ts';
import type { Filter } from './declare-filter.ts';
import { refine } from './facet-refinement.ts';
import type { FieldTable, StatesOf } from './filter-field.ts';
import { location } from './location-filter.ts';
import { hasNotStated, notStatedFields } from './not-stated.ts';
import { rangeFilters } from './range-filters.ts';
import { viewFields } from './view-fields.ts';
import { institutes, resumeSearch, skills } from './word-filters.ts';

const { age, experience, salary, currentSalary, passingYear } = rangeFilters;

/** Every filter of Pro Search by the name under which a match is explained, in the order of the address. */
export const filters = {
  ...groupFilters,
  location,
  age,
  experience,
  salary,
  salaryStatus,
  currentSalary,
  noticePeriod,
  negotiableNoticePeriod,
  lastWorkingDay,
  skills,
  education,
  institutes,
  passingYear,
  gender,
  languages,
  resumeSearch,
  resumeAvailability,
  relocation,
  excludeDisability,
  updatedWithin,
  refine,
};

const { enteredCity, includePreferredLocation, ...places } = location.fields;

/** Every field of the request. The order is part of the digest under which a past search is stored: only append. */
export const filterFields = {
  itemsPerPage: viewFields.itemsPerPage,
  currentPage: viewFields.currentPage,
  ...groupFilters.keyword.fields,
  ...groupFilters.company.fields,
  ...groupFilters.designation.fields,
  ...education.fields,
  ...gender.fields,
  ...places,
  enteredCity,
  includePreferredLocation,
  ...age.fields,
  ...experience.fields,
  ...salary.fields,
  ...negotiableNoticePeriod.fields,
  ...noticePeriod.fields,
  ...lastWorkingDay.fields,
  ...skills.fields,
  ...resumeSearch.fields,
  ...resumeAvailability.fields,
  ...relocation.fields,
  ...salaryStatus.fields,
  ...excludeDisability.fields,
  ...refine.fields,
  sort: viewFields.sort,
  ...updatedWithin.fields,
  ...currentSalary.fields,
  ...languages.fields,
  ...passingYear.fields,
  ...institutes.fields,
  ...notStatedFields,
} satisfies FieldTable;

export type FilterName = keyof typeof filters;
type FieldName = keyof typeof filterFields;
type NamesAsking<Asks> = {
  [Name in FilterName]: (typeof filters)[Name]['asks'] extends Asks ? Name : never;
}[FilterName];
export type WordFilterName = NamesAsking<'words'>;
export type ValueFilterName = NamesAsking<'values'>;

/** A search on the screen: ranges as typed, three badge groups alike. */
export type FilterState = StatesOf<typeof filterFields>;

type Declared =
  | { [Name in FilterName]: keyof (typeof filters)[Name]['fields'] }[FilterName]
  | keyof typeof notStatedFields
  | keyof typeof viewFields;

/** Fails to compile with the name of a field that belongs to no filter, or of a filter that is in no request. */
export const unlisted: Record<Exclude<FieldName, Declared> | Exclude<Declared, FieldName>, never> = {};

type NamedFilter = Filter<FilterState> & { name: FilterName };

/** The filters as a list, for loops. */
export const allFilters: readonly NamedFilter[] = Object.entries(filters).map(([name, filter]) =>
  orNotStated({ ...filter, name: name as FilterName }),
);

/** The filter, described with those who don't state the value; dropping it drops them too. */
function orNotStated(filter: NamedFilter): NamedFilter {
  const { name, describe, drops, isActive } = filter;
  if (!hasNotStated(name)) return filter;
  return {
    ...filter,
    describe: (state) => {
      const text = describe(state);
      return text && state.alsoNotStated.includes(name) ? `${text} or not stated` : text;
    },
    drops: (state, expressionParts) =>
      drops(state, expressionParts).map(({ label, patch }) => ({
        label,
        patch: isActive({ ...state, ...patch })
          ? patch
          : { ...patch, alsoNotStated: state.alsoNotStated.filter((one) => one !== name) },
      })),
  };
}

/** The search without 'also not stated' of filters that are not active: it selects nothing. */
export function withoutIdleNotStated(state: FilterState): FilterState {
  const active = allFilters.filter((filter) => filter.isActive(state)).map(({ name }) => name);
  const alsoNotStated = state.alsoNotStated.filter((name) => active.includes(name));
  return alsoNotStated.length === state.alsoNotStated.length ? state : { ...state, alsoNotStated };
}

/** The name of the filter as which a match of this one is explained. */
export const explainedName = (name: FilterName): FilterName =>
  (allFilters.find((filter) => filter.name === name)?.explainedAs ?? name) as FilterName;

type Before = 'describedBefore' | 'droppedBefore';

/** The filters, each with that rule moved to before the filter that it names. */
function orderedBy(rule: Before): typeof allFilters {
  const ordered = [...allFilters];
  for (const filter of allFilters) {
    const place = filter[rule];
    if (!place) continue;
    ordered.splice(ordered.indexOf(filter), 1);
    ordered.splice(
      ordered.findIndex(({ name }) => name === place),
      0,
      filter,
    );
  }
  return ordered;
}

export const describedOrder = orderedBy('describedBefore');
export const droppedOrder = orderedBy('droppedBefore');
