import { logout } from '#api/contract/logout.ts';
import { endSession } from '#api/sessions/end-session.ts';
import { handler } from './handler.ts';

export const logoutRoute = handler(logout, async ({ session, deps, ctx }) => {
  if (session) await endSession(deps, session, ctx.address);
  ctx.setSessionCookie(null);
  return { success: true, message: 'Logged out successfully!' };
});
