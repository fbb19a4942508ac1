import { Schema, SchemaTypes, type Types } from 'mongoose';
import { key, recordOptions, requiredDate, requiredId } from './schema-types.ts';

/** The chosen meaning of a spreadsheet's columns, remembered for the next file with the same header row. */
export interface ImportMappingRecord {
  /** The header row's shape: 64 hex digits. */
  _id: string;
  /** For each column from the left the name of its field; null skips the column. */
  columns: (string | null)[];
  savedBy: Types.ObjectId;
  savedAt: Date;
}

export const importMappingSchema = new Schema<ImportMappingRecord>(
  { _id: key, columns: [SchemaTypes.String], savedBy: requiredId, savedAt: requiredDate },
  recordOptions,
);
