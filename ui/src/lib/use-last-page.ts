import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListAddress } from './use-list-address.ts';

/** Goes to a list's last page where a later one was asked for: it has lost its last row, or never was. */
export function useLastPage(
  list: Pick<UseQueryResult, 'isSuccess' | 'isPlaceholderData'>,
  { page, goToPage }: ListAddress,
  last: number,
): void {
  const isBeyond = list.isSuccess && !list.isPlaceholderData && page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page asked for lies beyond the last
  useEffect(() => {
    // in its place: the way back would lead here again
    if (isBeyond) goToPage(last, { replace: true });
  }, [isBeyond]);
}
