import { changePassword } from '#api/commands/change-password.ts';
import { changeUserDetails } from '#api/commands/change-user-details.ts';
import { updateEmployerPassword } from '#api/contract/update-employer-password.ts';
import { ApiError } from '#api/errors.ts';
import { emailChangedMail } from '#api/mail/account-changed-mails.ts';
import { verifyPassword } from '#api/sessions/password-hash.ts';
import { readDevice } from '#api/sessions/read-device.ts';
import { rememberDevice } from '#api/sessions/remember-device.ts';
import { openSession } from '#api/sessions/start-session.ts';
import { findUser } from '#api/users/find-user.ts';
import { handler } from './handler.ts';

export const updateEmployerPasswordRoute = handler(updateEmployerPassword, async ({ input, session, deps, ctx }) => {
  const { isChange, currentPassword, password, ...details } = input.body;
  const user = await findUser(deps.mongo, input.params.id);
  const id = String(user._id);
  if (isChange) {
    await deps.accountLimits.password.take(id);
    if (!(await verifyPassword(user.passwordHash, currentPassword ?? ''))) {
      throw new ApiError(400, 'The current password is not correct.');
    }
    await deps.accountLimits.password.forget(id);
  }
  await changeUserDetails(deps, id, details);
  if (details.email !== user.email) deps.mailer.send(user.email, emailChangedMail());
  if (isChange && password !== undefined) {
    const isOwn = id === session.user._id;
    const device = isOwn ? await readDevice(deps, session) : undefined;
    await changePassword(deps, { _id: user._id, email: details.email }, password);
    // an admin who changes its own stays signed in here, and nowhere else
    if (device) {
      ctx.setSessionCookie(await openSession(deps, id, device));
      rememberDevice(deps, await findUser(deps.mongo, id), ctx);
    }
  }
  return { success: true, message: 'User updated successfully!' };
});
