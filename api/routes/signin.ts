import { signin } from '#api/contract/signin.ts';
import { ApiError } from '#api/errors.ts';
import { presentUser } from '#api/presenters/present-user.ts';
import { verifyPassword } from '#api/sessions/password-hash.ts';
import { startSession } from '#api/sessions/start-session.ts';
import { handler } from './handler.ts';

const WRONG_MESSAGE = 'Invalid email or password!';

export const signinRoute = handler(signin, async ({ input: { body }, deps, ctx }) => {
  const email = body.email.toLowerCase();
  await deps.limits.signinByAddress.take(ctx.address);
  await deps.limits.signinByAccount.take(email);
  const user = await deps.mongo.users.findOne({ email }).lean();
  // an unknown email costs a hash as well, so that the time tells nothing
  const right = await verifyPassword(user?.passwordHash ?? deps.unknownPasswordHash, body.password);
  if (!user || !right) throw new ApiError(401, WRONG_MESSAGE);
  await deps.limits.signinByAccount.forget(email);
  const token = await startSession(deps, String(user._id), {
    browserName: body.browserName,
    fingerPrintId: body.fingerPrintId,
    // what the screen sends is anybody's word; the connection's address is what the log needs
    ipAddress: ctx.address,
  });
  ctx.setSessionCookie(token);
  return { success: true, message: 'Signed in successfully!', user: presentUser(user) };
});
