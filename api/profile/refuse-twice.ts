import { ApiError } from '#api/errors.ts';
import type { EntryKind } from './entry-kinds.ts';

/** Throws 400 where another entry has that name already. */
export function refuseTwice<Given, Values extends object>(
  { name }: EntryKind<Given, Values>,
  values: Values,
  others: readonly { values: Values }[],
): void {
  if (!name || !others.some((other) => name(other.values) === name(values))) return;
  throw new ApiError(400, 'It is on your list already.');
}
