import { z } from 'zod';

/** A record's `_id`: 24 hex digits. */
export const recordId = z.string().regex(/^[0-9a-f]{24}$/, 'must be 24 hex digits');
