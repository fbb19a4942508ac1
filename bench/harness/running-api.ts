import { freePort } from '#local/servers/free-port.ts';
import { keepAliveClient } from './keep-alive-client.ts';
import { highestLimits } from './make-accounts.ts';
import { runProcess, until } from './run-process.ts';

const READY_LIMIT_MS = 60_000;
/** The same at each run: an earlier run's database may be reused. */
const ADMIN = { email: 'admin@bench.local', password: 'Bench-Only-1' };

export interface Addresses {
  mongoUrl: string;
  kafkaBrokers: string;
  elasticsearchUrl: string;
}

export const environmentOf = (addresses: Addresses) => ({
  MONGO_URL: addresses.mongoUrl,
  KAFKA_BROKERS: addresses.kafkaBrokers,
  ELASTICSEARCH_URL: addresses.elasticsearchUrl,
  LOG_LEVEL: 'warn',
});

/**
 * Starts the API (or the given entry point) as a separate process and signs an admin in. Every request of `signedIn`
 * has the cookie.
 */
export async function runApi(addresses: Addresses, entry = 'api/main.ts', env: Record<string, string> = {}) {
  const port = await freePort(8089);
  const base = `http://127.0.0.1:${port}`;
  const api = runProcess(entry, {
    ...environmentOf(addresses),
    PORT: String(port),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  });
  await until('the API is ready', READY_LIMIT_MS, async () => (await fetch(`${base}/readyz`)).ok);
  const cookie = await signIn(base, ADMIN);
  await raiseLimits(base, cookie);
  return { base, cookie, api, signedIn: () => keepAliveClient(base, { cookie, origin: base }) };
}

/** Raises the account's own daily limits, for measurements that search more than a person. Throws if it may not. */
async function raiseLimits(base: string, cookie: string): Promise<void> {
  const headers = { cookie, origin: base, 'content-type': 'application/json' };
  const { user } = (await (await fetch(`${base}/api/checkauth`, { headers })).json()) as { user: { _id: string } };
  const body = JSON.stringify({ limits: highestLimits });
  const answer = await fetch(`${base}/api/daily-limits/${user._id}`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`Raising the limits returned ${answer.status}: ${await answer.text()}`);
}

/** An account's session cookie, as sent in requests. Throws if the sign-in is rejected. */
export async function signIn(base: string, account: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${base}/api/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`Sign-in returned ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
