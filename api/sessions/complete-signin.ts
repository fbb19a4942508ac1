import { createHmac } from 'node:crypto';
import { ensureCandidate } from '#api/candidates/ensure-candidate.ts';
import type { CurrentUser } from '#api/http/contract.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import type { CallContext } from '#api/http/handler.ts';
import { presentUser, type Session } from '#api/http/session.ts';
import { can } from '#domain/permissions.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { rememberDevice } from './known-device.ts';
import { endSession, recordDevice, startSession } from './start-session.ts';

/** What the screen sends about the browser; unverified. */
interface Claimed {
  browserName: string;
  fingerPrintId: string;
  selectedRole: string;
}

/** Starts the session of an account whose password, and second factor if it has one, were correct; sets the cookies. */
export async function completeSignin(
  deps: Dependencies,
  user: UserRecord,
  { browserName, fingerPrintId, selectedRole }: Claimed,
  { ctx, session }: { ctx: CallContext; session: Session | null },
): Promise<{ success: true; message: string; user: CurrentUser }> {
  // what the screen sends is unverified; the log needs the connection's address
  const device = { browserName, fingerPrintId, ipAddress: ctx.address };
  if (session) await endSession(deps, session, ctx.address);
  const token = await startSession(deps, user, device, { selectedRole });
  await recordDevice(deps, user, device);
  if (can(user, 'profile.keep')) await ensureCandidate(deps, user);
  ctx.setSessionCookie(token);
  rememberDevice(deps, user, ctx);
  return { success: true, message: 'Signed in successfully!', user: presentUser(user) };
}

/** Logs by a keyed hash of the email: the log shows which account is attacked, and from where, but no email. */
export function logFailedSignin(
  { secrets }: Pick<Dependencies, 'secrets'>,
  { log, address }: Pick<CallContext, 'log' | 'address'>,
  email: string,
  wrong: 'email or password' | 'second factor',
): void {
  const emailHash = createHmac('sha256', secrets.current).update(`log:${email}`).digest('base64url').slice(0, 16);
  log.warn({ emailHash, address }, `sign-in failed: wrong ${wrong}`);
}
