import type { Types } from 'mongoose';
import type { Cell } from '#indexer/files/spreadsheet/cell.ts';
import type { RowFields } from './row-fields.ts';

/** A row that was understood, on its way to becoming a candidate. */
export interface ImportRow {
  /** The data row's place in the file, from 0. */
  place: number;
  /** As the spreadsheet numbers it. */
  number: number;
  cells: Cell[];
  fields: RowFields;
  /** See contact-keys.ts. */
  keys: string[];
}

/** A row whose contacts are its own by now. */
export interface ClaimedRow extends ImportRow {
  candidate: Types.ObjectId;
  /** An earlier attempt at this very import has stored the candidate already. */
  stored: boolean;
}

/** A row whose email, phone or cells are somebody's already. */
export interface DuplicateRow extends ImportRow {
  reason: string;
}
