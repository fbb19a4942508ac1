import { adminUser } from '#api/contract/admin-user.ts';
import { presentUser } from '#api/presenters/present-user.ts';
import { findUser } from '#api/users/find-user.ts';
import { handler } from './handler.ts';

export const adminUserRoute = handler(adminUser, async ({ input: { params }, deps: { mongo } }) => {
  return { success: true, user: presentUser(await findUser(mongo, params.id)) };
});
