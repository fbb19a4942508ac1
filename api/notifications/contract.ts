import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';

/** One notification of an account. */
const notification = z.strictObject({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(['job-application', 'application-status', 'system-alert', 'device-status']),
  isRead: z.boolean(),
  /** A path on this product, or null if it has no target. */
  link: z.string().nullable(),
  createdAt: z.string(),
});
export type Notification = z.infer<typeof notification>;

const notificationCounts = { unread: z.int(), total: z.int() };

export const NOTIFICATIONS_PER_PAGE = 20;

export const fetchNotification = defineContract({
  name: 'fetch-notification',
  method: 'GET',
  path: '/fetch-notification',
  roles: 'signed-in',
  summary: 'The account’s notifications, newest first: a page of 20, or without `page` the newest 1,000.',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).optional() }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    notifications: z.array(notification),
    ...notificationCounts,
  }),
  errors: {},
});

export const notificationStream = defineContract({
  name: 'notification-stream',
  method: 'GET',
  path: '/notification-stream',
  roles: 'signed-in',
  summary: 'The account’s counts and newest notification: at once, and about a second after each change.',
  stream: { message: z.strictObject({ ...notificationCounts, newest: notification.nullable() }) },
  errors: { 429: 'Too many of the account’s pages listen already.' },
});
