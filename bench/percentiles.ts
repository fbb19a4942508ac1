/** Quantiles of a list of durations in milliseconds, rounded to 0.01 ms; `n` is how many there were. Throws on none. */
export function percentiles(durations: readonly number[]): { n: number; p50: number; p95: number; p99: number } {
  if (durations.length === 0) throw new Error('no durations to take percentiles of');
  const sorted = [...durations].sort((a, b) => a - b);
  const at = (q: number) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!;
    return Math.round(value * 100) / 100;
  };
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
