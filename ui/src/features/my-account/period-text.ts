import { formatDay } from '#ui/lib/format-candidate.ts';

/** `1 Jan 2020 – 31 Mar 2022`, `1 Jan 2020 – Ongoing`. */
export const periodText = (from: string, to: string, isOngoing = false): string =>
  [formatDay(from), isOngoing ? 'Ongoing' : formatDay(to)].filter(Boolean).join(' – ');
