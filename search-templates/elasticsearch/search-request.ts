import type { estypes } from '@elastic/elasticsearch';

/** How many a search found, counted as far as its body asked for; 0 where it asked for no count. */
export function foundTotal({ hits: { total } }: estypes.SearchResponseBody<unknown>): number {
  return typeof total === 'number' ? total : (total?.value ?? 0);
}
