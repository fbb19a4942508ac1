/** Asia/Kolkata has stood at UTC+5:30 without summer time since 1945. */
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The day it is in India, yyyy-mm-dd. */
export function todayInIndia(now: Date): string {
  return new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** The moment at which the day in India began. */
export const dayBeginsInIndia = (now: Date): Date => dayInIndiaBegins(todayInIndia(now));

/** The moment at which a day (yyyy-mm-dd) begins in India. */
export function dayInIndiaBegins(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS);
}
