export interface Ahead {
  /** Concurrent work. */
  atOnce: number;
  /** Started and not yet taken; a slow item does not delay others. */
  begun: number;
}

/**
 * Works on items ahead and returns the results in their order. A consumer that stops or fails aborts the work in
 * progress through its signal; all work has ended when this function returns.
 */
export async function* readAhead<Item, Result>(
  items: readonly Item[],
  { atOnce, begun }: Ahead,
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
): AsyncGenerator<Result> {
  const stop = new AbortController();
  const results: Promise<Result>[] = [];
  let taken = 0;
  let working = 0;
  function beginMore(): void {
    while (working < atOnce && results.length < items.length && results.length - taken < begun) {
      if (stop.signal.aborted) return;
      working += 1;
      const result = work(items[results.length]!, stop.signal).finally(() => {
        working -= 1;
        beginMore();
      });
      // thrown when its turn comes
      result.catch(() => undefined);
      results.push(result);
    }
  }
  try {
    for (; taken < items.length; taken += 1) {
      beginMore();
      yield await results[taken]!;
      delete results[taken];
    }
  } finally {
    stop.abort(new Error('The results are no longer needed'));
    await Promise.allSettled(results);
  }
}
