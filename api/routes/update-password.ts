import { Types } from 'mongoose';
import { changeAccount } from '#api/commands/change-account.ts';
import { updatePassword } from '#api/contract/update-password.ts';
import { ApiError, NOT_SIGNED_IN_MESSAGE } from '#api/errors.ts';
import { checkCurrentPassword } from '#api/sessions/check-current-password.ts';
import { readDevice } from '#api/sessions/read-device.ts';
import { rememberDevice } from '#api/sessions/remember-device.ts';
import { openSession } from '#api/sessions/start-session.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { handler } from './handler.ts';

export const updatePasswordRoute = handler(updatePassword, async ({ input: { body }, session, deps, ctx }) => {
  const account = await deps.mongo.users.findOne({ _id: new Types.ObjectId(session.user._id) }).lean<UserRecord>();
  if (!account) throw new ApiError(401, NOT_SIGNED_IN_MESSAGE);
  await checkCurrentPassword(deps, account, body.currentPassword);
  const device = await readDevice(deps, session);
  const changed = await changeAccount(deps, account, { password: body.password });
  // another token too: a copy of this browser's is signed out like the rest
  ctx.setSessionCookie(await openSession(deps, changed, device));
  rememberDevice(deps, changed, ctx);
  return { success: true, message: 'Password updated successfully!' };
});
