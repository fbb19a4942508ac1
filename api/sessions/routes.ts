import { refusedFor } from '#api/http/contract/refusal-reasons.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError, NOT_SIGNED_IN_MESSAGE } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { accountExistsMail, otpMail } from '#api/notifications/mails.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { completeSignin, logFailedSignin } from './complete-signin.ts';
import { clientIp, RESEND_SECONDS, sendOtp, signin, verifyOtp } from './contract.ts';
import { DEMO_REFUSED_MESSAGE, isRefusedDemo } from './demo-access.ts';
import { checkauth, logout, siteLinks } from './first-load-contract.ts';
import { findKnownDevice } from './known-device.ts';
import { grantReset, issueCode, redeemCode } from './otp.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password-hash.ts';
import { makeChallenge } from './signin-challenge.ts';
import { endSession } from './start-session.ts';

const WRONG_MESSAGE = 'Invalid email or password!';

const CODE_NEEDED_MESSAGE = 'Enter the code from your authenticator app.';

export const signinRoute = handler(signin, async ({ input: { body }, session, deps, ctx }) => {
  const email = body.email.toLowerCase();
  const known = await findKnownDevice(deps, email, ctx.deviceTokens);
  if (known) await deps.accountLimits.knownDevice.take(known.device);
  else {
    await deps.limits.signinByAddress.take(ctx.address);
    await deps.accountLimits.signin.take(email);
  }
  const user = known?.user ?? (await deps.mongo.users.findOne({ email }).lean());
  // an unknown email is hashed as well, so that the duration reveals nothing
  const passwordHash = user?.passwordHash ?? deps.unknownPasswordHash;
  const right = await verifyPassword(passwordHash, body.password, { first: known !== null });
  if (!user || !right) {
    logFailedSignin(deps, ctx, email, 'email or password');
    throw new ApiError(401, WRONG_MESSAGE);
  }
  if (known) await deps.accountLimits.knownDevice.forget(known.device);
  else await deps.accountLimits.signin.forget(email);
  if (isRefusedDemo(deps.config, user)) throw new ApiError(403, DEMO_REFUSED_MESSAGE);
  const { browserName, fingerPrintId, selectedRole } = body;
  const claimed = { browserName, fingerPrintId, selectedRole };
  if (user.secondFactor) {
    ctx.setSigninChallenge(makeChallenge(deps, user, { ...claimed, knownDevice: known?.device ?? '' }));
    throw new ApiError(401, CODE_NEEDED_MESSAGE, { errors: [refusedFor('code-needed')] });
  }
  return completeSignin(deps, await atCurrentCost(deps, user, body.password), claimed, { ctx, session });
});

/**
 * Replaces the hash of a correct password if it has another cost than new ones. A password that is changed at the same
 * time stays. Devices known by the former hash are known again after their next sign-in.
 */
async function atCurrentCost(deps: Dependencies, user: UserRecord, password: string): Promise<UserRecord> {
  if (!isOutdatedHash(user.passwordHash)) return user;
  const passwordHash = await hashPassword(password);
  const { _id } = user;
  const unchanged = { _id, passwordHash: user.passwordHash, command: null };
  const { modifiedCount } = await deps.mongo.users.updateOne(unchanged, { $set: { passwordHash } });
  return modifiedCount === 1 ? { ...user, passwordHash } : user;
}

export const logoutRoute = handler(logout, async ({ session, deps, ctx }) => {
  if (session) await endSession(deps, session, ctx.address);
  ctx.setSessionCookie(null);
  return { success: true, message: 'Logged out successfully!' };
});

export const checkauthRoute = handler(checkauth, async ({ session }) => ({ success: true, user: session.user }));

export const clientIpRoute = handler(clientIp, async ({ ctx }) => ({ ip: ctx.address }));

export const siteLinksRoute = handler(siteLinks, async ({ deps }) => ({
  techIssue: deps.config.TECH_ISSUE_URL ?? null,
  ipLookup: deps.config.IP_LOOKUP_URL ?? null,
}));

export const sendOtpRoute = handler(sendOtp, async ({ input: { body }, session, deps, ctx }) => {
  const { email } = body;
  const purpose = body.purpose === 'forgot-password' ? 'reset' : body.purpose;
  const account = purpose === 'change-email' ? session?.user._id : undefined;
  if (purpose === 'change-email' && !account) throw new ApiError(401, NOT_SIGNED_IN_MESSAGE);
  await deps.limits.otpByAddress.take(ctx.address);
  if (!(await deps.mailer.isReachable())) throw new ApiError(503, 'Failed to send OTP');
  // emails with and without an account take the same steps and time; only their mailboxes differ
  const code = await issueCode(deps, { purpose, email, account }, RESEND_SECONDS[body.purpose]);
  const known = await deps.mongo.users.exists({ email });
  if (purpose === 'reset') deps.mailer.send(known ? email : null, otpMail(purpose, code));
  else deps.mailer.send(email, known ? accountExistsMail() : otpMail(purpose, code));
  return { success: true, message: 'Please check your inbox!' };
});

export const verifyOtpRoute = handler(verifyOtp, async ({ input: { body }, deps, ctx }) => {
  await deps.limits.otpTriesByAddress.take(ctx.address);
  await redeemCode(deps, { purpose: 'reset', email: body.email }, body.otp);
  ctx.setResetCookie(await grantReset(deps, body.email));
  return { success: true, message: 'OTP verified successfully!' };
});
