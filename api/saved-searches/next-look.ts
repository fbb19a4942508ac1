import type { SearchAlert } from '#api/contract/saved-search-shape.ts';
import { dayBeginsInIndia } from '#api/today-in-india.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** In India: before a recruiter's day begins. */
const ALERT_HOUR = 8;

/** When an alert looks next: in a minute, or at the next eight o'clock in the morning in India; null where it is off. */
export function nextLook(alert: SearchAlert, now: Date): Date | null {
  if (alert === 'off') return null;
  if (alert === 'at-once') return new Date(now.getTime() + MINUTE_MS);
  const morning = new Date(dayBeginsInIndia(now).getTime() + ALERT_HOUR * HOUR_MS);
  return morning > now ? morning : new Date(morning.getTime() + DAY_MS);
}
