import { describe, expect, it } from 'vitest';
import { firstPace, type ImportPace, LEAST_SHARE, nextPace, pauseAfter } from './import-pace.ts';

const BATCH_MS = 500;

interface Server {
  searchesPerSecond: number;
  /** The mean time of a search while the import works in this share of the time. */
  searchMs(share: number): number;
}

/** An import of so many batches beside searches; returns the pace after each. */
function simulate(server: Server, batches: number, from: ImportPace): ImportPace[] {
  const paces: ImportPace[] = [];
  let pace = from;
  for (let batch = 0; batch < batches; batch += 1) {
    const forMs = BATCH_MS + pauseAfter(BATCH_MS, pace);
    const searches = Math.round((server.searchesPerSecond * forMs) / 1000);
    pace = nextPace(pace, { searches, totalMs: searches * server.searchMs(pace.share) }, forMs);
    paces.push(pace);
  }
  return paces;
}

const before = firstPace({ searches: 100, totalMs: 2_000 });
const unknown = firstPace({ searches: 0, totalMs: 0 });
const shares = (paces: readonly ImportPace[]) => paces.map(({ share }) => share);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Searches of 20 ms that the import delays by up to `most` ms. */
const delayed = (most: number, searchesPerSecond = 10): Server => ({
  searchesPerSecond,
  searchMs: (share) => 20 + most * share,
});

describe('the pace of an import', () => {
  it('is never reduced without searches', () => {
    expect(new Set(shares(simulate(delayed(100, 0), 50, before)))).toEqual(new Set([1]));
  });

  it('is not reduced beside searches that it hardly slows down', () => {
    expect(new Set(shares(simulate(delayed(8), 50, before)))).toEqual(new Set([1]));
  });

  it('settles where searches take about 1.5 times as long', () => {
    const settled = shares(simulate(delayed(25), 200, before)).slice(20);
    const slowdown = 1 + (25 * mean(settled)) / 20;
    expect(slowdown).toBeGreaterThan(1.3);
    expect(slowdown).toBeLessThan(1.7);
  });

  it('is never below its floor, so that every import ends', () => {
    const all = shares(simulate(delayed(10_000), 200, before));
    expect(Math.min(...all)).toBe(LEAST_SHARE);
    expect(pauseAfter(BATCH_MS, { share: LEAST_SHARE })).toBe(3 * BATCH_MS);
  });

  it('recovers within ten batches once the searches have ended', () => {
    const [slow] = simulate(delayed(10_000), 50, before).slice(-1);
    expect(slow!.share).toBe(LEAST_SHARE);
    expect(shares(simulate(delayed(0, 20), 10, slow!)).at(-1)).toBe(1);
  });

  it('is found without searches from before: the first slow-down is noticed when searches get slower', () => {
    const [quiet] = simulate(delayed(2), 5, unknown).slice(-1);
    expect(quiet!.share).toBe(1);
    expect(shares(simulate(delayed(60), 5, quiet!)).at(-1)).toBeLessThan(0.5);
  });

  it('follows searches that have become harder for other reasons', () => {
    const harder = { searchesPerSecond: 10, searchMs: () => 60 };
    const paces = simulate(harder, 2_000, before);
    expect(paces[20]!.share).toBe(LEAST_SHARE);
    expect(paces.at(-1)!.share).toBe(1);
  });

  it('waits for a few searches, or five seconds, before it judges', () => {
    const slow = { searches: 2, totalMs: 400 };
    const once = nextPace(before, slow, 500);
    expect(once.share).toBe(1);
    expect(nextPace(nextPace(once, slow, 500), slow, 500).share).toBeLessThan(1);
    expect(nextPace(before, slow, 5_000).share).toBeLessThan(1);
  });
});
