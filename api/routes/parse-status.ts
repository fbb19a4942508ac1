import { setTimeout as delay } from 'node:timers/promises';
import { parseStatus } from '#api/contract/parse-status.ts';
import { parsingJobs, reviewJobs } from '#api/parsing/caller-jobs.ts';
import { parseState } from '#api/presenters/present-parsing.ts';
import { reviewState } from '#api/presenters/present-review.ts';
import { handler } from './handler.ts';

const LOOK_EVERY_MS = 400;

export const parseStatusRoute = handler(parseStatus, async ({ session, deps: { mongo }, ctx }) => {
  return events();

  async function* events() {
    const told = new Map<string, string>();
    while (!ctx.signal.aborted) {
      const saving = await parsingJobs(mongo, session);
      const reviewed = await reviewJobs(mongo, session);
      const states = [
        ...saving.toReversed().map((task) => ({ task, state: parseState(task) })),
        ...reviewed.toReversed().map((task) => ({ task, state: reviewState(task) })),
      ].toSorted((a, b) => +a.task.createdAt - +b.task.createdAt);
      for (const { task, state } of states) {
        const jobId = String(task._id);
        const said = `${state.type} ${state.message}`;
        if (told.get(jobId) === said) continue;
        told.set(jobId, said);
        yield { event: 'message' as const, id: jobId, data: { jobId, ...state } };
      }
      await delay(LOOK_EVERY_MS, undefined, { signal: ctx.signal }).catch(() => undefined); // aborted: the loop ends
    }
  }
});
