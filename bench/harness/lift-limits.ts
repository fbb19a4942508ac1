import type { Dependencies } from '#api/http/dependencies.ts';
import type { RateLimit } from '#api/http/limits.ts';

const unlimited: RateLimit = { take: async () => {}, forget: async () => {} };

/** Removes the rate limits of an API in this process. Only for benchmarks and tests of their parts. */
export function liftLimits(deps: Pick<Dependencies, 'limits' | 'accountLimits'>): void {
  Object.assign(deps.limits, {
    signinByAddress: unlimited,
    otpByAddress: unlimited,
    otpTriesByAddress: unlimited,
    resetByAddress: unlimited,
    undoByAddress: unlimited,
  });
  Object.assign(deps.accountLimits, {
    signin: unlimited,
    knownDevice: unlimited,
    reset: unlimited,
    password: unlimited,
    secondFactor: unlimited,
  });
}
