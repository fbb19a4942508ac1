const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** ISO 8601 → `12 Nov 2026, 4:05 pm`, in Indian time. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** ISO 8601 → `4:05:09 pm`, in Indian time. */
export const formatClock = (iso: string): string => clock.format(new Date(iso));
