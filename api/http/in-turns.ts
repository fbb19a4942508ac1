import { ApiError } from './errors.ts';

interface TurnLimits {
  atOnce: number;
  /** Beyond so many waiting, a caller would wait longer than a page does. */
  mostWaiting: number;
  busyMessage: string;
}

/**
 * Runs costly work, a few at once, the others in order; `first` goes before those that wait without it. The function
 * throws 503 if too many of its kind wait already.
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
      // the place passes to the next in line, so `running` stays the same
      const next = waitingFirst.shift() ?? waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
