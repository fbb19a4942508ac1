import { Types } from 'mongoose';
import { processResumes } from '#api/contract/process-resumes.ts';
import { eventId, openInboxRun, readEventId } from '#api/parsing/inbox-run.ts';
import { emptyRun, processEvents } from '#api/presenters/present-process-events.ts';
import { watchTask } from '#api/tasks/watch-task.ts';
import { handler } from './handler.ts';

export const processResumesRoute = handler(processResumes, async ({ session, deps, ctx }) => {
  // a reader that comes back follows what it followed: by its reconnecting nothing begins
  const last = readEventId(ctx.lastEventId);
  const run = last ? new Types.ObjectId(last.run) : await openInboxRun(deps, session);
  return events();

  async function* events() {
    if (!run) {
      for (const data of emptyRun) yield { event: 'message' as const, data };
      return;
    }
    let told = last?.seen ?? 0;
    for await (const { task } of watchTask(deps.mongo, run, ctx.signal)) {
      if (task.kind !== 'parse-resumes' || task.input.by !== 'process-resumes') return;
      const all = processEvents(task);
      for (const data of all.slice(told)) yield { event: 'message' as const, id: eventId(run, told++), data };
    }
  }
});
