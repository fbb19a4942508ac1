import { roleLabel, rolesThatAdminsCreate } from '#domain/roles.ts';

/** Names the role while there is only one that admins create. */
export const CREATE_ACCOUNT =
  rolesThatAdminsCreate.length > 1 ? 'Create Account' : `Create ${roleLabel(rolesThatAdminsCreate[0])}`;
