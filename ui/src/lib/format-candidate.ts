/** How candidates' values read on every screen. `null` and missing give null, so that a caller decides what stands there. */

interface Duration {
  year: number;
  month: number;
}

/** `7y 4m`. */
export function formatDuration(duration: Duration | null): string | null {
  return duration && `${duration.year}y ${duration.month}m`;
}

/** `₹21.5 LPA`; the amount is in lakh rupees a year. */
export function formatLpa(ctc: { amount: number } | null): string | null {
  return ctc && `₹${ctc.amount.toLocaleString('en-IN', { maximumFractionDigits: 2 })} LPA`;
}

/** ISO 8601 → `12 Nov 2026`, as read in India. */
export function formatDay(iso: string | null): string | null {
  if (!iso) return null;
  return new Date(iso).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
}

const noticeNames: Record<string, string> = { immediate: 'Immediate', serving: 'Serving notice' };

/** The stored notice period → `30 days`, `Immediate`. */
export function formatNotice(period: string | null): string | null {
  if (!period) return null;
  return noticeNames[period] ?? (/^\d+$/.test(period) ? `${period} days` : period);
}
