import { Schema, type Types } from 'mongoose';
import {
  flag,
  oneOf,
  plainPartOptions,
  recordOptions,
  requiredDate,
  requiredId,
  requiredText,
  text,
  wholeNumber,
} from './schema-types.ts';

export const notificationTypes = ['job-application', 'application-status', 'system-alert', 'device-status'] as const;

/** Characters. */
export const NOTIFICATION_LIMITS = { title: 200, description: 2_000 } as const;

/** Read or not: what happened half a year ago is shown where it happened. */
export const NOTIFICATION_DAYS = 180;

export interface NotificationRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  title: string;
  description: string;
  type: (typeof notificationTypes)[number];
  isRead: boolean;
  /** Link target in this product. */
  link?: string;
  /** The saved search whose new matches it reports, and their number. */
  newMatches?: { search: Types.ObjectId; count: number };
  createdAt: Date;
}

const newMatchesSchema = new Schema(
  { search: requiredId, count: { ...wholeNumber(0, 1_000_000), required: true } },
  plainPartOptions,
);

export const notificationSchema = new Schema<NotificationRecord>(
  {
    user: requiredId,
    title: requiredText(NOTIFICATION_LIMITS.title),
    description: requiredText(NOTIFICATION_LIMITS.description),
    type: { ...oneOf(notificationTypes), required: true },
    isRead: flag,
    link: text(2_000),
    newMatches: newMatchesSchema,
    createdAt: requiredDate,
  },
  recordOptions,
);

notificationSchema.index({ user: 1, createdAt: -1, _id: -1 });
notificationSchema.index({ user: 1, isRead: 1 });
notificationSchema.index({ createdAt: 1 }, { expireAfterSeconds: NOTIFICATION_DAYS * 24 * 60 * 60 });
