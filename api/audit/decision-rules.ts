import type { DecisionResults } from '#api/applications/decision-contract.ts';

interface Answer {
  results: DecisionResults;
}

/** Of several applications, the log names those that were changed. */
const changed = <Action extends 'decide' | 'change'>(action: Action, { results }: Answer) => ({
  action,
  kind: 'application' as const,
  records: results.flatMap(({ id, isDone }) => (isDone ? [id] : [])),
});

/** How the audit log records decisions on several applications. */
export const decisionRules = {
  'decide-applications': { changes: (_: unknown, answer: Answer) => changed('decide', answer) },
  'take-back-decisions': { changes: (_: unknown, answer: Answer) => changed('change', answer) },
};
