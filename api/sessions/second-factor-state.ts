import type { ApiConfig } from '#api/http/config.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import type { SecondFactorState } from './second-factor-contract.ts';

/** An account's second factor as its owner and admins see it. */
export function presentSecondFactor(
  config: Pick<ApiConfig, 'SECOND_FACTOR_REQUIRED_FOR'>,
  { role, secondFactor }: Pick<UserRecord, 'role' | 'secondFactor'>,
): SecondFactorState {
  return {
    isOn: secondFactor !== undefined,
    isRequired: config.SECOND_FACTOR_REQUIRED_FOR.includes(role),
    since: secondFactor?.since.toISOString() ?? null,
    recoveryCodesLeft: secondFactor?.recoveryCodes.hashes.length ?? 0,
  };
}
