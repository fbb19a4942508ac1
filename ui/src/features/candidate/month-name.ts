/** ISO 8601 → `Nov 2026`; null gives null. */
export const monthName = (iso: string | null) =>
  iso && new Date(iso).toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
