import { z } from 'zod';
import { recordId } from '#api/contract/fields/record-id.ts';

/** Whose profile it is. A job seeker's is always the own one, whatever is sent; an admin names the account. */
export const userId = recordId.nullish();

/**
 * Ours: the version of what is being changed, as /fetch-profile-data gave it. Where another tab has saved since, the
 * call answers 409 and changes nothing.
 */
export const version = z.string().max(40).nullish();

export const STALE_MESSAGE = 'This was changed elsewhere meanwhile, in another tab perhaps. Nothing was saved.';

export const profileErrors = {
  404: 'There is no such profile, or no such entry in it any longer.',
  409: 'Another tab has changed it since it was loaded, or is saving just now.',
};
