import { recordId } from '#api/http/contract/fields.ts';
import { fromQuery, type OpenedFrom } from './opened-from.ts';

export const COMPARED_AT_MOST = 4;
export const COMPARED_AT_LEAST = 2;

const PATH = '/compare-candidates';
const PEOPLE = 'ids';

/** The page that compares these candidates, and marks what the search found. */
export function compareAddress(ids: readonly string[], from?: OpenedFrom): string {
  const query = fromQuery(from);
  return `${PATH}${query ? `${query}&` : '?'}${PEOPLE}=${ids.join(',')}`;
}

/** The candidates in the page's address, each once, without anything that is no id. */
export function comparedIds(address: URLSearchParams): string[] {
  const named = (address.get(PEOPLE) ?? '').split(',').filter((id) => recordId.safeParse(id).success);
  return [...new Set(named)].slice(0, COMPARED_AT_MOST);
}

/** The address with other candidates; the rest of it stays. */
export function withCompared(address: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(address);
  next.set(PEOPLE, ids.join(','));
  return next;
}
