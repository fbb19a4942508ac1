import { ensureCandidate } from '#api/commands/ensure-candidate.ts';
import { recordDevice } from '#api/commands/record-device.ts';
import { signin } from '#api/contract/signin.ts';
import { ApiError } from '#api/errors.ts';
import { presentUser } from '#api/presenters/present-user.ts';
import { DEMO_REFUSED_MESSAGE, isRefusedDemo } from '#api/sessions/demo-access.ts';
import { endSession } from '#api/sessions/end-session.ts';
import { findKnownDevice } from '#api/sessions/find-known-device.ts';
import { verifyPassword } from '#api/sessions/password-hash.ts';
import { rememberDevice } from '#api/sessions/remember-device.ts';
import { startSession } from '#api/sessions/start-session.ts';
import { handler } from './handler.ts';

const WRONG_MESSAGE = 'Invalid email or password!';

export const signinRoute = handler(signin, async ({ input: { body }, session, deps, ctx }) => {
  const email = body.email.toLowerCase();
  const known = await findKnownDevice(deps, email, ctx.deviceTokens);
  if (known) await deps.accountLimits.knownDevice.take(known.device);
  else {
    await deps.limits.signinByAddress.take(ctx.address);
    await deps.accountLimits.signin.take(email);
  }
  const user = known?.user ?? (await deps.mongo.users.findOne({ email }).lean());
  // an unknown email costs a hash as well, so that the time tells nothing
  const passwordHash = user?.passwordHash ?? deps.unknownPasswordHash;
  const right = await verifyPassword(passwordHash, body.password, { first: known !== null });
  if (!user || !right) throw new ApiError(401, WRONG_MESSAGE);
  if (known) await deps.accountLimits.knownDevice.forget(known.device);
  else await deps.accountLimits.signin.forget(email);
  if (isRefusedDemo(deps.config, user)) throw new ApiError(403, DEMO_REFUSED_MESSAGE);
  const { browserName, fingerPrintId, selectedRole } = body;
  // what the screen sends is anybody's word; the connection's address is what the log needs
  const device = { browserName, fingerPrintId, ipAddress: ctx.address };
  if (session) await endSession(deps, session, ctx.address);
  const token = await startSession(deps, user, device, { selectedRole });
  await recordDevice(deps, user, device);
  if (user.role === 'job-seeker') await ensureCandidate(deps, user);
  ctx.setSessionCookie(token);
  rememberDevice(deps, user, ctx);
  return { success: true, message: 'Signed in successfully!', user: presentUser(user) };
});
