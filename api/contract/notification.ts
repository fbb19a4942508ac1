import { z } from 'zod';

/** What an account was told. */
export const notification = z.strictObject({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(['job-application', 'application-status', 'system-alert', 'device-status']),
  isRead: z.boolean(),
  /** A path on this product, where it leads somewhere. */
  link: z.string().nullable(),
  createdAt: z.string(),
});
export type Notification = z.infer<typeof notification>;

export const notificationCounts = { unread: z.int(), total: z.int() };
