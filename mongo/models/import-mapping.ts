import { Schema, SchemaTypes, type Types } from 'mongoose';
import { key, recordOptions, requiredDate, requiredId } from './schema-types.ts';

/** The chosen meaning of a spreadsheet's columns, remembered for the next file with the same header row. */
export interface ImportMappingRecord {
  /** The header row's shape: 64 hex digits. */
  _id: string;
  /** For each column from the left the name of its field; null skips the column. */
  columns: (string | null)[];
  /** How each column's bare values are read; null leaves it to the file. */
  readings?: (string | null)[];
  /** Cells read as another text: `<the column's position>\t<the cell's text>\t<the other text>`. */
  corrections?: string[];
  savedBy: Types.ObjectId;
  savedAt: Date;
}

export const importMappingSchema = new Schema<ImportMappingRecord>(
  {
    _id: key,
    columns: [SchemaTypes.String],
    readings: { type: [SchemaTypes.String], default: undefined },
    corrections: { type: [SchemaTypes.String], default: undefined },
    savedBy: requiredId,
    savedAt: requiredDate,
  },
  recordOptions,
);

interface Correction {
  at: number;
  text: string;
  as: string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Corrections as the record stores them: a list of texts, in which an erasure finds a person. */
export const storedCorrections = (corrections: readonly Correction[]): string[] =>
  corrections.map(({ at, text, as }) => [at, oneLine(text), oneLine(as)].join('\t'));

export const readCorrections = (stored: readonly string[] = []): Correction[] =>
  stored.map((line) => {
    const [at, text = '', as = ''] = line.split('\t');
    return { at: Number(at), text, as };
  });
