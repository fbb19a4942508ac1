import { Schema } from 'mongoose';
import { key, number, plainPartOptions, recordOptions, requiredDate, requiredText } from './schema-types.ts';

export interface OrphanCount {
  kind: string;
  removed: number;
  /** Moved to the candidate that their owner was merged into. */
  moved: number;
  /** Found without an owner and kept. */
  kept: number;
}

/** The newest sweep for records whose owner is gone. There is one record, `newest`. */
export interface OrphanSweepRecord {
  _id: 'newest';
  /** Other processes skip a sweep that has just started. */
  begunAt: Date;
  /** Absent until the first sweep has ended. */
  endedAt?: Date;
  /** From the last finished sweep; zero counts are omitted. */
  counts: OrphanCount[];
}

const amount = { ...number(0, Number.MAX_SAFE_INTEGER), required: true } as const;
const orphanCount = new Schema(
  { kind: requiredText(60), removed: amount, moved: amount, kept: amount },
  plainPartOptions,
);

export const orphanSweepSchema = new Schema<OrphanSweepRecord>(
  { _id: key, begunAt: requiredDate, endedAt: Date, counts: { type: [orphanCount], default: () => [] } },
  recordOptions,
);
