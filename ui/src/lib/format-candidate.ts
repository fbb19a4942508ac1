/**
 * How all screens format candidates' values. Null and missing values return null, so that the caller chooses a
 * placeholder.
 */

export interface Duration {
  year: number;
  month: number;
}

/** `7y 4m`. */
export function formatDuration(duration: Duration | null): string | null {
  return duration && `${duration.year}y ${duration.month}m`;
}

// created once: constructing a formatter takes longer than rendering a page of cards
const amounts = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** `₹21.5 LPA`; the amount is in lakh rupees a year. */
export function formatLpa(ctc: { amount: number } | null): string | null {
  return ctc && `₹${amounts.format(ctc.amount)} LPA`;
}

/** ISO 8601 → `12 Nov 2026` in Indian time; returns anything that isn't a date unchanged. */
export function formatDay(iso: string | null): string | null {
  if (!iso) return null;
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : days.format(moment);
}

/** `+91 9876543210`. */
export function formatPhone(phone: { countryCode: string; number: string } | null): string | null {
  return phone?.number ? `+${phone.countryCode} ${phone.number}` : null;
}

interface Address {
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  district: string | null;
  state: string | null;
  country: string | null;
  zipCode: string | null;
}

/** On one line; leaves out a district with the city's name. */
export function formatAddress(address: Address | null): string | null {
  if (!address) return null;
  const { addressLine1, addressLine2, city, district, state, country, zipCode } = address;
  const lines = [addressLine1, addressLine2, city, district === city ? null : district, state, country, zipCode];
  return lines.filter(Boolean).join(', ') || null;
}

export { formatNotice } from '#domain/notice-periods.ts';
