import { Schema } from 'mongoose';
import { key, oneOf, recordOptions, requiredDate } from './schema-types.ts';

export const otpPurposes = ['signup', 'reset', 'change-email'] as const;

/**
 * The one open code of an email and a purpose. `_id` is `<purpose>:<email>`, for a change of email
 * `change-email:<account>:<email>`, so a new code voids the last.
 */
export interface OtpRecord {
  _id: string;
  email: string;
  purpose: (typeof otpPurposes)[number];
  /** Keyed by the API's secret, since six digits are easily brute-forced. Absent once the code is used. */
  codeHash?: string;
  /** Codes tried so far. */
  tries: number;
  /** When codes were sent, newest last; the limit on resends uses it. */
  sentAt: Date[];
  codeExpiresAt: Date;
  /** For a reset: when the code was verified, and the hash of a token that only that browser has, until it is used. */
  verifiedAt?: Date;
  browserTokenHash?: string;
  /** MongoDB then deletes the record; later than the code, since resends are counted per hour. */
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
