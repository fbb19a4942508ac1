import { Schema } from 'mongoose';
import { key, oneOf, recordOptions, requiredDate } from './schema-types.ts';

export const otpPurposes = ['signup', 'reset'] as const;

/** The one open code of an email and a purpose; `_id` is `<purpose>:<email>`, so a new one voids the last. */
export interface OtpRecord {
  _id: string;
  email: string;
  purpose: (typeof otpPurposes)[number];
  codeHash: string;
  /** Wrong codes so far. */
  tries: number;
  /** When codes were sent, newest last: what resends are limited by. */
  sentAt: Date[];
  /** MongoDB drops the record afterwards. */
  expiresAt: Date;
  /** Set once the code was right; with the hash of a token that only that browser has. */
  verifiedAt?: Date;
  browserTokenHash?: string;
}

export const otpSchema = new Schema<OtpRecord>(
  {
    _id: key,
    email: key,
    purpose: { ...oneOf(otpPurposes), required: true },
    codeHash: key,
    tries: { type: Number, default: 0, min: 0 },
    sentAt: [Date],
    expiresAt: requiredDate,
    verifiedAt: Date,
    browserTokenHash: String,
  },
  recordOptions,
);

otpSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
