import type { ApiConfig } from '#api/http/config.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { isDemoAccount } from '#mongo/seed/demo/demo-accounts.ts';

export const DEMO_REFUSED_MESSAGE =
  'Demo accounts can sign in only while the product listens on this computer alone (HOST=127.0.0.1).';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

type Listening = Pick<ApiConfig, 'HOST' | 'NODE_ENV' | 'TRUST_PROXY'>;

/** Demo passwords are public, and behind a proxy the loopback is reachable from outside. */
export const areDemoAccountsOpen = ({ HOST, NODE_ENV, TRUST_PROXY }: Listening): boolean =>
  LOOPBACK.test(HOST) && NODE_ENV !== 'production' && TRUST_PROXY === 0;

/** Whether the account may neither sign in nor use an existing session. */
export const isRefusedDemo = (config: Listening, account: Pick<UserRecord, '_id' | 'email'>): boolean =>
  isDemoAccount(account) && !areDemoAccountsOpen(config);
