import { setTimeout as delay } from 'node:timers/promises';
import { Types } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { fullName } from '#api/http/session.ts';
import { watchTask } from '#api/index-admin/tasks.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import type { InboxResumeRecord } from '#mongo/models/inbox-resume.ts';
import { isTaskOpen, type TaskRecord } from '#mongo/models/task.ts';
import { cancelTask, createTask } from '#mongo/tasks/create-task.ts';
import {
  bulkParseResumes,
  importResume,
  parseResumes,
  parseStatus,
  parsingRun,
  parsingRunCancel,
  processResumes,
  resumeInbox,
  resumeInboxClear,
} from './contract.ts';
import {
  emptyRun,
  fileMessage,
  parsedFiles,
  parseState,
  presentInboxImport,
  presentRun,
  presentWaiting,
  processEvents,
} from './present-parsing.ts';
import { parsingJobs, reviewJobs, reviewState, startReviewTask } from './review.ts';
import {
  eventId,
  keepUploads,
  newestBulkParsing,
  newestInboxImport,
  newestInboxRun,
  openInboxRun,
  readEventId,
  startParsingTask,
} from './start-parsing-task.ts';

export const importResumeRoute = handler(importResume, async ({ input, session, deps }) => {
  const { resumes } = input.files;
  const createdBy = new Types.ObjectId(session.user._id);
  const jobId = await keepUploads(deps, createdBy, resumes, (files) =>
    createTask(
      deps.changes,
      {
        kind: 'import-resumes',
        createdBy,
        input: { files, uploadedByName: fullName(session.user) },
        total: files.length,
      },
      deps.now(),
    ),
  );
  const message = `Uploaded ${resumes.length} files, processing will continue on the server.`;
  return { success: true, message, jobId: String(jobId) };
});

export const parseResumesRoute = handler(parseResumes, async ({ input, session, deps }) => {
  const jobIds: string[] = [];
  for (const upload of input.files.resumes) {
    const started = input.query.review
      ? startReviewTask(deps, session, upload)
      : startParsingTask(deps, session, [upload], 'parse-resumes');
    jobIds.push(String(await started));
  }
  return { success: true, jobIds, message: `Uploaded ${jobIds.length} files, processing will continue on the server.` };
});

export const bulkParseResumesRoute = handler(bulkParseResumes, async ({ input, session, deps, ctx }) => {
  const files = input.files.resumes;
  const id = await startParsingTask(deps, session, files, 'bulk-parse-resumes');
  return events();

  async function* events() {
    const percent = (done: number): number => Math.floor((done / files.length) * 100);
    let sent = 0;
    yield { event: 'message' as const, data: { message: `Received ${files.length} files.`, progress: 0 } };
    for await (const { task, ended } of watchTask(deps.mongo, id, ctx.signal)) {
      for (const file of parsedFiles(task).slice(sent)) {
        sent++;
        // 100 is reserved for the end
        const progress = Math.min(99, percent(sent));
        yield { event: 'message' as const, data: { message: fileMessage(file), progress } };
      }
      if (!ended) continue;
      if (task.state === 'done') {
        yield { event: 'message' as const, data: { message: 'All files processed.', progress: 100 } };
      } else yield { event: 'error' as const, data: { message: task.error ?? 'The parsing was cancelled.' } };
    }
  }
});

const POLL_EVERY_MS = 400;

export const parseStatusRoute = handler(parseStatus, async ({ session, deps: { mongo }, ctx }) => {
  return events();

  async function* events() {
    const sent = new Map<string, string>();
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
        if (sent.get(jobId) === said) continue;
        sent.set(jobId, said);
        yield { event: 'message' as const, id: jobId, data: { jobId, ...state } };
      }
      await delay(POLL_EVERY_MS, undefined, { signal: ctx.signal }).catch(() => undefined); // aborted: the loop ends
    }
  }
});

export const parsingRunRoute = handler(parsingRun, async ({ input: { query }, session, deps: { mongo } }) => {
  const task =
    query.of === 'process-resumes'
      ? await newestInboxRun(mongo)
      : await newestBulkParsing(mongo, new Types.ObjectId(session.user._id));
  return { success: true, run: task && presentRun(task) };
});

export const parsingRunCancelRoute = handler(parsingRunCancel, async ({ input: { params }, session, deps }) => {
  const { mongo, changes, now } = deps;
  const run = await findRun(mongo, params.jobId, session.user._id);
  if (!isTaskOpen(run) || !(await cancelTask(mongo, changes, run._id, now()))) {
    throw new ApiError(409, 'The run has already ended.');
  }
  const { state } = await findRun(mongo, params.jobId, session.user._id);
  // no worker has started it, so none will remove the files; those of the inbox stay there
  if (state === 'cancelled' && run.input.by !== 'process-resumes') {
    for (const { file } of run.input.files as { file: string }[]) await removeFile(mongo, new Types.ObjectId(file));
  }
  return { success: true, message: 'The run is being cancelled; what was read until now stays.' };
});

/** Finds a run. Inbox runs belong to all admins, a bulk parsing to its owner. Throws 404 otherwise. */
async function findRun(mongo: Mongo, jobId: string, caller: string): Promise<TaskRecord> {
  const run = await mongo.tasks.findOne({ _id: new Types.ObjectId(jobId) }).lean<TaskRecord>();
  const by = run?.kind === 'parse-resumes' && !run.deleted ? run.input.by : undefined;
  const isOwn = by === 'bulk-parse-resumes' && String(run?.createdBy) === caller;
  if (run && (isOwn || by === 'process-resumes')) return run;
  throw new ApiError(404, 'There is no such run.');
}

export const processResumesRoute = handler(processResumes, async ({ session, deps, ctx }) => {
  // a reconnecting reader follows its previous run; reconnecting starts nothing
  const last = readEventId(ctx.lastEventId);
  const run = last ? new Types.ObjectId(last.run) : await openInboxRun(deps, session);
  return events();

  async function* events() {
    if (!run) {
      for (const data of emptyRun) yield { event: 'message' as const, data };
      return;
    }
    let sent = last?.seen ?? 0;
    for await (const { task } of watchTask(deps.mongo, run, ctx.signal)) {
      if (task.kind !== 'parse-resumes' || task.input.by !== 'process-resumes') return;
      const all = processEvents(task);
      for (const data of all.slice(sent)) yield { event: 'message' as const, id: eventId(run, sent++), data };
    }
  }
});

const SHOWN = 200;

export const resumeInboxRoute = handler(resumeInbox, async ({ session, deps: { mongo } }) => {
  const [total, waiting, newest] = await Promise.all([
    mongo.inboxResumes.countDocuments(),
    mongo.inboxResumes.find().sort({ addedAt: 1, _id: 1 }).limit(SHOWN).lean<InboxResumeRecord[]>(),
    newestInboxImport(mongo, new Types.ObjectId(session.user._id)),
  ]);
  return {
    success: true,
    total,
    waiting: waiting.map(presentWaiting),
    import: newest && presentInboxImport(newest),
  };
});

export const resumeInboxClearRoute = handler(resumeInboxClear, async ({ deps: { mongo } }) => {
  const run = await newestInboxRun(mongo);
  if (run && isTaskOpen(run)) {
    throw new ApiError(409, 'The inbox is being processed. Please wait until that has ended.');
  }
  const waiting = await mongo.inboxResumes.find({}, { _id: 1 }).lean();
  for (const { _id } of waiting) {
    await mongo.inboxResumes.deleteOne({ _id });
    await removeFile(mongo, _id);
  }
  return { success: true, message: `${waiting.length} resumes were taken out of the inbox.` };
});
