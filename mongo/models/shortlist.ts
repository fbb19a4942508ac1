import { Schema, type Types } from 'mongoose';
import { id, key, list, recordOptions, requiredDate, requiredId, requiredText, text } from './schema-types.ts';

export const SHORTLIST_LIMITS = { ofAccount: 100, nameLength: 80, candidates: 2_000, sharedWith: 50 } as const;

/** A named list of candidates of an employer or admin. */
export interface ShortlistRecord {
  _id: Types.ObjectId;
  owner: Types.ObjectId;
  name: string;
  /** `<owner>:<name in lower case>`: names are unique per account. */
  nameKey: string;
  /** `<owner>:<number below the limit>`, which enforces the limit; absent in records from before. */
  slot?: string;
  /** In the order of adding, the latest last; candidates added together keep their order. */
  candidates: Types.ObjectId[];
  /** Accounts that may see it; absent: only the owner. */
  sharedWith?: Types.ObjectId[];
  createdAt: Date;
  updatedAt: Date;
}

export const shortlistSchema = new Schema<ShortlistRecord>(
  {
    owner: requiredId,
    name: requiredText(SHORTLIST_LIMITS.nameLength),
    nameKey: key,
    slot: text(60),
    candidates: list(id, SHORTLIST_LIMITS.candidates),
    sharedWith: list(id, SHORTLIST_LIMITS.sharedWith),
    createdAt: requiredDate,
    updatedAt: requiredDate,
  },
  recordOptions,
);

shortlistSchema.index({ nameKey: 1 }, { unique: true });
shortlistSchema.index({ slot: 1 }, { unique: true, sparse: true });
shortlistSchema.index({ owner: 1 });
shortlistSchema.index({ sharedWith: 1 });
