import { z } from 'zod';
import { roles } from './define-contract.ts';

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
