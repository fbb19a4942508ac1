import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { notification, notificationCounts } from './notification.ts';

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
