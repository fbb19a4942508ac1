import { Types } from 'mongoose';
import { findOwners } from '#indexer/tasks/import-candidates/find-owners.ts';
import { rowCandidateId } from '#indexer/tasks/import-candidates/row-candidate-id.ts';
import type { RowFields } from '#indexer/tasks/import-candidates/row-fields.ts';
import { toRecord } from '#indexer/tasks/import-candidates/to-record.ts';
import { fillInRow, toUpdate } from '#indexer/tasks/import-info/fill-in-batch.ts';
import type { Verdict } from '#indexer/tasks/parse-resumes/save-resume.ts';
import type { TaskContext } from '#indexer/tasks/task-context.ts';
import { insertUnordered } from '#mongo/changes/insert-unordered.ts';
import { contactKeys } from '#mongo/contact-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { IdentityQuestionRecord } from '#mongo/models/identity-question.ts';
import { nameOfRecord } from '#mongo/names-agree.ts';
import { nextApplicantIds } from '#mongo/next-number.ts';
import { freeKeys } from './free-keys.ts';

type Saved = { candidate: Types.ObjectId } | { problem: string };

/** Saves a held row as an admin has decided; gives whose it is then, or why it could not be saved. */
export function settleRow(
  context: TaskContext,
  question: IdentityQuestionRecord,
  verdict: Verdict,
  byName: string,
): Promise<Saved> {
  return verdict === 'another' ? createFromRow(context, question, byName) : fillIn(context, question, verdict, byName);
}

/** Of the row's contacts those are left out that are another candidate's, or that would replace an account's email. */
async function fillIn(
  { mongo, changes, now }: TaskContext,
  { fields = {} }: IdentityQuestionRecord,
  { same }: Exclude<Verdict, 'another'>,
  byName: string,
): Promise<Saved> {
  const row = { ...(fields as RowFields) };
  if (same.user) delete row.emailAddress;
  const keys = contactKeys(row);
  const free = await freeKeys(mongo, keys, same._id);
  for (const key of keys.filter((each) => !free.includes(each))) {
    delete row[key.startsWith('email:') ? 'emailAddress' : 'phoneNumber'];
  }
  const filled = await fillInRow(mongo, await findOwners(mongo, contactKeys(row)), same, row);
  if (typeof filled === 'string') return { problem: filled };
  if (Object.keys(filled).length > 0) {
    const updated = await changes.candidates.update(
      same._id,
      toUpdate({ ...filled, updatedOn: now(), updatedBy: byName }),
      { expected: same.revision },
    );
    if (!updated) return { problem: 'The candidate has just been removed.' };
  }
  return { candidate: same._id };
}

/** The contested contacts stay in the record as the row says them; their keys stay the other candidate's. */
async function createFromRow(
  { mongo, changes, now }: TaskContext,
  { fields = {}, task, place }: IdentityQuestionRecord,
  byName: string,
): Promise<Saved> {
  const row = fields as RowFields;
  if (!nameOfRecord(row)) return { problem: 'The row names no person. Discard it, or give it a name.' };
  const _id = rowCandidateId(task, place);
  const stored = await mongo.candidates.findOne({ _id }).lean<CandidateRecord>();
  if (stored && !stored.deleted) return { candidate: _id };
  if (stored) return { problem: 'The candidate has been removed since.' };
  const keys = await freeKeys(mongo, contactKeys(row), _id);
  await insertUnordered(
    mongo.connection.collection('candidateContacts'),
    keys.map((key) => ({ _id: key, candidate: _id, from: 'import' as const })),
  );
  const [applicantID = ''] = await nextApplicantIds(mongo, 1);
  const newId = () => new Types.ObjectId();
  const record = toRecord(row, { _id, applicantID, task, importedByName: byName, now: now(), newId });
  await changes.candidates.bulkInsert([record]);
  return { candidate: _id };
}
