import { ApiError } from '#api/errors.ts';

interface TurnLimits {
  atOnce: number;
  /** Beyond so many waiting, a caller would wait longer than a page does. */
  mostWaiting: number;
  busyMessage: string;
}

/** Runs costly work, a few at once, the others in order. The function throws 503 if too many wait already. */
export function inTurns({ atOnce, mostWaiting, busyMessage }: TurnLimits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= mostWaiting) throw new ApiError(503, busyMessage, { retryAfterSeconds: 2 });
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // the place passes to the next in line, so `running` stays the same
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
