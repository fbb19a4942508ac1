import { setTimeout as delay } from 'node:timers/promises';
import { Types } from 'mongoose';
import { parseStatus } from '#api/contract/parse-status.ts';
import { parseState } from '#api/presenters/present-parsing.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { handler } from './handler.ts';

const LOOK_EVERY_MS = 400;
/** Twice the files that one call takes: those of a call before may still be under way. */
const JOBS_TOLD = 20;

export const parseStatusRoute = handler(parseStatus, async ({ session, deps: { mongo }, ctx }) => {
  const createdBy = new Types.ObjectId(session.user._id);
  return events();

  async function* events() {
    const told = new Map<string, string>();
    while (!ctx.signal.aborted) {
      const tasks = await mongo.tasks
        .find({ createdBy, kind: 'parse-resumes', 'input.by': 'parse-resumes' })
        .sort({ createdAt: -1, _id: -1 })
        .limit(JOBS_TOLD)
        .lean<TaskRecord[]>();
      for (const task of tasks.toReversed()) {
        const jobId = String(task._id);
        const state = parseState(task);
        const said = `${state.type} ${state.message}`;
        if (told.get(jobId) === said) continue;
        told.set(jobId, said);
        yield { event: 'message' as const, id: jobId, data: { jobId, ...state } };
      }
      await delay(LOOK_EVERY_MS, undefined, { signal: ctx.signal }).catch(() => undefined); // aborted: the loop ends
    }
  }
});
