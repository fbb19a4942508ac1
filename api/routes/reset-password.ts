import { changeAccount } from '#api/commands/change-account.ts';
import { resetPassword } from '#api/contract/reset-password.ts';
import { ApiError } from '#api/errors.ts';
import { NOT_VERIFIED_MESSAGE, redeemResetGrant } from '#api/otp/reset-grant.ts';
import { rememberDevice } from '#api/sessions/remember-device.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { handler } from './handler.ts';

export const resetPasswordRoute = handler(resetPassword, async ({ input: { body }, deps, ctx }) => {
  const { email, password } = body;
  await deps.limits.resetByAddress.take(ctx.address);
  await deps.accountLimits.reset.take(email);
  await redeemResetGrant(deps, email, ctx.resetToken);
  const user = await deps.mongo.users.findOne({ email }).lean<UserRecord>();
  // nobody was sent the code of an email without an account, but it may have been guessed
  if (!user) throw new ApiError(400, NOT_VERIFIED_MESSAGE);
  const changed = await changeAccount(deps, user, { password });
  ctx.setResetCookie(null);
  // the way in for the owner of an account that others try passwords of
  rememberDevice(deps, changed, ctx);
  return { success: true, message: 'Password reset successfully!' };
});
