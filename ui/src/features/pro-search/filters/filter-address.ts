import { notStatedFields } from '#domain/filters/not-stated.ts';
import { allFilters, type FilterState, filterFields } from '#domain/filters/registry.ts';
import { viewFields } from '#domain/filters/view-fields.ts';

const writtenFields = [...allFilters.map(({ fields }) => fields), notStatedFields, viewFields].flatMap(Object.entries);
const readFields = Object.entries(filterFields);

/** The search as the address bar's parameters; a field at its default has none. */
export function addressOf(state: FilterState): string {
  const address = new URLSearchParams();
  for (const [name, field] of writtenFields) field.write(state[name as keyof FilterState], address);
  return address.toString();
}

/** The search of an address. Values that it can't read (typed by hand) are those of the empty search. */
export function filterOfAddress(address: URLSearchParams): FilterState {
  return Object.fromEntries(readFields.map(([name, field]) => [name, field.read(address)])) as FilterState;
}
