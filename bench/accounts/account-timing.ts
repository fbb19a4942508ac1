import { startMailBox } from '#api/notifications/mail-box-fixture.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { percentiles } from '../harness/durations.ts';
import { makeAccounts } from '../harness/make-accounts.ts';
import { runApi } from '../harness/running-api.ts';
import { auc } from './auc.ts';

/** The first tries of each side include one-time compilation and caching. */
const WARM_UP = 50;

const calls = {
  signin: (email: string) => ({ path: '/api/signin', body: { email, password: 'Wr0ng-Password' }, status: 401 }),
  'send-otp': (email: string) => ({
    path: '/api/send-otp',
    body: { email, purpose: 'forgot-password' },
    status: 200,
  }),
  'verify-otp': (email: string) => ({
    path: '/api/verify-otp',
    body: { email, otp: '000000', purpose: 'reset' },
    status: 400,
  }),
  'reset-password': (email: string) => ({
    path: '/api/reset-password',
    body: { email, password: 'N3w-Password!' },
    status: 400,
  }),
};
type Call = keyof typeof calls;

/**
 * Whether response time reveals that an email has an account: this many tries per side and call, in random order, each
 * with another email. The area under the curve must be between 0.45 and 0.55.
 */
export async function benchAccountTiming(tries: number) {
  const servers = await benchServers('bench-account-timing');
  const mails = await startMailBox();
  const { api, signedIn } = await runApi(servers, 'bench/harness/api-without-limits.ts', { MAIL_URL: mails.url });
  const client = signedIn();
  try {
    const known = await makeAccounts(servers.mongoUrl, tries + WARM_UP);
    const durations = Object.fromEntries(
      Object.keys(calls).map((name) => [name, { known: [] as number[], unknown: [] as number[] }]),
    ) as Record<Call, { known: number[]; unknown: number[] }>;
    for (const [at, email] of known.entries()) {
      const sides = [
        { side: 'known', email },
        { side: 'unknown', email: `${email.slice(1, 24)}x@bench.example.com` },
      ] as const;
      for (const { side, email: address } of Math.random() < 0.5 ? sides : sides.toReversed()) {
        for (const [name, request] of Object.entries(calls)) {
          const { path, body, status } = request(address);
          const answer = await client.send('POST', path, JSON.stringify(body));
          if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
          if (at >= WARM_UP) durations[name as Call][side].push(answer.ms);
        }
      }
    }
    const figures = Object.fromEntries(
      Object.entries(durations).map(([name, sides]) => {
        const area = auc(sides.known, sides.unknown);
        const isDistinguishable = area < 0.45 || area > 0.55;
        return [
          name,
          { auc: area, isDistinguishable, known: percentiles(sides.known), unknown: percentiles(sides.unknown) },
        ];
      }),
    );
    for (const [name, { auc: area, isDistinguishable }] of Object.entries(figures)) {
      console.log(`${name}: AUC ${area}${isDistinguishable ? ', DISTINGUISHABLE' : ''}`);
    }
    if (Object.values(figures).some(({ isDistinguishable }) => isDistinguishable)) process.exitCode = 1;
    return { tries, calls: figures };
  } finally {
    client.close();
    await api.stop();
    await mails.stop();
    await servers.stop();
  }
}
