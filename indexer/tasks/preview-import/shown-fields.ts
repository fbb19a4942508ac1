import type { RowFields } from '#indexer/tasks/import-candidates/row-fields.ts';

/** What was read from one cell, as a person reads it: `5y 6m`, `₹12.5 LPA`, `28 Feb 1990`. */
export function shownFields(fields: RowFields): string {
  return Object.values(fields)
    .map(shown)
    .filter((text) => text !== '')
    .join(', ');
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value instanceof Date) return value.toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  if (Array.isArray(value)) return value.map(shown).join(', ');
  if (typeof value !== 'object') return String(value);
  const part = value as Record<string, unknown>;
  if ('currency' in part) return `₹${Number(part.amount).toLocaleString('en-IN', { maximumFractionDigits: 2 })} LPA`;
  if ('month' in part) return `${part.year}y ${part.month}m`;
  if ('countryCode' in part) return `+${part.countryCode} ${part.number}`;
  if ('isDisabled' in part) return [shown(part.isDisabled), shown(part.desc)].filter(Boolean).join(', ');
  if ('proficiency' in part) return String(part.name);
  return Object.values(part).map(shown).filter(Boolean).join(', ');
}
