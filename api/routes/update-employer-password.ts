import { changeAccount } from '#api/commands/change-account.ts';
import { updateEmployerPassword } from '#api/contract/update-employer-password.ts';
import { checkCurrentPassword } from '#api/sessions/check-current-password.ts';
import { readDevice } from '#api/sessions/read-device.ts';
import { rememberDevice } from '#api/sessions/remember-device.ts';
import { openSession } from '#api/sessions/start-session.ts';
import { findUser } from '#api/users/find-user.ts';
import { handler } from './handler.ts';

export const updateEmployerPasswordRoute = handler(updateEmployerPassword, async ({ input, session, deps, ctx }) => {
  const { isChange, currentPassword, password, ...details } = input.body;
  const account = await findUser(deps.mongo, input.params.id);
  if (isChange) await checkCurrentPassword(deps, account, currentPassword ?? '');
  const isOwn = String(account._id) === session.user._id;
  const device = isOwn ? await readDevice(deps, session) : undefined;
  const changed = await changeAccount(deps, account, { ...details, ...(isChange && password && { password }) });
  // an admin who changes its own password stays signed in here, and nowhere else
  if (isChange && device) {
    ctx.setSessionCookie(await openSession(deps, changed, device));
    rememberDevice(deps, changed, ctx);
  }
  return { success: true, message: 'User updated successfully!' };
});
