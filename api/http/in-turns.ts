import { ApiError } from './errors.ts';

interface TurnLimits {
  atOnce: number;
  /** With more waiting, a caller would wait longer than a page's timeout. */
  mostWaiting: number;
  busyMessage: string;
}

/**
 * Runs expensive work a few at a time, the rest in order; work with `first` precedes the rest. Throws 503 if too many
 * of its kind are waiting.
 */
export function inTurns({ atOnce, mostWaiting, busyMessage }: TurnLimits) {
  let running = 0;
  const waitingFirst: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>, { first = false } = {}): Promise<T> => {
    const queue = first ? waitingFirst : waiting;
    if (queue.length >= mostWaiting) throw new ApiError(503, busyMessage, { retryAfterSeconds: 2 });
    if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // the slot passes to the next in line, so `running` is unchanged
      const next = waitingFirst.shift() ?? waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
