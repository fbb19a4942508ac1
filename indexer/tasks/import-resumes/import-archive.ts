import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Types } from 'mongoose';
import { z } from 'zod';
import { MAX_FILES, MAX_UNPACKED_BYTES } from '#indexer/files/archive/read-archive.ts';
import { checkArchive, unpackArchive } from '#indexer/files/archive/unpack-archive.ts';
import type { UnpackedFile } from '#indexer/files/archive/unpack-slice.ts';
import { openTaskFolder } from '#indexer/files/task-folder.ts';
import type { TaskContext } from '#indexer/task-runner/task-context.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { readFilePieces, shownName, storeFile } from '#mongo/files/store-file.ts';
import { type FileRecord, UPLOAD_TYPE } from '#mongo/models/file.ts';
import type { InboxResumeRecord } from '#mongo/models/inbox-resume.ts';

/** Moves a stored file into the inbox under the file's own `_id`; a repeat changes nothing. */
export async function addToInbox(mongo: Mongo, resume: InboxResumeRecord): Promise<void> {
  const { _id, ...fields } = resume;
  await mongo.inboxResumes.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true });
}

/** The file's name for display: without its folders and invisible characters. */
export const ownName = (path: string): string => shownName(path.split(/[\\/]/).at(-1) ?? '', 'resume');

/** The same id for the same entry of the same upload of the same import. */
function unpackedFileId(task: Types.ObjectId, upload: number, entry: number): Types.ObjectId {
  const hash = createHash('sha256').update(`${task}:${upload}:${entry}:inbox`).digest();
  Buffer.from(task.id).copy(hash, 0, 0, 4);
  return new Types.ObjectId(hash.subarray(0, 12));
}

/** Each takes half a dozen round trips. */
const TAKEN_AT_ONCE = 8;

export interface ArchiveImport {
  task: Types.ObjectId;
  upload: number;
  stored: FileRecord;
  addedByName: string;
  /** Written after every slice; modified in place. */
  done: ImportResumesCheckpoint;
  report(): Promise<void>;
}

/**
 * Moves the files of a zip into the inbox, slice by slice, from `done`. Reports rejected files with the reason. Returns
 * 'document' for a DOCX, which is a resume and not an archive.
 */
export async function importArchive(context: TaskContext, work: ArchiveImport): Promise<'unpacked' | 'document'> {
  const { done } = work;
  const { path: folder, remove } = await openTaskFolder('inbox', work.task);
  try {
    const archive = join(folder, 'archive');
    await pipeline(Readable.from(readFilePieces(context.mongo, work.stored)), createWriteStream(archive));
    const refuse = (reason: string): 'unpacked' => {
      done.refused.push({ file: work.stored.name, reason });
      return 'unpacked';
    };
    const checked = await checkArchive({ archive, folder }, context.signal);
    if ('document' in checked) return 'document';
    if ('refused' in checked) return refuse(checked.refused);
    for (;;) {
      const left = { filesLeft: MAX_FILES - done.files, bytesLeft: MAX_UNPACKED_BYTES - done.bytes };
      const options = { archive, folder, from: done.entry, ...left, purpose: 'unpack' } as const;
      const slice = await unpackArchive(options, context.signal);
      if ('document' in slice) return 'document';
      if ('refused' in slice) return refuse(slice.refused);
      for (let at = 0; at < slice.files.length; at += TAKEN_AT_ONCE) {
        const part = slice.files.slice(at, at + TAKEN_AT_ONCE);
        // wait for all before reporting a failure: another attempt writes the same files
        const taken = await Promise.allSettled(
          part.map((file) => take(context, work, folder, file, checked.copies.get(file.entry))),
        );
        for (const each of taken) if (each.status === 'rejected') throw each.reason;
      }
      done.files += slice.files.length;
      if (slice.next === null) return 'unpacked';
      if (done.files >= MAX_FILES) {
        return refuse(tooMany(slice.rest));
      }
      done.entry = slice.next;
      await work.report();
    }
  } finally {
    await remove();
  }
}

export const tooMany = (rest: number): string =>
  `${rest} more ${rest === 1 ? 'file' : 'files'}: at most ${MAX_FILES} go in at once.`;

/** Moves one unpacked file from disk to the inbox, or adds its reason to the list. */
async function take(
  context: TaskContext,
  work: ArchiveImport,
  folder: string,
  file: UnpackedFile,
  copyOf: string | undefined,
): Promise<void> {
  const { mongo, now } = context;
  const path = join(folder, String(file.entry));
  const refuse = (reason: string) => work.done.refused.push({ file: withinArchive(file.name), reason });
  if ('problem' in file) {
    refuse(file.problem);
    return;
  }
  if (copyOf !== undefined) {
    refuse(`The archive holds the same file as ${withinArchive(copyOf)}.`);
    await rm(path);
    return;
  }
  const _id = unpackedFileId(work.task, work.upload, file.entry);
  const fileName = ownName(file.name);
  await storeFile(mongo, { _id, name: fileName, contentType: UPLOAD_TYPE }, createReadStream(path), now());
  await addToInbox(mongo, {
    _id,
    fileName,
    size: file.bytes,
    task: work.task,
    addedAt: now(),
    addedByName: work.addedByName,
  });
  work.done.added++;
  work.done.bytes += file.bytes;
  await rm(path);
}

/** With its folders, which distinguish files with the same name. */
const withinArchive = (name: string): string =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, 300) || 'a file without a name';

/** Progress of an import into the inbox, with rejected files and reasons: a run resumes from it after a crash. */
export const importResumesCheckpoint = z.object({
  /** Processed uploads. */
  uploads: z.int(),
  /** In the next upload, if it is an archive: the entry to continue from. */
  entry: z.int(),
  /** Files so far, including rejected ones. */
  files: z.int(),
  /** Bytes of the files added. */
  bytes: z.int(),
  added: z.int(),
  refused: z.array(z.object({ file: z.string(), reason: z.string() })),
});
export type ImportResumesCheckpoint = z.infer<typeof importResumesCheckpoint>;

export const atStart: ImportResumesCheckpoint = { uploads: 0, entry: 0, files: 0, bytes: 0, added: 0, refused: [] };
