/** How all screens format jobs' values. Ranges are `{min, max}`, deadlines yyyy-mm-dd. */

interface Span {
  min: number;
  max: number;
}

/** `2 – 5`, or `5` if both ends are equal. */
function formatSpan({ min, max }: Span): string {
  const [from, to] = [min, max].map((end) => end.toLocaleString('en-IN', { maximumFractionDigits: 1 }));
  return from === to ? `${from}` : `${from} – ${to}`;
}

/** `2 – 5 years` */
export function formatYears(span: Span): string {
  return `${formatSpan(span)} ${span.max === 1 ? 'year' : 'years'}`;
}

/** `₹6 – 12 LPA` */
export const formatSalary = (span: Span): string => `₹${formatSpan(span)} LPA`;

export const workplaceNames = { onsite: 'On-site', remote: 'Remote', hybrid: 'Hybrid' } as const;
export const employmentNames = { ft: 'Full-time', pt: 'Part-time', contract: 'Contract' } as const;

/** `On-site, Pune` */
export function formatPlace({ type, city }: { type: keyof typeof workplaceNames; city: string | null }): string {
  return [workplaceNames[type], city].filter(Boolean).join(', ');
}

/** yyyy-mm-dd or ISO 8601 → `12/11/2026`, in Indian time. */
export function formatJobDay(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { timeZone: 'Asia/Kolkata' });
}
