import { type Pair, pairName } from './pairs.ts';
import type { Bench } from './processes.ts';
import { playRound } from './round.ts';

export interface PairOrder {
  pair: Pair;
  rounds: number;
  processes: 1 | 2;
}

export interface PairResult {
  pair: string;
  processes: 1 | 2;
  rounds: number;
  broken: number;
  /** Violations, and in how many rounds. */
  what: Record<string, number>;
  /** How often each pair of statuses was returned. */
  statuses: Record<string, number>;
  /** The first failed round, from 0. */
  first?: number;
}

export interface RunOptions {
  seed: string;
  /** No round starts after it. */
  until: number;
  /** Only this round. */
  round?: number | undefined;
  tell?(result: PairResult): void;
  afterRound?(): void;
}

/**
 * Starts the pairs in their order, one at a time on each bench; omits pairs that the time limit does not reach from the
 * results.
 */
export async function runPairs(
  benches: readonly Bench[],
  orders: readonly PairOrder[],
  options: RunOptions,
): Promise<PairResult[]> {
  const results: PairResult[] = [];
  // each lane takes the next order from the one iterator
  const remaining = orders.values();
  await Promise.all(benches.map((bench) => runLane(bench, remaining, options, results)));
  return results;
}

async function runLane(
  bench: Bench,
  remaining: Iterable<PairOrder>,
  options: RunOptions,
  results: PairResult[],
): Promise<void> {
  for (const { pair, rounds, processes } of remaining) {
    if (Date.now() > options.until) break;
    const result: PairResult = { pair: pairName(pair), processes, rounds: 0, broken: 0, what: {}, statuses: {} };
    const numbers = options.round === undefined ? Array.from({ length: rounds }, (_, at) => at) : [options.round];
    for (const number of numbers) {
      if (Date.now() > options.until) break;
      const { broken, statuses } = await playRound(bench, { pair, seed: options.seed, number, processes });
      result.rounds += 1;
      options.afterRound?.();
      count(result.statuses, statuses.join('/'));
      for (const what of broken) count(result.what, what);
      if (broken.length === 0) continue;
      result.broken += 1;
      result.first ??= number;
    }
    results.push(result);
    options.tell?.(result);
  }
}

const count = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};
