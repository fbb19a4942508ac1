import { challengeCookieName } from '#api/http/cookies.ts';
import { hashRecoveryCode } from '#api/sessions/recovery-codes.ts';
import { openTotpSecret } from '#api/sessions/second-factor.ts';
import { makeChallenge } from '#api/sessions/signin-challenge.ts';
import { type Action, action, type Seen } from '../action.ts';
import { type AccountKey, PASSWORD, secrets, type World } from '../world.ts';
import { totpCodeOf } from '../world-extras.ts';
import { isOpen } from './sessions.ts';

const ADMIN = { left: 'admin', right: 'admin2' } as const;

const storedAccount = ({ stored, world }: Seen, key: AccountKey) => stored.byId('users', world.accounts[key]._id);

/** Whether the account has the recovery codes of the answer. */
async function hasAnswersCodes(seen: Seen, key: AccountKey): Promise<boolean> {
  const codes = storedAccount(seen, key)?.secondFactor?.recoveryCodes;
  const [first] = seen.answer.body.recoveryCodes ?? [];
  return codes !== undefined && first !== undefined && codes.hashes.includes(await hashRecoveryCode(codes.salt, first));
}

const isOff = (seen: Seen): boolean => {
  const account = storedAccount(seen, 'E2');
  return account !== undefined && account.secondFactor === undefined;
};

/** The cookie of a browser that entered E2's password. */
function challengeOf({ accounts, now }: World): string {
  const content = { knownDevice: '', browserName: '', fingerPrintId: '', selectedRole: 'employer' };
  return `${challengeCookieName(false)}=${makeChallenge({ secrets, now: () => now }, accounts.E2, content)}`;
}

const OF_E2 = { touches: ['account:E2'], needs: ['second factor'] } as const;
/** A code is used once, whatever for. */
const ONE_CODE = 'code of E2';

export const secondFactorActions: readonly Action[] = [
  action({
    ...OF_E2,
    contract: 'signin-code',
    writes: ['users', 'notifications', 'sessions', 'sessionLogs'],
    once: ONE_CODE,
    supersededBy: ['remove-account-second-factor'],
    send: ({ world, send }) =>
      send(null, 'POST', '/signin-code', {
        headers: { cookie: challengeOf(world) },
        body: { code: totpCodeOf(world) },
      }),
    effect: (seen) => isOpen(seen, seen.answer.cookie),
  }),
  action({
    contract: 'confirm-password',
    touches: ['account:E2'],
    writes: ['sessions'],
    send: ({ send }) => send('E2', 'POST', '/confirm-password', { body: { password: PASSWORD } }),
    effect: ({ stored, world, name }) =>
      stored.byId('sessions', world.accounts.E2.sessions[name].record._id)?.provedAt !== undefined,
  }),
  action({
    contract: 'set-up-second-factor',
    touches: ['account:E'],
    writes: ['users'],
    replaces: ['account:E set-up'],
    send: ({ send }) => send('E', 'POST', '/set-up-second-factor'),
    effect: (seen) => {
      const begun = storedAccount(seen, 'E')?.secondFactorSetUp;
      if (!begun) return false;
      return openTotpSecret({ secrets }, seen.world.accounts.E._id, begun.sealedSecret) === seen.answer.body.secret;
    },
  }),
  action({
    contract: 'confirm-second-factor',
    touches: ['account:E'],
    needs: ['second factor set-up'],
    writes: ['users', 'sessions', 'sessionLogs'],
    once: 'set-up of E',
    send: ({ world, send }) => send('E', 'POST', '/confirm-second-factor', { body: { code: totpCodeOf(world) } }),
    effect: (seen) => hasAnswersCodes(seen, 'E'),
  }),
  action({
    ...OF_E2,
    contract: 'renew-recovery-codes',
    writes: ['users'],
    once: ONE_CODE,
    supersededBy: ['remove-account-second-factor'],
    send: ({ world, send }) =>
      send('E2', 'POST', '/renew-recovery-codes', {
        body: { currentPassword: PASSWORD, code: totpCodeOf(world) },
      }),
    effect: (seen) => hasAnswersCodes(seen, 'E2'),
  }),
  action({
    ...OF_E2,
    contract: 'remove-second-factor',
    writes: ['users'],
    once: ONE_CODE,
    sameAs: ['remove-account-second-factor'],
    send: ({ world, send }) =>
      send('E2', 'POST', '/remove-second-factor', {
        body: { currentPassword: PASSWORD, code: totpCodeOf(world) },
      }),
    effect: isOff,
  }),
  action({
    ...OF_E2,
    contract: 'remove-account-second-factor',
    writes: ['users', 'sessions', 'sessionLogs'],
    sameAs: ['remove-second-factor'],
    send: ({ world, name, send }) => send(ADMIN[name], 'POST', `/remove-second-factor/${world.accounts.E2._id}`),
    effect: isOff,
  }),
];
