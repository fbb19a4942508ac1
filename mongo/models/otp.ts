import { Schema } from 'mongoose';
import { key, oneOf, recordOptions, requiredDate } from './schema-types.ts';

export const otpPurposes = ['signup', 'reset', 'change-email'] as const;

/**
 * The one open code of an email and a purpose; `_id` is `<purpose>:<email>`, for a change of email
 * `change-email:<account>:<email>`, so a new one voids the last.
 */
export interface OtpRecord {
  _id: string;
  email: string;
  purpose: (typeof otpPurposes)[number];
  /** Keyed by the API's secret: six digits alone are soon tried through. Absent once the code is used. */
  codeHash?: string;
  /** Codes tried so far. */
  tries: number;
  /** When codes were sent, newest last: what resends are limited by. */
  sentAt: Date[];
  codeExpiresAt: Date;
  /** Of a reset: when the code was right, and the hash of a token that only that browser has, until it is used. */
  verifiedAt?: Date;
  browserTokenHash?: string;
  /** MongoDB drops the record afterwards: later than the code, since resends are counted by the hour. */
  expiresAt: Date;
}

export const otpSchema = new Schema<OtpRecord>(
  {
    _id: key,
    email: key,
    purpose: { ...oneOf(otpPurposes), required: true },
    codeHash: String,
    tries: { type: Number, default: 0, min: 0 },
    sentAt: [Date],
    codeExpiresAt: requiredDate,
    verifiedAt: Date,
    browserTokenHash: String,
    expiresAt: requiredDate,
  },
  recordOptions,
);

otpSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
