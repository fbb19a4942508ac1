import { readdir, readFile as readLocalFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Types } from 'mongoose';
import type { ApiConfig } from '#api/http/config.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { resultOf } from '#api/parser/review.ts';
import { type ResumeReading, resumeReading } from '#domain/parsed-resume.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { findFile, readFile, removeFile } from '#mongo/files/store-file.ts';
import type { IdentityQuestionRecord } from '#mongo/models/identity-question.ts';
import type { ReviewResult } from '#mongo/models/review-result.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { ERASED, type Identity, type PersonFinder } from './person-finder.ts';

/**
 * Discards the person's resumes that were parsed and await review: file, text and readings, and corrections not yet
 * saved. Returns the number of resumes. Idempotent.
 */
export async function removeHeldReadings(
  { mongo, changes }: Pick<Dependencies, 'mongo' | 'changes'>,
  finder: PersonFinder,
  identity: Identity,
): Promise<number> {
  let erased = 0;
  for (const task of await mongo.tasks.find({ kind: 'review-resume' }).lean<TaskRecord[]>()) {
    const held = await readHeldResume(mongo, task);
    if (!held || !isOf(held.reading, finder, identity)) continue;
    const result: ReviewResult = { outcome: 'discarded' };
    await changes.tasks.update(task._id, { $set: { result, 'input.fileName': ERASED } });
    for (const file of held.files) await removeFile(mongo, file);
    const saving = { kind: 'save-reviewed-resume', 'input.review': String(task._id) } as const;
    for (const { _id } of await mongo.tasks.find(saving, { _id: 1 }).lean()) {
      await changes.tasks.update(_id, { $set: { 'input.values': null } });
    }
    erased += 1;
  }
  return erased;
}

async function readHeldResume(
  mongo: Mongo,
  task: TaskRecord,
): Promise<{ reading: ResumeReading; files: Types.ObjectId[] } | null> {
  const result = task.deleted ? null : resultOf(task);
  if (result?.outcome !== 'read') return null;
  const kept = await findFile(mongo, new Types.ObjectId(result.reading));
  if (!kept) return null;
  const reading = resumeReading.parse(JSON.parse((await readFile(mongo, kept)).toString('utf8')));
  return { reading, files: [kept._id, new Types.ObjectId(String(task.input.file))] };
}

/** Parsed as this candidate's, or containing a contact of theirs; only by name if no contact is known. */
function isOf({ owner, text, parsed }: ResumeReading, finder: PersonFinder, { applicantID, contactKeys }: Identity) {
  if (applicantID && owner?.applicantID === applicantID) return true;
  const isReachable = contactKeys.some((key) => /^(?:email|phone):/.test(key));
  return isReachable ? finder.hasContact(text) : finder.isName(parsed.name?.value ?? '');
}

/**
 * Removes resumes and rows awaiting an identity review that contain a contact of the person, with their files. Those
 * linked only by an unproven contact may belong to another person and stay. Returns their number. Idempotent.
 */
export async function removeIdentityQuestions(
  { mongo }: Pick<Dependencies, 'mongo'>,
  finder: PersonFinder,
): Promise<number> {
  let removed = 0;
  const open = mongo.identityQuestions.find({ state: { $in: ['open', 'settling'] } }).lean<IdentityQuestionRecord[]>();
  for await (const { _id, incoming, fields, source, file, reading } of open.cursor()) {
    if (!finder.hasContact(JSON.stringify([incoming, fields, source]))) continue;
    for (const id of [file, reading]) if (id) await removeFile(mongo, id);
    removed += (await mongo.identityQuestions.deleteOne({ _id })).deletedCount;
  }
  return removed;
}

/**
 * Removes mails to or about the person that were written to files because MAIL_URL is not set. Mails that were sent
 * can't be recalled. Returns their number. Idempotent.
 */
export async function removeMailFiles(
  { DATA_DIR }: Pick<ApiConfig, 'DATA_DIR'>,
  finder: PersonFinder,
): Promise<number> {
  const folder = join(DATA_DIR, 'mail');
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.eml')) continue;
    const path = join(folder, name);
    const mail = await readLocalFile(path, 'latin1').catch(() => '');
    if (!finder.isIn(readableMail(mail))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Decodes a mail's header and parts as far as needed to search its text. */
export function readableMail(mail: string): string {
  return mail
    .split(/(?=^Content-Transfer-Encoding: )/im)
    .map((part) => (/^Content-Transfer-Encoding: base64/i.test(part) ? withoutBase64(part) : part))
    .map(withoutQuotedPrintable)
    .join('\n');
}

const withoutBase64 = (part: string): string =>
  part.replace(/(?<=\r?\n\r?\n)[A-Za-z0-9+/=\r\n]{4,}/g, (encoded) =>
    Buffer.from(encoded, 'base64').toString('latin1'),
  );

/** Decodes adjacent bytes together: a UTF-8 character may have several. */
const withoutQuotedPrintable = (part: string): string =>
  Buffer.from(
    part
      .replace(/=\r?\n/g, '')
      .replace(/=\?utf-8\?B\?([A-Za-z0-9+/=]*)\?=/gi, (_, encoded: string) =>
        Buffer.from(encoded, 'base64').toString('latin1'),
      )
      .replace(/=\?utf-8\?Q\?([^?]*)\?=/gi, (_, encoded: string) => encoded.replaceAll('_', ' '))
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
