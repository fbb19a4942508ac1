export interface Ahead {
  /** Worked on at the same time. */
  atOnce: number;
  /** Begun and not yet taken; so that one that takes long holds back no others. */
  begun: number;
}

/**
 * Works on items before they are taken, and gives what came of them in their order. Whoever stops taking, or meets a
 * failure, ends the work under way by its signal; it has ended when this has.
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
      // told when its turn comes
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
    stop.abort(new Error('nobody takes what is read'));
    await Promise.allSettled(results);
  }
}
