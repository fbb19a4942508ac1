import { readApiConfig } from '#api/config.ts';
import type { RateLimit } from '#api/limits.ts';
import { startApi } from '#api/start-api.ts';

/** The API as it is but for its rate limits, which no measurement of sign-ins would get past. Not for anything else. */
const { deps, stop } = await startApi(readApiConfig(process.env));
const unlimited: RateLimit = { take: async () => {}, forget: async () => {} };
Object.assign(deps.limits, {
  signinByAddress: unlimited,
  otpByAddress: unlimited,
  otpTriesByAddress: unlimited,
  resetByAddress: unlimited,
});
Object.assign(deps.accountLimits, { signin: unlimited, knownDevice: unlimited, reset: unlimited, password: unlimited });
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
