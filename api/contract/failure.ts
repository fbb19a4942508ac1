import { z } from 'zod';

/** What every failed call answers. */
export const failure = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(z.unknown()).optional(),
});
