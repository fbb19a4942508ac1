import type { ApplicationRequirement } from '#api/applications/contract.ts';
import type { RequirementState } from '#domain/requirements.ts';

/** `4 of 6 met`, and what isn't: `missing: Kubernetes, Location · not stated: Experience`. */
export function requirementSummary(requirements: readonly ApplicationRequirement[]): { met: string; open: string } {
  const namesOf = (wanted: RequirementState) =>
    requirements.filter(({ state }) => state === wanted).map(({ name }) => name);
  const line = (title: string, names: readonly string[]) => (names.length > 0 ? `${title}: ${names.join(', ')}` : '');
  return {
    met: `${namesOf('met').length} of ${requirements.length} met`,
    open: [line('missing', namesOf('missing')), line('not stated', namesOf('unstated'))].filter(Boolean).join(' · '),
  };
}
