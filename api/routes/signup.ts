import { createSeeker } from '#api/commands/create-seeker.ts';
import { signup } from '#api/contract/signup.ts';
import { redeemCode } from '#api/otp/redeem-code.ts';
import { presentUser } from '#api/presenters/present-user.ts';
import { endSession } from '#api/sessions/end-session.ts';
import { rememberDevice } from '#api/sessions/remember-device.ts';
import { startSession } from '#api/sessions/start-session.ts';
import { handler } from './handler.ts';

export const signupRoute = handler(signup, async ({ input: { body }, session, deps, ctx }) => {
  const { selectedRole, otp, ...details } = body;
  await deps.limits.otpTriesByAddress.take(ctx.address);
  await redeemCode(deps, { purpose: 'signup', email: details.email }, otp);
  const user = await createSeeker(deps, details);
  if (session) await endSession(deps, session, ctx.address);
  const device = { browserName: '', fingerPrintId: '', ipAddress: ctx.address };
  ctx.setSessionCookie(await startSession(deps, user, device, { selectedRole }));
  rememberDevice(deps, user, ctx);
  return { success: true, message: 'Signed up successfully!', user: presentUser(user) };
});
