import { Types } from 'mongoose';
import { z } from 'zod';
import { RESUME_LIMIT_BYTES, RESUME_TOO_LARGE } from '#domain/limits.ts';
import { isZip, resumeProblem } from '#indexer/files/archive/entry-problem.ts';
import { MAX_FILES } from '#indexer/files/archive/read-archive.ts';
import { type RunTask, TaskCancelled, type TaskContext } from '#indexer/task-runner/task-context.ts';
import { findFile, readFile, readFilePieces, removeFile } from '#mongo/files/store-file.ts';
import type { FileRecord } from '#mongo/models/file.ts';
import { INBOX_MOST_RESUMES } from '#mongo/models/inbox-resume.ts';
import {
  type ArchiveImport,
  addToInbox,
  atStart,
  type ImportResumesCheckpoint,
  importArchive,
  importResumesCheckpoint,
  ownName,
  tooMany,
} from './import-archive.ts';

const importInput = z.object({
  files: z.array(z.object({ file: z.string(), fileName: z.string() })),
  uploadedByName: z.string(),
});

/**
 * Moves uploaded resumes and archives of them into the inbox. Rejects files individually, with a reason. Writes a
 * checkpoint after each upload and each slice of an archive.
 */
export const run: RunTask = async (context, task) => {
  const { files, uploadedByName } = importInput.parse(task.input);
  const done = task.checkpoint ? importResumesCheckpoint.parse(task.checkpoint) : structuredClone(atStart);
  const report = () =>
    context.report({ processed: done.uploads, total: files.length, saved: done.added }, structuredClone(done));
  await report();
  // a crash may have come between its checkpoint and its end
  await removeUploads(context, files.slice(0, done.uploads).slice(-1));
  try {
    for (let upload = done.uploads; upload < files.length; upload++) {
      context.signal.throwIfAborted();
      const { file, fileName } = files[upload]!;
      const id = new Types.ObjectId(file);
      const stored = await findFile(context.mongo, id);
      const addedByName = uploadedByName || 'admin';
      const isKept =
        stored && (await takeUpload(context, { task: task._id, upload, stored, addedByName, done, report }));
      if (!stored) done.refused.push({ file: fileName, reason: 'It is no longer stored. Please send it again.' });
      Object.assign(done, { uploads: upload + 1, entry: 0 });
      await report();
      if (stored && !isKept) await removeFile(context.mongo, id);
    }
  } catch (error) {
    const cause: unknown = context.signal.aborted ? context.signal.reason : error;
    if (cause instanceof TaskCancelled) await removeUploads(context, files.slice(done.uploads));
    throw cause;
  }
  return { added: done.added, refused: done.refused.length };
};

/** True if the upload itself is now in the inbox. */
async function takeUpload(context: TaskContext, work: ArchiveImport): Promise<boolean> {
  const { stored, done } = work;
  const refuse = (reason: string): false => {
    done.refused.push({ file: stored.name, reason });
    return false;
  };
  if (done.files >= MAX_FILES) return refuse(tooMany(1));
  if ((await context.mongo.inboxResumes.countDocuments()) >= INBOX_MOST_RESUMES) {
    return refuse('The inbox is full. Please process what waits in it, then send this again.');
  }
  if (await beginsAsZip(context, stored)) {
    if ((await importArchive(context, work)) === 'unpacked') return false;
  }
  done.files++;
  if (stored.size > RESUME_LIMIT_BYTES) return refuse(RESUME_TOO_LARGE);
  const problem = resumeProblem(await readFile(context.mongo, stored));
  return problem ? refuse(problem) : keep(context, work);
}

async function beginsAsZip({ mongo }: TaskContext, stored: FileRecord): Promise<boolean> {
  for await (const piece of readFilePieces(mongo, stored)) return isZip(piece);
  return false;
}

async function keep({ mongo, now }: TaskContext, { task, stored, addedByName, done }: ArchiveImport): Promise<true> {
  const fileName = ownName(stored.name);
  await addToInbox(mongo, { _id: stored._id, fileName, size: stored.size, task, addedAt: now(), addedByName });
  const counted: Partial<ImportResumesCheckpoint> = { added: done.added + 1, bytes: done.bytes + stored.size };
  Object.assign(done, counted);
  return true;
}

/** Except those waiting in the inbox. */
async function removeUploads({ mongo }: TaskContext, files: readonly { file: string }[]): Promise<void> {
  for (const { file } of files) {
    const id = new Types.ObjectId(file);
    const waits = await mongo.inboxResumes.exists({ _id: id });
    if (!waits) await removeFile(mongo, id);
  }
}
