/** Fields to be written as update operators: what is empty is taken away. */
export function toUpdate(fields: Record<string, unknown>) {
  const isEmpty = (value: unknown) => value === undefined || value === '';
  const entries = Object.entries(fields);
  const empty = entries.filter(([, value]) => isEmpty(value)).map(([name]) => [name, ''] as const);
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => !isEmpty(value))),
    ...(empty.length > 0 && { $unset: Object.fromEntries(empty) }),
  };
}

/** The same for a part of a record: only what holds something. */
export const filledIn = (fields: Record<string, unknown>): Record<string, unknown> => toUpdate(fields).$set;

/** `2026-02-28` → that day at midnight UTC; '' → undefined. */
export const toDay = (text: string): Date | undefined => (text === '' ? undefined : new Date(text));

/** Years and months of which one may be empty; undefined where both are. */
export function toDuration({ year, month }: { year: string; month: string }) {
  return year === '' && month === '' ? undefined : { year: Number(year), month: Number(month) };
}
