import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { notification, notificationCounts } from './notification.ts';

export const notificationStream = defineContract({
  name: 'notification-stream',
  method: 'GET',
  path: '/notification-stream',
  roles: 'signed-in',
  summary: 'The account’s counts and newest notification: at once, and about a second after each change.',
  stream: { message: z.strictObject({ ...notificationCounts, newest: notification.nullable() }) },
  errors: { 429: 'Too many of the account’s pages listen already.' },
});
