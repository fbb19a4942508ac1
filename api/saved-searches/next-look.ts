import type { SearchAlert } from '#api/contract/saved-search-shape.ts';
import { todayInIndia } from '#api/today-in-india.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** When an alert looks next: in a minute, or at the next eight o'clock in the morning in India; null where it is off. */
export function nextLook(alert: SearchAlert, now: Date): Date | null {
  if (alert === 'off') return null;
  if (alert === 'at-once') return new Date(now.getTime() + MINUTE_MS);
  const morning = new Date(`${todayInIndia(now)}T08:00:00+05:30`);
  return morning > now ? morning : new Date(morning.getTime() + DAY_MS);
}
