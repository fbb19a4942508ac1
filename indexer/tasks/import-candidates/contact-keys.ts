import { createHash } from 'node:crypto';
import { type Cell, cellText } from '#indexer/files/spreadsheet/cell.ts';
import type { RecognisedColumn } from '#indexer/files/spreadsheet/recognise-columns.ts';
import { contactKeys as ownContactKeys } from '#mongo/contact-keys.ts';
import type { RowFields } from './row-fields.ts';

/**
 * The keys by which a row's person is known in `candidateContacts`: email and phone, or where there is neither the
 * fingerprint of the recognised cells, whatever the order of their columns.
 */
export function contactKeys(fields: RowFields, columns: readonly RecognisedColumn[], cells: readonly Cell[]): string[] {
  const keys = ownContactKeys(fields);
  if (keys.length > 0) return keys;
  const said = columns
    .map(({ column, at }) => [column, cellText(cells[at])])
    .filter(([, text]) => text !== '')
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return [`row:${createHash('sha256').update(JSON.stringify(said)).digest('hex')}`];
}

/** What a taken key was, for the report. */
export function keyName(key: string): 'email' | 'phone number' | 'cells' {
  if (key.startsWith('email:')) return 'email';
  return key.startsWith('phone:') ? 'phone number' : 'cells';
}
