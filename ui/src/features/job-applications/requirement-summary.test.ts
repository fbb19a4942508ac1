import { expect, test } from 'vitest';
import type { ApplicationRequirement } from '#api/applications/contract.ts';
import { requirementSummary } from './requirement-summary.ts';

const of = (name: string, state: ApplicationRequirement['state']) => ({ name, asked: '', state });

test('the summary counts what is met, and names what is missing apart from what isn’t stated', () => {
  const requirements = [
    of('Java', 'met'),
    of('Kubernetes', 'missing'),
    of('Experience', 'unstated'),
    of('Location', 'missing'),
  ];
  expect(requirementSummary(requirements)).toEqual({
    met: '1 of 4 met',
    open: 'missing: Kubernetes, Location · not stated: Experience',
  });
  expect(requirementSummary([of('Java', 'met')])).toEqual({ met: '1 of 1 met', open: '' });
});
