import { Schema, SchemaTypes, type Types } from 'mongoose';
import { key, recordOptions, requiredDate, requiredId } from './schema-types.ts';

/** What somebody chose a spreadsheet's columns to mean: remembered for the next file with the same header row. */
export interface ImportMappingRecord {
  /** The header row's shape: 64 hex digits. */
  _id: string;
  /** For each column from the left the name of what it means; null leaves it out. */
  columns: (string | null)[];
  savedBy: Types.ObjectId;
  savedAt: Date;
}

export const importMappingSchema = new Schema<ImportMappingRecord>(
  { _id: key, columns: [SchemaTypes.String], savedBy: requiredId, savedAt: requiredDate },
  recordOptions,
);
