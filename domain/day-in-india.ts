/** Asia/Kolkata has been at UTC+5:30 without summer time since 1945. */
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The date in India at that moment, yyyy-mm-dd. */
export function todayInIndia(now: Date): string {
  return new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** The start of the current day in India. */
export const dayBeginsInIndia = (now: Date): Date => dayInIndiaBegins(todayInIndia(now));

/** The start of a day (yyyy-mm-dd) in India. */
export function dayInIndiaBegins(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS);
}
