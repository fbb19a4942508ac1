import { z } from 'zod';

/** A text of which, trimmed, something must be left; missing, empty and of another type get the same message. */
export const requiredText = (message: string) => z.string(message).trim().min(1, { error: message, abort: true });
