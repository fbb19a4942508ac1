import { createHash } from 'node:crypto';
import { cellText, type SheetRow } from './cell.ts';
import { applicantIdColumn, ownColumns, recognisedColumns } from './recognise-columns.ts';

/**
 * Which row is the header: `people`, one that names columns of new candidates; `known`, of candidates already here;
 * `guess`, as `people`, else the row that looks most like one; or the shape (see headerShape) that it must have.
 */
export type HeaderSearch = 'people' | 'known' | 'guess' | (string & {});

/**
 * What files of the same columns in the same order have in common: a hash of the header's texts, 64 hex digits. The
 * report of a file has the file's own.
 */
export function headerShape(headers: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(ownColumns(headers).map(({ header }) => header)))
    .digest('hex');
}

/** Whether a row is the header that is searched for. */
export function isHeader(row: SheetRow, search: HeaderSearch): boolean {
  const texts = row.cells.map(cellText);
  if (search === 'people' || search === 'guess') return namesPeople(texts);
  return search === 'known' ? namesKnown(texts) : headerShape(texts) === search;
}

/** At least a name or an email, and something beside it unless that is all there is. */
function namesPeople(texts: readonly string[]): boolean {
  const columns = recognisedColumns(texts).recognised;
  const known = new Set(columns.map(({ column }) => column));
  const identifies = ['name', 'firstName', 'lastName', 'email'].some((column) => known.has(column as never));
  return identifies && (columns.length >= 2 || texts.filter((text) => text !== '').length === 1);
}

/** At least one column to find a candidate by, and one to fill in. */
function namesKnown(texts: readonly string[]): boolean {
  const columns = recognisedColumns(texts).recognised;
  const hasId = applicantIdColumn(texts) >= 0;
  const contacts = columns.filter(({ column }) => column === 'email' || column === 'phone');
  return (hasId || contacts.length > 0) && columns.length + (hasId ? 1 : 0) >= 2;
}

/** Of a sheet's first rows the one with the most texts, the first of several; null where none has two. */
export function likeliestHeader(rows: readonly SheetRow[]): SheetRow | null {
  const texts = ({ cells }: SheetRow) => cells.filter((cell) => typeof cell === 'string' && cell.trim() !== '').length;
  const [likeliest] = rows.toSorted((a, b) => texts(b) - texts(a));
  return likeliest && texts(likeliest) >= 2 ? likeliest : null;
}
