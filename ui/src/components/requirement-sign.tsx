import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import type { RequirementState } from '#domain/requirements.ts';

const signs = { met: IconCheck, missing: IconX, unstated: IconMinus } as const satisfies Record<
  RequirementState,
  unknown
>;

export const requirementStateNames: Record<RequirementState, string> = {
  met: 'Met',
  missing: 'Missing',
  unstated: 'Not stated',
};

/** Decorative: the text next to it says the same. */
export function RequirementSign({ state }: { state: RequirementState }) {
  const Sign = signs[state];
  return <Sign size={16} aria-hidden="true" />;
}
