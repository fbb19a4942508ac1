import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PROOF_MINUTES } from '#api/http/contract/refusal-reasons.ts';
import { giveSecondFactor } from '#api/testing/second-factor.ts';
import { PASSWORD, type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const realNow = () => new Date();
afterEach(() => {
  api.deps.now = realNow;
});
const inMinutes = (minutes: number) => {
  api.deps.now = () => new Date(Date.now() + minutes * 60_000);
};
const confirm = (by: Send, password = PASSWORD) => by('POST', '/api/confirm-password', { body: { password } });
const PROOF_NEEDED = {
  status: 403,
  body: {
    success: false,
    message: 'Please confirm your password to continue.',
    errors: [{ reason: 'proof-needed' }],
  },
};

/** An admin and another account that has a second factor. */
async function world() {
  const admin = await api.makeUser('admin');
  const account = await api.makeUser('employer');
  await giveSecondFactor(api, account._id);
  await api.signIn(account._id);
  return { send: await api.signIn(admin._id), account, own: admin };
}
type World = Awaited<ReturnType<typeof world>>;

const details = { firstName: 'Asha', lastName: 'Rao', contact: '' };
const sensitive: [string, (its: World) => Promise<{ status: number; body: unknown }>][] = [
  ['setting up a second factor', ({ send }) => send('POST', '/api/set-up-second-factor')],
  [
    'removing an account’s second factor',
    ({ send, account }) => send('POST', `/api/remove-second-factor/${account._id}`),
  ],
  [
    'ending a session of an account',
    ({ send, account }) => send('POST', `/api/end-session/${account._id}`, { body: { sessionId: 'any' } }),
  ],
  ['ending an account’s sessions', ({ send, account }) => send('POST', `/api/end-other-sessions/${account._id}`)],
  ['ending one’s own other sessions', ({ send, own }) => send('POST', `/api/end-other-sessions/${own._id}`)],
  [
    'an admin’s change of an account’s email',
    ({ send, account }) =>
      send('POST', `/api/update-EmployerPassword/${account._id}`, {
        body: { ...details, email: `new-${account.email}` },
      }),
  ],
];

describe(`more than ${PROOF_MINUTES} minutes after the password was entered`, () => {
  it.each(sensitive)('%s requires it again; after /confirm-password it works', async (_, change) => {
    const its = await world();
    inMinutes(PROOF_MINUTES + 0.1);
    expect(await change(its)).toMatchObject(PROOF_NEEDED);
    expect((await confirm(its.send)).body).toEqual({ success: true, message: 'Password confirmed.' });
    expect((await change(its)).status).toBe(200);
  });

  it.each(sensitive)('%s works before', async (_, change) => {
    const its = await world();
    inMinutes(PROOF_MINUTES - 0.5);
    expect((await change(its)).status).toBe(200);
  });

  it('an admin’s change of a name alone needs no proof', async () => {
    const { send, account } = await world();
    inMinutes(PROOF_MINUTES + 1);
    const body = { ...details, firstName: 'Usha', email: account.email };
    expect((await send('POST', `/api/update-EmployerPassword/${account._id}`, { body })).status).toBe(200);
  });

  it('the proof holds for its session alone', async () => {
    const { own, send, account } = await world();
    const elsewhere = await api.signIn(own._id);
    inMinutes(PROOF_MINUTES + 0.1);
    await confirm(elsewhere);
    expect(await send('POST', `/api/end-other-sessions/${account._id}`)).toMatchObject(PROOF_NEEDED);
  });

  it('the proof expires again', async () => {
    const { send, account } = await world();
    inMinutes(PROOF_MINUTES + 1);
    await confirm(send);
    inMinutes(2 * PROOF_MINUTES + 2);
    expect(await send('POST', `/api/end-other-sessions/${account._id}`)).toMatchObject(PROOF_NEEDED);
  });

  it('a wrong password proves nothing, and ten are the limit', async () => {
    const { send, account } = await world();
    inMinutes(PROOF_MINUTES + 1);
    for (let n = 0; n < 10; n += 1) expect((await confirm(send, 'Wrong0ne!')).status).toBe(400);
    expect((await confirm(send)).status).toBe(429);
    expect(await send('POST', `/api/end-other-sessions/${account._id}`)).toMatchObject(PROOF_NEEDED);
  });
});
