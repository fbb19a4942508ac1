import { Types } from 'mongoose';
import { XLSX_MEDIA_TYPE } from '#api/http/contract.ts';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { readPage } from '#api/http/request.ts';
import { fullName } from '#api/http/session.ts';
import { watchTask } from '#api/index-admin/tasks.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { storedCorrections } from '#mongo/models/import-mapping.ts';
import { isTaskOpen, type TaskRecord } from '#mongo/models/task.ts';
import { cancelTask, createTask, undoSlot } from '#mongo/tasks/create-task.ts';
import {
  IMPORTS_PER_PAGE,
  importCandidate,
  importCandidateCancel,
  importCandidateInfo,
  importCandidateReport,
  importCandidateSse,
  importCandidateStatus,
  importCandidateUndo,
  imports,
} from './contract.ts';
import { findImport, importKinds, undosOf, undoUntil, watchImports } from './find-import.ts';
import { importCounts, importFailure, infoEnd, presentEntry, presentOutcome } from './present-import.ts';
import { type ImportColumn, importPreview, importTemplate, previewResult } from './preview-contract.ts';
import { refuseRemovedReport, reportedRows, reportParts, writeReport } from './report.ts';
import { dropPreview, dropStalePreviews, startImportTask } from './start-import-task.ts';
import { writeTemplate } from './template.ts';

export const importsRoute = handler(imports, async ({ input: { query }, session, deps: { mongo, now } }) => {
  const { page } = query;
  const filter = { kind: { $in: [...importKinds] } };
  const { records, total, totalPages } = await readPage(mongo.tasks, filter, {
    sort: { createdAt: -1, _id: -1 },
    page,
    perPage: IMPORTS_PER_PAGE,
    fields: { checkpoint: 0, log: 0 },
  });
  const undos = await undosOf(mongo);
  const seen = { account: session.user._id, now: now() };
  return {
    success: true,
    imports: records.map((task) => presentEntry(task, undos.get(String(task._id)) ?? null, seen)),
    pagination: { page, perPage: IMPORTS_PER_PAGE, totalPages, total },
  };
});

const personal = new Set<ImportColumn | null>([
  ...(['name', 'firstName', 'middleName', 'lastName', 'email', 'alternateEmail', 'phone', 'alternatePhone'] as const),
  ...(['address', 'permanentAddress', 'summary'] as const),
]);

export const importCandidateRoute = handler(importCandidate, async ({ input, session, deps }) => {
  const { mapping } = input.body;
  const { task } = await startImportTask(deps, session, {
    kind: 'import-candidates',
    uploads: input.files.file,
    ...(mapping && { input: { mapping } }),
  });
  if (mapping) {
    const { shape, columns, readings = [], corrections = [] } = mapping;
    const savedBy = new Types.ObjectId(session.user._id);
    // a name or an address is one person's: no later file has the same cell
    const general = corrections.filter(({ at }) => !personal.has(columns[at] ?? null));
    const remembered = { columns, readings, corrections: storedCorrections(general), savedBy, savedAt: deps.now() };
    await deps.mongo.importMappings.updateOne({ _id: shape }, { $set: remembered }, { upsert: true });
  }
  return { success: true, message: 'The file has arrived; its rows are being imported.', jobId: String(task) };
});

export const importCandidateCancelRoute = handler(importCandidateCancel, async ({ input: { params }, deps }) => {
  const { mongo, changes, now } = deps;
  const task = await findImport(mongo, params.jobId);
  const cancelled = isTaskOpen(task) && (await cancelTask(mongo, changes, task._id, now()));
  if (!cancelled) throw new ApiError(409, 'The import has already ended.');
  const { state } = await findImport(mongo, params.jobId);
  // no worker has started it, so none will remove the file
  if (state === 'cancelled') await removeFile(mongo, new Types.ObjectId(String(task.input.file)));
  return { success: true, message: 'The import is being cancelled; candidates saved until now stay.' };
});

export const importCandidateInfoRoute = handler(importCandidateInfo, async ({ input, session, deps, ctx }) => {
  const { task: id } = await startImportTask(deps, session, {
    kind: 'import-candidate-info',
    uploads: input.files.file,
  });
  const jobId = String(id);
  return events();

  async function* events() {
    const say = (data: { message: string } | { error: string }, progress: number) => ({
      event: 'message' as const,
      data: { ...data, progress, jobId },
    });
    yield say({ message: 'The file has arrived; its rows are being read.' }, 0);
    for await (const { task, ended } of watchTask(deps.mongo, id, ctx.signal)) {
      const { processed, total, saved } = task.progress;
      if (total > 0 && processed > 0)
        // 100 is reserved for the end
        yield say(
          { message: `Processed ${processed} / ${total} | Saved: ${saved}` },
          Math.min(99, Math.floor((processed / total) * 100)),
        );
      if (ended) yield task.state === 'done' ? say({ message: infoEnd(task) }, 100) : failed(task);
    }

    function failed(task: TaskRecord) {
      const { processed, total } = task.progress;
      return say({ error: importFailure(task) }, total === 0 ? 0 : Math.floor((processed / total) * 100));
    }
  }
});

