import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { resultOf } from '#api/presenters/present-review.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { findFile, readFile } from '#mongo/files/read-file.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import type { ReviewResult } from '#mongo/models/review-result.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { type ResumeReading, resumeReading } from '#search-templates/language/parsed-resume.ts';
import { ERASED, type Identity, type PersonFinder } from './person-finder.ts';

/**
 * Discards resumes of the person that were read and wait to be reviewed: file, text and readings, and corrections that
 * wait to be saved. Gives how many resumes there were. Idempotent.
 */
export async function removeHeldReadings(
  { mongo, changes }: Pick<Dependencies, 'mongo' | 'changes'>,
  finder: PersonFinder,
  identity: Identity,
): Promise<number> {
  let erased = 0;
  for (const task of await mongo.tasks.find({ kind: 'review-resume' }).lean<TaskRecord[]>()) {
    const held = await heldOf(mongo, task);
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

async function heldOf(
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

/** Read as this candidate's, or with a contact of theirs in it; by name alone where no contact is known. */
function isOf({ owner, text, parsed }: ResumeReading, finder: PersonFinder, { applicantID, contactKeys }: Identity) {
  if (applicantID && owner?.applicantID === applicantID) return true;
  const isReachable = contactKeys.some((key) => /^(?:email|phone):/.test(key));
  return isReachable ? finder.hasContact(text) : finder.isName(parsed.name?.value ?? '');
}
