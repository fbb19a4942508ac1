/** Quantiles of durations in milliseconds, rounded to 0.01 ms; `n` is their number. Throws on an empty list. */
export function percentiles(durations: readonly number[]): { n: number; p50: number; p95: number; p99: number } {
  if (durations.length === 0) throw new Error('No durations for percentiles');
  const sorted = [...durations].sort((a, b) => a - b);
  const at = (q: number) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!;
    return Math.round(value * 100) / 100;
  };
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Milliseconds by the shape of the request. */
export type Durations = Record<string, number[]>;

export function keep(durations: Durations, shape: string, ms: number): void {
  (durations[shape] ??= []).push(ms);
}

/** Quantiles over all shapes. */
export const overall = (durations: Durations) => percentiles(Object.values(durations).flat());

/** Quantiles of each shape. */
export const byShape = (durations: Durations) =>
  Object.fromEntries(Object.entries(durations).map(([shape, list]) => [shape, percentiles(list)]));

/** Rounded to hundredths. */
export const ratio = (part: number, whole: number): number => Math.round((part / whole) * 100) / 100;
