/** ISO 8601 or `2026-02-28` → `28 Feb 2026`: a day, the same everywhere; '' and null give ''. */
export const dayText = (iso: string | null): string =>
  iso
    ? new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    : '';

/** `1 Jan 2020 – 31 Mar 2022`, `1 Jan 2020 – Ongoing`. */
export const periodText = (from: string, to: string, isOngoing = false): string =>
  [dayText(from), isOngoing ? 'Ongoing' : dayText(to)].filter(Boolean).join(' – ');
