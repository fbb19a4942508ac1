/** Searches that ended within some time, and how long Elasticsearch worked on them in total. */
export interface SearchTimes {
  searches: number;
  totalMs: number;
}

/** How fast an import works beside searches; `nextPace` adapts it. */
export interface ImportPace {
  /** The share of its time in which the import works, from LEAST_SHARE to 1. */
  share: number;
  /** The time of a search that the import doesn't slow down, in ms; null until there was a search. */
  quietMs: number | null;
  /** Seen since the last change. */
  seen: SearchTimes & { forMs: number };
}

/** Searches are slowed down if they take this many times as long as without the import. */
const SLOWED = 1.5;
/** Fewer say little, since the time of a search depends on what it searches for. */
const FEWEST_SEARCHES = 5;
/** After this time, fewer searches must do. */
const LONGEST_WINDOW_MS = 5_000;
/** An import takes at most four times as long, however busy the servers are. */
export const LEAST_SHARE = 0.25;
const BACK_OFF = 0.6;
const RECOVER = 0.1;
/** The quiet time follows searches that become harder: by half within about ten minutes. */
const QUIET_GROWTH = 1.001;

const nothingSeen = { searches: 0, totalMs: 0, forMs: 0 };

const meanMs = ({ searches, totalMs }: SearchTimes): number | null => (searches > 0 ? totalMs / searches : null);

/** At full speed. `before` are searches from before the import. */
export const firstPace = (before: SearchTimes): ImportPace => ({
  share: 1,
  quietMs: meanMs(before),
  seen: nothingSeen,
});

/**
 * Reduces the share by a factor if searches were slowed down, and raises it by a step otherwise, as congestion control
 * does. Without searches an import is never slowed down.
 */
export function nextPace({ share, quietMs, seen }: ImportPace, times: SearchTimes, forMs: number): ImportPace {
  const all = {
    searches: seen.searches + times.searches,
    totalMs: seen.totalMs + times.totalMs,
    forMs: seen.forMs + forMs,
  };
  if (all.searches < FEWEST_SEARCHES && all.forMs < LONGEST_WINDOW_MS) return { share, quietMs, seen: all };
  const mean = meanMs(all);
  const quiet = mean === null ? quietMs : Math.min(mean, (quietMs ?? mean) * QUIET_GROWTH);
  const isSlowed = mean !== null && quiet !== null && mean > quiet * SLOWED;
  return {
    share: isSlowed ? Math.max(LEAST_SHARE, share * BACK_OFF) : Math.min(1, share + RECOVER),
    quietMs: quiet,
    seen: nothingSeen,
  };
}

/** The pause in ms after that much work. */
export const pauseAfter = (workedMs: number, { share }: Pick<ImportPace, 'share'>): number =>
  workedMs * (1 / share - 1);
