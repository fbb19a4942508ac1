import { z } from 'zod';

/**
 * Ours: the version of what is being changed, as /fetch-profile-data gave it. Where another tab has saved since, the
 * call answers 409 and changes nothing.
 */
export const version = z.string().max(40).nullish();

export const STALE_MESSAGE = 'This was changed elsewhere meanwhile, in another tab perhaps. Nothing was saved.';
