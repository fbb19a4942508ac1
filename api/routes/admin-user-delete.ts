import { deleteAccount } from '#api/commands/delete-account.ts';
import { erasePerson } from '#api/commands/erase-person.ts';
import { adminUserDelete } from '#api/contract/admin-user-delete.ts';
import { ApiError } from '#api/errors.ts';
import { findUser } from '#api/users/find-user.ts';
import { handler } from './handler.ts';

export const adminUserDeleteRoute = handler(adminUserDelete, async ({ input: { params }, session, deps }) => {
  const user = await findUser(deps.mongo, params.id);
  if (String(user._id) === session.user._id) throw new ApiError(409, 'You cannot delete your own account.');
  const message = 'User deleted successfully!';
  if (user.role === 'job-seeker')
    return { success: true, message, receipt: await erasePerson(deps, { user: params.id, by: 'admin' }) };
  await deleteAccount(deps, params.id);
  return { success: true, message };
});
