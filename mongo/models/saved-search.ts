import { Schema, SchemaTypes, type Types } from 'mongoose';
import { id, key, list, oneOf, recordOptions, requiredDate, requiredId, requiredText, text } from './schema-types.ts';

export const searchAlerts = ['off', 'daily', 'at-once'] as const;
export type SearchAlert = (typeof searchAlerts)[number];

export const SAVED_SEARCH_LIMITS = { ofAccount: 100, nameLength: 80, sharedWith: 50 } as const;

/** A search that an employer or admin named, to run it again. */
export interface SavedSearchRecord {
  _id: Types.ObjectId;
  owner: Types.ObjectId;
  name: string;
  /** `<owner>:<name in lower case>`: one account has a name once. */
  nameKey: string;
  /** `<owner>:<number below the limit>`; absent in records from before the limit was kept by it. */
  slot?: string;
  /** What was asked, and in which version of the wire's filter. */
  filter: Record<string, unknown>;
  filterVersion: number;
  /** Accounts that may see and run it. */
  sharedWith: Types.ObjectId[];
  /** When its owner is told of new matches; how far that is stands in `searchWatches`. */
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
