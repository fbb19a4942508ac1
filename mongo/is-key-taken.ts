/** MongoDB's error code for a duplicate key. */
export const KEY_TAKEN = 11000;

/** Whether a write failed because the unique key already exists: another caller inserted it, or this is a repeat. */
export const isKeyTaken = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === KEY_TAKEN;