export const importCandidateReportRoute = handler(
  importCandidateReport,
  async ({ input: { params, query }, deps: { mongo, now } }) => {
    const task = await findImport(mongo, params.jobId);
    refuseRemovedReport(task, now());
    const sentName = String(task.input.fileName)
      .replace(/\.(xlsx?|csv)$/i, '')
      .replace(/[^\p{L}\p{N} ._-]+/gu, '');
    const what = query.of === 'incomplete' ? 'values to add' : 'rows to correct';
    const fileName = `${sentName.slice(0, 100) || 'import'} - ${what}.xlsx`;
    return { body: writeReport(mongo, reportParts(mongo, task), query.of), fileName, mediaType: XLSX_MEDIA_TYPE };
  },
);

/** Number of reported rows in the final event; the report has all of them. */
const ROWS_AT_END = 200;

export const importCandidateSseRoute = handler(importCandidateSse, async ({ session, deps: { mongo }, ctx }) => {
  const account = new Types.ObjectId(session.user._id);
  return events();

  async function* events() {
    for await (const task of watchImports(mongo, account, ctx.signal, ctx.lastEventId)) {
      // every event has the import's id, so that a reconnect continues with the same import
      const jobId = String(task._id);
      if (isTaskOpen(task)) {
        yield { event: 'message' as const, id: jobId, data: { ...importCounts(task), jobId } };
      } else if (task.state === 'done') {
        yield { event: 'message' as const, id: jobId, data: { ...importCounts(task), jobId } };
        const rows = await reportedRows(mongo, task, 0, ROWS_AT_END);
        yield { event: 'done' as const, id: jobId, data: { ...presentOutcome(task, rows), jobId } };
      } else {
        yield { event: 'error' as const, id: jobId, data: { message: importFailure(task), jobId } };
      }
    }
  }
});

const ROWS_A_PAGE = 100;

export const importCandidateStatusRoute = handler(importCandidateStatus, async ({ input, deps: { mongo } }) => {
  const { page } = input.query;
  const task = await findImport(mongo, input.params.jobId);
  const outcome = presentOutcome(task, await reportedRows(mongo, task, (page - 1) * ROWS_A_PAGE, ROWS_A_PAGE));
  return {
    success: true,
    message: 'Import found.',
    jobId: input.params.jobId,
    fileName: String(task.input.fileName),
    state: task.state,
    ...outcome,
    totalPages: Math.ceil((outcome.refused + outcome.duplicates + outcome.incomplete) / ROWS_A_PAGE),
    log: task.log.map(({ at, message }) => ({ at: at.toISOString(), message })),
    error: task.error ?? null,
  };
});

const TOO_LATE =
  'This import can’t be undone: it is still running, made no candidates, ended more than 24 hours ago, or is undone already.';

export const importCandidateUndoRoute = handler(importCandidateUndo, async ({ input: { params }, session, deps }) => {
  const { mongo, changes, now } = deps;
  const task = await findImport(mongo, params.jobId);
  const undo = (await undosOf(mongo)).get(params.jobId) ?? null;
  if (!undoUntil(task, undo, now())) throw new ApiError(409, TOO_LATE);
  const undoTask = {
    kind: 'undo-import',
    createdBy: new Types.ObjectId(session.user._id),
    input: { import: params.jobId, undoneByName: fullName(session.user) },
    total: task.progress.saved,
  } as const;
  const slot = undoSlot(params.jobId);
  const id = await createTask(changes, { ...undoTask, slot }, now()).catch((error: unknown) => {
    throw isKeyTaken(error) ? new ApiError(409, TOO_LATE, { cause: error }) : error;
  });
  // another undo may have started and ended since the read above
  const newest = (await undosOf(mongo, { except: id })).get(params.jobId) ?? null;
  if (!undoUntil(task, newest, now())) {
    await cancelTask(mongo, changes, id, now());
    throw new ApiError(409, TOO_LATE);
  }
  return { success: true, message: 'What this import made is being taken out again.' };
});

/** A hostile file takes up to 20 s to read, and others may be queued before this one. */
const PREVIEW_TIMEOUT_MS = 90_000;
const NOT_READ_MESSAGE = 'The file could not be read in time. Please try again.';

export const importTemplateRoute = handler(importTemplate, async () => ({
  body: await writeTemplate(),
  fileName: 'candidates template.xlsx',
  mediaType: XLSX_MEDIA_TYPE,
}));

export const importPreviewRoute = handler(importPreview, async ({ input, session, deps, ctx }) => {
  const { mapping } = input.body;
  await dropStalePreviews(deps);
  const preview = await startImportTask(deps, session, {
    kind: 'preview-import',
    uploads: input.files.file,
    ...(mapping && { input: { mapping } }),
  });
  try {
    const signal = AbortSignal.any([ctx.signal, deps.stopping, AbortSignal.timeout(PREVIEW_TIMEOUT_MS)]);
    for await (const { task, ended } of watchTask(deps.mongo, preview.task, signal)) {
      if (!ended) continue;
      if (task.state !== 'done') throw new ApiError(422, task.error ?? NOT_READ_MESSAGE);
      return { success: true, message: 'Nothing has been written yet.', ...previewResult.parse(task.result) };
    }
    throw new ApiError(503, NOT_READ_MESSAGE);
  } finally {
    await dropPreview(deps, preview);
  }
});
