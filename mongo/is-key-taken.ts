/** MongoDB's code for a write that a unique index refused. */
export const KEY_TAKEN = 11000;

/** Whether a write failed because somebody else has the key already: a second one at once, or the same one again. */
export const isKeyTaken = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === KEY_TAKEN;
