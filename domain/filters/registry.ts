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

type Declared = { [Name in FilterName]: keyof (typeof filters)[Name]['fields'] }[FilterName] | keyof typeof viewFields;

/** Fails to compile with the name of a field that belongs to no filter, or of a filter that is in no request. */
export const unlisted: Record<Exclude<FieldName, Declared> | Exclude<Declared, FieldName>, never> = {};

/** The filters as a list, for loops. */
export const allFilters: readonly (Filter<FilterState> & { name: FilterName })[] = Object.entries(filters).map(
  ([name, filter]) => ({ ...filter, name: name as FilterName }),
);

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
