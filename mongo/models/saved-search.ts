import { Schema, SchemaTypes, type Types } from 'mongoose';
import { id, key, list, oneOf, recordOptions, requiredDate, requiredId, requiredText, text } from './schema-types.ts';

export const searchAlerts = ['off', 'daily', 'at-once'] as const;
export type SearchAlert = (typeof searchAlerts)[number];

export const SAVED_SEARCH_LIMITS = { ofAccount: 100, nameLength: 80, sharedWith: 50 } as const;

/** A search that an employer or admin saved under a name. */
export interface SavedSearchRecord {
  _id: Types.ObjectId;
  owner: Types.ObjectId;
  name: string;
  /** `<owner>:<name in lower case>`: names are unique per account. */
  nameKey: string;
  /** `<owner>:<number below the limit>`, which enforces the limit; absent in records from before. */
  slot?: string;
  /** The criteria, and the version of the wire filter they use. */
  filter: Record<string, unknown>;
  filterVersion: number;
  /** Accounts that may see and run it. */
  sharedWith: Types.ObjectId[];
  /** How often its owner is notified of new matches; the alert's state is in `searchWatches`. */
  alert: SearchAlert;
  createdAt: Date;
  updatedAt: Date;
}

export const savedSearchSchema = new Schema<SavedSearchRecord>(
  {
    owner: requiredId,
    name: requiredText(SAVED_SEARCH_LIMITS.nameLength),
    nameKey: key,
    slot: text(60),
    filter: { type: SchemaTypes.Mixed, required: true },
    filterVersion: { type: Number, required: true },
    sharedWith: list(id, SAVED_SEARCH_LIMITS.sharedWith),
    alert: { ...oneOf(searchAlerts), required: true, default: 'off' },
    createdAt: requiredDate,
    updatedAt: requiredDate,
  },
  recordOptions,
);

savedSearchSchema.index({ nameKey: 1 }, { unique: true });
savedSearchSchema.index({ slot: 1 }, { unique: true, sparse: true });
savedSearchSchema.index({ owner: 1 });
savedSearchSchema.index({ sharedWith: 1 });
