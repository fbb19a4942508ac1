import { Schema, type Types } from 'mongoose';
import { type DailyUseName, dailyUseNames } from '#domain/daily-uses.ts';
import { key, oneOf, plainPartOptions, recordOptions, requiredDate, requiredId } from './schema-types.ts';

/** The last four weeks show an account's usual day; the rest is for looking back. */
export const USAGE_DAYS = 90;

/** What one account used on one day in India: see api/http/count-use.ts. */
export interface DailyUsageRecord {
  /** `<account's _id>:<yyyy-mm-dd>`. */
  _id: string;
  user: Types.ObjectId;
  /** Midnight in India. */
  dayBegins: Date;
  /** Searches include those that a process has reserved and not yet run. */
  counts: Record<DailyUseName, number>;
  /** Digests of the candidates that were already counted on this day; emptied when it is over. */
  seen: Types.ObjectId[];
  /** Uses of which admins were notified on this day. */
  noticed: DailyUseName[];
}

const count = { type: Number, required: true, min: 0 } as const;

export const dailyUsageSchema = new Schema<DailyUsageRecord>(
  {
    _id: key,
    user: requiredId,
    dayBegins: requiredDate,
    counts: new Schema(Object.fromEntries(dailyUseNames.map((name) => [name, count])), plainPartOptions),
    seen: { type: [requiredId], default: () => [] },
    noticed: { type: [oneOf(dailyUseNames)], default: () => [] },
  },
  recordOptions,
);

dailyUsageSchema.index({ user: 1, dayBegins: -1 });
dailyUsageSchema.index({ dayBegins: 1 }, { expireAfterSeconds: USAGE_DAYS * 24 * 60 * 60 });
