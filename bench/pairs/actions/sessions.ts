import { resetCookieName } from '#api/http/cookies.ts';
import { verifyPassword } from '#api/sessions/password-hash.ts';
import { type Action, type Answer, action, type Seen, type Side } from '../action.ts';
import { PASSWORD } from '../world.ts';
import { CODE, codeSentAt, RESET_TOKEN } from '../world-extras.ts';

/** What ends every session of the seeker's account. */
const ENDS_SESSIONS = ['update-password', 'reset-password', 'user-details email', 'undo-email-change'];

/** Whether a session is still accepted. */
export async function isOpen({ send }: Pick<Side, 'send'>, cookie: string | undefined): Promise<boolean> {
  if (!cookie) return false;
  const { status } = await send(null, 'GET', '/fetch-notification', { headers: { cookie } });
  return status === 200;
}

const signIn = ({ world, send }: Side, password = PASSWORD) =>
  send(null, 'POST', '/signin', { body: { email: world.accounts.S.email, password, selectedRole: 'job-seeker' } });

/** The notification announces a new device. */
const SIGN_IN_WRITES = ['sessions', 'sessionLogs', 'users', 'notifications'];

/** The response with the highest status of several requests. */
async function worst(answers: Promise<Answer>[]): Promise<Answer> {
  return (await Promise.all(answers)).reduce((one, other) => (other.status > one.status ? other : one));
}

const verifies = async ({ stored, world }: Seen, password: string): Promise<boolean> => {
  const user = stored.byId('users', world.accounts.S._id);
  return user !== undefined && (await verifyPassword(user.passwordHash, password));
};

const changedPassword = (word: string) => `Changed.1${word}`;

/** The new password is set, and a session started concurrently with the old one is over. */
async function passwordStands(seen: Seen): Promise<boolean> {
  if (!(await verifies(seen, changedPassword(seen.word)))) return false;
  if (!seen.other?.name.startsWith('signin')) return true;
  return !(await isOpen(seen, seen.other.answer.cookie));
}

const signInAction = (times: number): Action =>
  action({
    contract: 'signin',
    ...(times > 1 && { on: `${times} times` }),
    touches: ['account:S', 'candidate:S'],
    writes: SIGN_IN_WRITES,
    supersededBy: [...ENDS_SESSIONS, 'end-other-sessions'],
    send: (side) => worst(Array.from({ length: times }, () => signIn(side))),
    effect: (seen) => isOpen(seen, seen.answer.cookie),
  });

export const sessionActions: readonly Action[] = [
  signInAction(1),
  signInAction(5),
  action({
    contract: 'logout',
    touches: ['account:S'],
    writes: ['sessions', 'sessionLogs'],
    send: ({ send }) => send('S', 'GET', '/logout'),
    sameAs: [...ENDS_SESSIONS, 'erase-me', 'erase-candidate S', 'admin-user-delete S'],
    effect: async (seen) => !(await isOpen(seen, seen.world.accounts.S.sessions[seen.name].cookie)),
  }),
  action({
    contract: 'end-session',
    touches: ['account:S'],
    writes: ['sessions', 'sessionLogs'],
    send: ({ world, name, send }) =>
      send('admin', 'POST', `/end-session/${world.accounts.S._id}`, {
        body: { sessionId: world.accounts.S.sessions[name].record._id },
      }),
    sameAs: ['admin-user-delete S', 'erase-me', 'erase-candidate S'],
    effect: async (seen) => !(await isOpen(seen, seen.world.accounts.S.sessions[seen.name].cookie)),
  }),
  action({
    contract: 'end-other-sessions',
    touches: ['account:S'],
    writes: ['sessions', 'sessionLogs'],
    send: ({ world, send }) => send('admin', 'POST', `/end-other-sessions/${world.accounts.S._id}`),
    sameAs: ['admin-user-delete S', 'erase-me', 'erase-candidate S'],
    effect: async (seen) => {
      const { left, right } = seen.world.accounts.S.sessions;
      return !(await isOpen(seen, left.cookie)) && !(await isOpen(seen, right.cookie));
    },
  }),
  action({
    contract: 'update-password',
    touches: ['account:S'],
    writes: ['users', 'sessions'],
    once: 'current password',
    replaces: ['account:S password'],
    send: ({ word, send }) =>
      send('S', 'POST', '/update-password', {
        body: { currentPassword: PASSWORD, password: changedPassword(word) },
      }),
    effect: passwordStands,
  }),
  action({
    contract: 'reset-password',
    touches: ['account:S', 'otp:S'],
    writes: ['users', 'sessions', 'otps'],
    once: 'reset grant',
    replaces: ['account:S password'],
    needs: ['reset grant'],
    send: ({ world, word, send }) =>
      send(null, 'POST', '/reset-password', {
        headers: { cookie: `${resetCookieName(false)}=${RESET_TOKEN}` },
        body: { email: world.accounts.S.email, password: changedPassword(word) },
      }),
    effect: passwordStands,
  }),
  action({
    contract: 'verify-otp',
    touches: ['account:S2', 'otp:S2'],
    writes: ['otps'],
    once: 'reset code',
    needs: ['reset code'],
    send: ({ world, send }) =>
      send(null, 'POST', '/verify-otp', { body: { email: world.accounts.S2.email, otp: CODE, purpose: 'reset' } }),
    effect: ({ stored, world, answer }) => {
      const otp = stored.byId('otps', `reset:${world.accounts.S2.email}`);
      // removed once expired: after faults the clocks are set ahead
      return otp ? otp.browserTokenHash !== undefined : answer.status < 300;
    },
  }),
  action({
    contract: 'send-otp',
    touches: ['account:S2', 'otp:S2'],
    writes: ['otps'],
    sameAs: ['send-otp', 'verify-otp'],
    send: ({ world, send }) =>
      send(null, 'POST', '/send-otp', { body: { email: world.accounts.S2.email, purpose: 'forgot-password' } }),
    effect: ({ stored, world }) => {
      const sent = stored.byId('otps', `reset:${world.accounts.S2.email}`)?.sentAt ?? [];
      // not compared with the world's time: the process's clock may be behind
      return sent.some((at: Date) => at.getTime() !== codeSentAt(world.now).getTime());
    },
  }),
];
