import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListAddress } from './use-list-address.ts';

/** Redirects to a list's last page if a later one was requested: the page has lost its last row, or never existed. */
export function useLastPage(
  list: Pick<UseQueryResult, 'isSuccess' | 'isPlaceholderData'>,
  { page, goToPage }: ListAddress,
  last: number,
): void {
  const isBeyond = list.isSuccess && !list.isPlaceholderData && page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page asked for lies beyond the last
  useEffect(() => {
    // replace: Back would otherwise return here
    if (isBeyond) goToPage(last, { replace: true });
  }, [isBeyond]);
}
