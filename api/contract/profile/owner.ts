import { recordId } from '#api/contract/fields/record-id.ts';

/** Whose profile it is. A job seeker's is always the own one, whatever is sent; an admin names the account. */
export const userId = recordId.nullish();

export const profileErrors = {
  404: 'There is no such profile, or no such entry in it any longer.',
  409: 'Another tab has changed it since it was loaded, or is saving just now.',
};
