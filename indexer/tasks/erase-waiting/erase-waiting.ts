import { z } from 'zod';
import { RESUME_LIMIT_BYTES } from '#domain/limits.ts';
import { parseResume } from '#indexer/files/resume-parser/parse-resume.ts';
import { READERS_AT_ONCE } from '#indexer/files/resume-text/resume-readers.ts';
import type { RunTask, TaskContext } from '#indexer/task-runner/task-context.ts';
import { applicantIdIn } from '#indexer/tasks/parse-resumes/candidate-fields.ts';
import { readAhead } from '#indexer/tasks/parse-resumes/read-ahead.ts';
import { readFile } from '#indexer/tasks/parse-resumes/resume-file.ts';
import { sentTypes } from '#mongo/files/sent-types.ts';
import { findFile, readFile as readStored, removeFile } from '#mongo/files/store-file.ts';
import { contactKeys, hashOfKey, nameKey } from '#mongo/identity/contact-keys.ts';
import type { FileRecord } from '#mongo/models/file.ts';
import { blankSpreadsheets } from './blank-spreadsheets.ts';

/** Hashes (hashOfKey): see erase-waiting/row-owner.ts. */
const eraseInput = z.object({ keys: z.array(z.string()), names: z.array(z.string()).default([]) });

const AHEAD = { atOnce: READERS_AT_ONCE, begun: 2 * READERS_AT_ONCE };
/** A candidate record has two emails and two phones; the parser excludes other people's contacts. */
const OWN_CONTACTS = 2;

/**
 * Removes an erased person's resumes that wait in the inbox or for a task, recognised as parsing would recognise them,
 * and blanks the person's rows in waiting spreadsheets. At the end the task contains no data of the person.
 */
export const run: RunTask = async (context, task) => {
  const { mongo, changes } = context;
  const input = eraseInput.parse(task.input);
  const wanted = new Set(input.keys);
  const rows = await blankSpreadsheets(context, task, { keys: wanted, names: new Set(input.names) });
  const filter = { contentType: { $in: sentTypes }, complete: true, size: { $lte: RESUME_LIMIT_BYTES } };
  const files = await mongo.files.find(filter).lean<FileRecord[]>();
  let processed = 0;
  let removed = 0;
  const keysOf = (file: FileRecord, signal: AbortSignal) => keysOfFile(context, file, signal);
  for await (const keys of readAhead(files, AHEAD, keysOf)) {
    const { _id } = files[processed]!;
    processed += 1;
    if (!keys.some((key) => wanted.has(hashOfKey(key)))) continue;
    await mongo.inboxResumes.deleteOne({ _id });
    await removeFile(mongo, _id);
    removed += 1;
  }
  await context.report({ processed, total: files.length, saved: removed });
  await changes.tasks.update(task._id, { $set: { 'input.keys': [], 'input.names': [] } });
  return { looked: files.length, removed, rows };
};

/** The facts that identify a file's person; empty if the file is gone. */
async function keysOfFile(context: TaskContext, file: FileRecord, signal: AbortSignal): Promise<string[]> {
  const bytes = await bytesOf(context, file);
  if (!bytes) return [];
  const id = applicantIdIn(file.name);
  const keys = [`file:${file.sha256}`, ...(id ? [`id:${id}`] : [])];
  const read = await readFile(bytes, AbortSignal.any([context.signal, signal]));
  if ('problem' in read) return keys;
  const { name, emails, phones } = parseResume(read.text, context.now(), read.layout);
  return [
    ...keys,
    ...emails.slice(0, OWN_CONTACTS).flatMap(({ value }) => contactKeys({ emailAddress: value })),
    ...phones.slice(0, OWN_CONTACTS).flatMap(({ value }) => contactKeys({ phoneNumber: value })),
    ...(name ? [nameKey(name.value)] : []),
  ];
}

async function bytesOf({ mongo }: TaskContext, file: FileRecord): Promise<Buffer | null> {
  try {
    return await readStored(mongo, file);
  } catch (error) {
    // another task may have removed it since
    if (await findFile(mongo, file._id)) throw error;
    return null;
  }
}
