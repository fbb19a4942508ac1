/** Asia/Kolkata has stood at UTC+5:30 without summer time since 1945. */
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The day it is in India, yyyy-mm-dd. */
export function todayInIndia(now: Date): string {
  return new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** The moment at which the day in India began. */
export function dayBeginsInIndia(now: Date): Date {
  return new Date(Date.parse(`${todayInIndia(now)}T00:00:00Z`) - OFFSET_MS);
}
