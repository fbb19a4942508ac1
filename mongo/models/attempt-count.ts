import { Schema } from 'mongoose';
import { key, recordOptions, requiredDate } from './schema-types.ts';

/** Recent attempts, counted over all API processes: see api/http/account-limits.ts. */
export interface AttemptCountRecord {
  /** `<what>:<hash>`: an attempted email may belong to no account, so it is not stored. */
  _id: string;
  count: number;
  /** When the count restarts; MongoDB then deletes the record. */
  until: Date;
}

export const attemptCountSchema = new Schema<AttemptCountRecord>(
  { _id: key, count: { type: Number, required: true, min: 0 }, until: requiredDate },
  recordOptions,
);

attemptCountSchema.index({ until: 1 }, { expireAfterSeconds: 0 });
