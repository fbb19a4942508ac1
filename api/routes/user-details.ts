import { changeUserDetails } from '#api/commands/change-user-details.ts';
import { OTP_REQUIRED_MESSAGE } from '#api/contract/fields/otp.ts';
import { userDetails } from '#api/contract/user-details.ts';
import { ApiError } from '#api/errors.ts';
import { emailChangedMail } from '#api/mail/account-changed-mails.ts';
import { redeemCode } from '#api/otp/redeem-code.ts';
import { handler } from './handler.ts';

export const userDetailsRoute = handler(userDetails, async ({ input: { body }, session, deps, ctx }) => {
  const { otp, ...details } = body;
  const { user } = session;
  const isNewEmail = details.email !== user.email;
  if (isNewEmail) {
    if (!otp) throw new ApiError(400, OTP_REQUIRED_MESSAGE);
    await deps.limits.otpTriesByAddress.take(ctx.address);
    await redeemCode(deps, { purpose: 'change-email', email: details.email, account: user._id }, otp);
  }
  await changeUserDetails(deps, user._id, details);
  if (isNewEmail) deps.mailer.send(user.email, emailChangedMail());
  return { success: true, message: 'Details updated successfully!', user: { ...user, ...details } };
});
