import { Schema } from 'mongoose';
import { key, recordOptions } from './schema-types.ts';

/** The last number allocated for a kind of record: see display-ids.ts. */
export interface CounterRecord {
  _id: string;
  value: number;
}

export const counterSchema = new Schema<CounterRecord>(
  { _id: key, value: { type: Number, default: 0 } },
  recordOptions,
);
