const MOST_COUNTED = 10_000;

/** `1 job`, `136 jobs`, `10,000+ jobs`, with what stands before it. */
export function jobsText(total: number, before = ''): string {
  const figure = `${total.toLocaleString('en-IN')}${total === MOST_COUNTED ? '+' : ''}`;
  return `${before}${figure} ${total === 1 ? 'job' : 'jobs'}`;
}
