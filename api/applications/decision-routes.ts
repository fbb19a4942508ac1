import type { Logger } from 'pino';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { type Decision, updateApplicationStatus } from './contract.ts';
import { decideApplication, takeBackDecision } from './decide-application.ts';
import { type DecisionResults, decideApplications, takeBackDecisions, UNDO_DECISION_MS } from './decision-contract.ts';

const DECIDED: Record<Decision, string> = { shortlisted: 'Candidate shortlisted!', rejected: 'Candidate rejected.' };

export const updateApplicationStatusRoute = handler(updateApplicationStatus, async ({ input, session, deps }) => {
  const { id, status } = input.body;
  await decideApplication(deps, { id, by: session.user, decision: status });
  return { success: true, message: DECIDED[status], undoMs: UNDO_DECISION_MS };
});

export const decideApplicationsRoute = handler(decideApplications, async ({ input, session, deps, ctx }) => {
  const { ids, status } = input.body;
  const results = await eachInTurn(ids, ctx.log, (id) =>
    decideApplication(deps, { id, by: session.user, decision: status }),
  );
  const one = results.length === 1 && DECIDED[status];
  return { success: true, message: one || `${doneOf(results)} ${status}.`, results, undoMs: UNDO_DECISION_MS };
});

export const takeBackDecisionsRoute = handler(takeBackDecisions, async ({ input, session, deps, ctx }) => {
  const results = await eachInTurn(input.body.ids, ctx.log, (id) => takeBackDecision(deps, { id, by: session.user }));
  const one = results.length === 1 && 'Decision taken back.';
  return { success: true, message: one || `${doneOf(results)} undecided again.`, results };
});

/**
 * Handles applications one after the other, so that a refusal of one leaves the others. Throws the error of a single
 * application, and an error that isn't a refusal if nothing has been stored yet.
 */
async function eachInTurn(
  ids: readonly string[],
  log: Logger,
  work: (id: string) => Promise<void>,
): Promise<DecisionResults> {
  const results: DecisionResults = [];
  const distinct = [...new Set(ids)];
  for (const id of distinct) {
    try {
      await work(id);
      results.push({ id, isDone: true, message: '' });
    } catch (error) {
      const isRefusal = error instanceof ApiError;
      if (distinct.length === 1 || (!isRefusal && results.every(({ isDone }) => !isDone))) throw error;
      if (!isRefusal) log.error({ err: error, application: id }, 'one of several decisions failed');
      results.push({ id, isDone: false, message: isRefusal ? error.message : 'It failed. Please try again.' });
    }
  }
  return results;
}

/** `3 candidates`, or `2 of 3 candidates` if some were refused. */
function doneOf(results: DecisionResults): string {
  const done = results.filter(({ isDone }) => isDone).length;
  return `${done === results.length ? done : `${done} of ${results.length}`} candidates`;
}
