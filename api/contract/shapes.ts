import { z } from 'zod';
import { roles } from './define-contract.ts';

/** A record's `_id`: 24 hex digits. */
export const recordId = z.string().regex(/^[0-9a-f]{24}$/, 'must be 24 hex digits');

/** The account as its owner sees it. `id` is the number people read (`USR-000001`). */
export const currentUser = z.strictObject({
  _id: z.string(),
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  contact: z.string(),
  role: z.enum(roles),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** What every failed call answers. */
export const failure = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(z.unknown()).optional(),
});
