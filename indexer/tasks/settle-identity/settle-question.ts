import { Types } from 'mongoose';
import { findOwners, freeKeys } from '#indexer/identity/identify.ts';
import type { TaskContext } from '#indexer/task-runner/task-context.ts';
import { fillInRow, toUpdate } from '#indexer/tasks/import-candidate-info/fill-in-batch.ts';
import { rowCandidateId } from '#indexer/tasks/import-rows/claim-contacts.ts';
import type { RowFields } from '#indexer/tasks/import-rows/read-column.ts';
import { toRecord } from '#indexer/tasks/import-rows/to-record.ts';
import { heldReading } from '#indexer/tasks/parse-resumes/hold-resume.ts';
import { knownFile, saveResume, type Verdict } from '#indexer/tasks/parse-resumes/save-resume.ts';
import { Conflict } from '#mongo/changes/conflict.ts';
import { insertUnordered } from '#mongo/changes/insert-unordered.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { nextApplicantIds } from '#mongo/display-ids.ts';
import { findFile, readFile, removeFile } from '#mongo/files/store-file.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import { pairKey } from '#mongo/identity/duplicate-keys.ts';
import { nameOfRecord } from '#mongo/identity/names-agree.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { IdentityDecision, IdentityQuestionRecord } from '#mongo/models/identity-question.ts';

const MOST_MERGES = 20;

/** The live candidate with this `_id`, or the one that it was merged into; null if there is none. */
async function findMerged(mongo: Mongo, id: Types.ObjectId): Promise<CandidateRecord | null> {
  let at = id;
  for (let merges = 0; merges < MOST_MERGES; merges += 1) {
    const record = await mongo.candidates.findOne({ _id: at }).lean<CandidateRecord>();
    if (record && !record.deleted) return record;
    const merged = await mongo.mergedCandidates.findOne({ _id: at }).lean();
    if (!merged) return null;
    at = merged.into;
  }
  return null;
}

const GONE = { problem: 'The resume is no longer stored. Discard it, and send it again.' };

/** Saves a held resume as an admin decided; returns its owner, or why it could not be saved. */
async function settleResume(
  context: TaskContext,
  { task, place, source = 'resume', file, reading }: IdentityQuestionRecord,
  verdict: Verdict,
  uploadedByName: string,
): Promise<{ candidate: Types.ObjectId } | { problem: string }> {
  const { mongo } = context;
  const stored = await Promise.all([file, reading].map((id) => (id ? findFile(mongo, id) : null)));
  const [sent, kept] = stored;
  if (!sent || !kept) return GONE;
  const bytes = await readFile(mongo, sent);
  const { kind, text, values } = heldReading.parse(JSON.parse((await readFile(mongo, kept)).toString('utf8')));
  const resume = { fileName: source, bytes, place, task, uploadedByName };
  const known = await knownFile(context, resume);
  const saved = known ?? (await saveResume(context, resume, { kind, text }, values, verdict));
  if (!saved.candidate) return { problem: saved.reason ?? 'The resume could not be saved.' };
  return { candidate: new Types.ObjectId(saved.candidate) };
}

type Saved = { candidate: Types.ObjectId } | { problem: string };

/** Saves a held row as an admin decided; returns its owner, or why it could not be saved. */
function settleRow(
  context: TaskContext,
  question: IdentityQuestionRecord,
  verdict: Verdict,
  byName: string,
): Promise<Saved> {
  return verdict === 'another' ? createFromRow(context, question, byName) : fillIn(context, question, verdict, byName);
}

/** Omits the row's contacts that belong to another candidate, or that would replace an account's email. */
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

/** The contested contacts stay in the record as written in the row; their keys stay with the other candidate. */
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

/** The decision cannot be carried out; the message says why. */
export class CannotSettle extends Error {
  override name = 'CannotSettle';
}

export interface Settled {
  /** Call it once nothing refers to the files any more. */
  removeFiles(): Promise<void>;
}

/** Carries out one decision. Every step is idempotent: ids are derived from the question's task and position. */
export async function settleQuestion(
  context: TaskContext,
  question: IdentityQuestionRecord,
  decision: IdentityDecision,
  by: { _id: string; name: string },
): Promise<Settled> {
  const { mongo } = context;
  if (decision !== 'discard') {
    const { candidate, saved } = await carryOut(context, question, decision, by.name);
    if ('problem' in saved) throw new CannotSettle(saved.problem);
    if (decision === 'another' && candidate) {
      await markDistinct(context, [candidate._id, saved.candidate], new Types.ObjectId(by._id));
    }
  }
  return {
    removeFiles: async () => {
      for (const file of [question.file, question.reading]) if (file) await removeFile(mongo, file);
    },
  };
}

/** Each lost race is another command's success. */
const MOST_TRIES = 10;

/** Saves the resume or row; again if its candidate is changed or merged into another meanwhile. */
async function carryOut(
  context: TaskContext,
  question: IdentityQuestionRecord,
  decision: Exclude<IdentityDecision, 'discard'>,
  byName: string,
): Promise<{ candidate: CandidateRecord | null; saved: Saved }> {
  const settle = question.kind === 'resume' ? settleResume : settleRow;
  const ownerNow = () => findMerged(context.mongo, question.candidate);
  for (let tries = 1; ; tries += 1) {
    const candidate = await ownerNow();
    if (decision === 'same' && !candidate) throw new CannotSettle('The candidate is no longer there.');
    const verdict = decision === 'same' ? { same: candidate as CandidateRecord } : 'another';
    try {
      const saved = await settle(context, question, verdict, byName);
      const isMerged = 'problem' in saved && String((await ownerNow())?._id) !== String(candidate?._id);
      if (!isMerged || tries === MOST_TRIES) return { candidate, saved };
    } catch (error) {
      if (!(error instanceof Conflict) || tries === MOST_TRIES) throw error;
    }
  }
}

/** They share a contact; the duplicate search does not list them again. */
async function markDistinct(
  { mongo, now }: TaskContext,
  [one, other]: [Types.ObjectId, Types.ObjectId],
  by: Types.ObjectId,
): Promise<void> {
  if (one.equals(other)) return;
  await mongo.distinctPairs.updateOne(
    { _id: pairKey(one, other) },
    { $set: { candidates: [one, other], by, at: now() } },
    { upsert: true },
  );
}
