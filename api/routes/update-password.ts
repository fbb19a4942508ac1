import { Types } from 'mongoose';
import { changePassword } from '#api/commands/change-password.ts';
import { updatePassword } from '#api/contract/update-password.ts';
import { ApiError, NOT_SIGNED_IN_MESSAGE } from '#api/errors.ts';
import { verifyPassword } from '#api/sessions/password-hash.ts';
import { readDevice } from '#api/sessions/read-device.ts';
import { rememberDevice } from '#api/sessions/remember-device.ts';
import { openSession } from '#api/sessions/start-session.ts';
import { findUser } from '#api/users/find-user.ts';
import { handler } from './handler.ts';

export const updatePasswordRoute = handler(updatePassword, async ({ input: { body }, session, deps, ctx }) => {
  const { _id } = session.user;
  await deps.accountLimits.password.take(_id);
  const user = await deps.mongo.users.findOne({ _id: new Types.ObjectId(_id) }).lean();
  if (!user) throw new ApiError(401, NOT_SIGNED_IN_MESSAGE);
  if (!(await verifyPassword(user.passwordHash, body.currentPassword))) {
    throw new ApiError(400, 'The current password is not correct.');
  }
  await deps.accountLimits.password.forget(_id);
  const device = await readDevice(deps, session);
  await changePassword(deps, user, body.password);
  // another token too: whoever has a copy of this browser's is signed out like the rest
  ctx.setSessionCookie(await openSession(deps, _id, device));
  rememberDevice(deps, await findUser(deps.mongo, _id), ctx);
  return { success: true, message: 'Password updated successfully!' };
});
