import { Types } from 'mongoose';
import { changeAccount } from '#api/commands/change-account.ts';
import { OTP_REQUIRED_MESSAGE } from '#api/contract/fields/otp.ts';
import { CURRENT_PASSWORD_REQUIRED_MESSAGE } from '#api/contract/fields/password.ts';
import { userDetails } from '#api/contract/user-details.ts';
import { ApiError, NOT_SIGNED_IN_MESSAGE } from '#api/errors.ts';
import { redeemCode } from '#api/otp/redeem-code.ts';
import { presentUser } from '#api/presenters/present-user.ts';
import { checkCurrentPassword } from '#api/sessions/check-current-password.ts';
import { readDevice } from '#api/sessions/read-device.ts';
import { openSession } from '#api/sessions/start-session.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { handler } from './handler.ts';

export const userDetailsRoute = handler(userDetails, async ({ input: { body }, session, deps, ctx }) => {
  const { otp, currentPassword, ...details } = body;
  const account = await deps.mongo.users.findOne({ _id: new Types.ObjectId(session.user._id) }).lean<UserRecord>();
  if (!account) throw new ApiError(401, NOT_SIGNED_IN_MESSAGE);
  const isNewEmail = details.email !== account.email;
  if (isNewEmail) {
    if (!otp) throw new ApiError(400, OTP_REQUIRED_MESSAGE);
    if (!currentPassword) throw new ApiError(400, CURRENT_PASSWORD_REQUIRED_MESSAGE);
    // the password first: a wrong one leaves the code as it is
    await checkCurrentPassword(deps, account, currentPassword);
    await deps.limits.otpTriesByAddress.take(ctx.address);
    await redeemCode(deps, { purpose: 'change-email', email: details.email, account: session.user._id }, otp);
  }
  const device = isNewEmail ? await readDevice(deps, session) : null;
  const changed = await changeAccount(deps, account, { ...details, endSessions: isNewEmail });
  // another token too: a copy of this browser's is signed out like the rest
  if (device) ctx.setSessionCookie(await openSession(deps, changed, device));
  return { success: true, message: 'Details updated successfully!', user: presentUser(changed) };
});
