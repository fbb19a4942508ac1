import type { Duration } from './format-candidate.ts';

/** Values that screens derive from a candidate. Dates are ISO 8601; `now` is an argument, so that tests can set it. */

/** `5.6`: five years and six months, as recruiters write it. */
export function yearsDotMonths(duration: Duration | null): string | null {
  return duration && `${duration.year}.${duration.month}`;
}

/** Whole years between a date of birth and now; null if it is unknown or in the future. */
export function ageOn(dateOfBirth: string | null, now: Date): number | null {
  if (!dateOfBirth) return null;
  const born = new Date(dateOfBirth);
  const had = [now.getMonth(), now.getDate()] as const;
  const birthday = [born.getUTCMonth(), born.getUTCDate()] as const;
  const before = had[0] < birthday[0] || (had[0] === birthday[0] && had[1] < birthday[1]);
  const age = now.getFullYear() - born.getUTCFullYear() - (before ? 1 : 0);
  return age >= 0 ? age : null;
}

/** Duration of a job, including its first and last month; null if either end is unknown. */
export function timeBetween(from: string | null, to: string | null): Duration | null {
  if (!from || !to) return null;
  const [start, end] = [new Date(from), new Date(to)];
  const months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth() + 1;
  return months > 0 ? { year: Math.floor(months / 12), month: months % 12 } : null;
}

/** `₹27 LPA (₹27,00,000 a year)`; the amount is in lakh rupees a year. */
export function rupeesAndLpa(ctc: { amount: number } | null): string | null {
  if (!ctc) return null;
  const lpa = ctc.amount.toLocaleString('en-IN', { maximumFractionDigits: 2 });
  return `₹${lpa} LPA (₹${Math.round(ctc.amount * 100_000).toLocaleString('en-IN')} a year)`;
}
