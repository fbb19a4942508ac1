import { Schema } from 'mongoose';
import { key, recordOptions, requiredDate } from './schema-types.ts';

/** How often something was tried lately, counted over all API processes together: see api/http/account-limits.ts. */
export interface AttemptCountRecord {
  /** `<what>:<hash of whose it is>`: emails that were tried may be nobody's, and are not kept. */
  _id: string;
  count: number;
  /** When the count begins anew; MongoDB drops the record afterwards. */
  until: Date;
}

export const attemptCountSchema = new Schema<AttemptCountRecord>(
  { _id: key, count: { type: Number, required: true, min: 0 }, until: requiredDate },
  recordOptions,
);

attemptCountSchema.index({ until: 1 }, { expireAfterSeconds: 0 });
