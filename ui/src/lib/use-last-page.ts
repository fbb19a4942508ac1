import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Goes to a list's last page where a later one was asked for: it has lost its last row, or never was. */
export function useLastPage(
  list: Pick<UseQueryResult, 'isSuccess' | 'isPlaceholderData'>,
  page: number,
  last: number,
  go: (page: number) => void,
): void {
  const isBeyond = list.isSuccess && !list.isPlaceholderData && page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page asked for lies beyond the last
  useEffect(() => {
    if (isBeyond) go(last);
  }, [isBeyond]);
}
