import { RESEND_SECONDS, sendOtp } from '#api/contract/send-otp.ts';
import { ApiError, NOT_SIGNED_IN_MESSAGE } from '#api/errors.ts';
import { accountExistsMail } from '#api/mail/account-exists-mail.ts';
import { otpMail } from '#api/mail/otp-mail.ts';
import { issueCode } from '#api/otp/issue-code.ts';
import { handler } from './handler.ts';

export const sendOtpRoute = handler(sendOtp, async ({ input: { body }, session, deps, ctx }) => {
  const { email } = body;
  const purpose = body.purpose === 'forgot-password' ? 'reset' : body.purpose;
  const account = purpose === 'change-email' ? session?.user._id : undefined;
  if (purpose === 'change-email' && !account) throw new ApiError(401, NOT_SIGNED_IN_MESSAGE);
  await deps.limits.otpByAddress.take(ctx.address);
  if (!(await deps.mailer.isReachable())) throw new ApiError(503, 'Failed to send OTP');
  // an email with and one without an account go the same way, in steps and in time; only their mailboxes differ
  const code = await issueCode(deps, { purpose, email, account }, RESEND_SECONDS[body.purpose]);
  const known = await deps.mongo.users.exists({ email });
  if (purpose === 'reset') deps.mailer.send(known ? email : null, otpMail(purpose, code));
  else deps.mailer.send(email, known ? accountExistsMail() : otpMail(purpose, code));
  return { success: true, message: 'Please check your inbox!' };
});
