import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Types } from 'mongoose';
import type { ResumeValues } from '#domain/parsed-resume.ts';
import { freeKeys, type Identity } from '#indexer/identity/identify.ts';
import type { TaskContext } from '#indexer/task-runner/task-context.ts';
import { claimContacts, rowCandidateId } from '#indexer/tasks/import-rows/claim-contacts.ts';
import type { Changes } from '#mongo/changes/open-changes.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { nextApplicantIds } from '#mongo/display-ids.ts';
import { resumeMediaTypes } from '#mongo/files/resume-kind.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import { type CandidateRecord, unknownCandidate } from '#mongo/models/candidate.ts';
import type { ResumeRecord } from '#mongo/models/resume.ts';
import { candidateFields, findCandidate, findLive, missingFields, type ParsedFields } from './candidate-fields.ts';
import { holdResume } from './hold-resume.ts';
import { type Outcome, placedId, type ReadFile, type ResumeFile } from './resume-file.ts';

/**
 * The outcome of these bytes so far: saved by this task before a crash, or owned through an earlier task. Null if they
 * are new.
 */
export async function knownFile({ mongo }: TaskContext, file: ResumeFile): Promise<Outcome | null> {
  const known = await mongo.candidateContacts.findOne({ _id: fileKey(file.bytes) }).lean();
  const owner = known && (await findLive(mongo, known.candidate));
  if (!owner) return null;
  const resumeId = resumeIdOf(file);
  if ([owner.resumeId, ...(owner.resumeVersions ?? [])].some((id) => id?.equals(resumeId))) {
    const begun = await findLive(mongo, rowCandidateId(file.task, file.place));
    return { outcome: begun ? 'created' : 'updated', ...ofCandidate(owner) };
  }
  return { outcome: 'skipped', reason: `The same file is ${owner.applicantID}’s already.`, ...ofCandidate(owner) };
}

/** An admin's decision on a resume without proof. */
export type Verdict = { same: CandidateRecord } | 'another';

/**
 * Saves a resume: finds its owner, then stores the resume and what it adds to the candidate. Without proof it waits for
 * an admin's decision. The file's bytes are claimed last, and ids are derived from task and position: a file
 * interrupted by a crash is repeated and finds what it left.
 */
export async function saveResume(
  context: TaskContext,
  file: ResumeFile,
  read: ReadFile,
  values: ResumeValues,
  verdict?: Verdict,
): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await saveOnce(context, file, read, values, verdict);
    // the person who was just added is found the next time
    if (outcome.reason !== JUST_ADDED || tries === MOST_TRIES) return outcome;
  }
}

/** Each lost race is another task's or sign-up's success. */
const MOST_TRIES = 5;

async function saveOnce(
  context: TaskContext,
  file: ResumeFile,
  read: ReadFile,
  values: ResumeValues,
  verdict?: Verdict,
): Promise<Outcome> {
  const { mongo, now } = context;
  const fields = candidateFields(values, () => new Types.ObjectId());
  const begun = await findLive(mongo, rowCandidateId(file.task, file.place));
  const identity = await identityOf(mongo, { begun, verdict, fileName: file.fileName, fields });
  if (identity.state === 'suggested') return holdResume(context, file, { ...read, values }, fields, identity);
  const resume = resumeOf(file, read, now());
  const outcome =
    identity.state === 'proven'
      ? await updateCandidate(context, identity.record, fields, resume, file)
      : await createCandidate(context, fields, resume, file, verdict === 'another');
  if (outcome.outcome === 'failed') return outcome;
  await mongo.candidateContacts.updateOne(
    { _id: fileKey(file.bytes) },
    { $set: { candidate: resume.candidate } },
    { upsert: true },
  );
  return begun ? { ...outcome, outcome: 'created' } : outcome;
}

interface Identified {
  begun: CandidateRecord | null;
  verdict: Verdict | undefined;
  fileName: string;
  fields: ParsedFields;
}

async function identityOf(mongo: Mongo, { begun, verdict, fileName, fields }: Identified): Promise<Identity> {
  if (begun) return { state: 'proven', record: begun };
  if (verdict === 'another') return { state: 'unknown' };
  return verdict ? { state: 'proven', record: verdict.same } : findCandidate(mongo, fileName, fields);
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const fileKey = (bytes: Buffer): string => `file:${sha256Of(bytes)}`;
const ofCandidate = ({ _id, applicantID }: Pick<CandidateRecord, '_id' | 'applicantID'>) => ({
  applicantID,
  candidate: String(_id),
});
const failed = (reason: string): Outcome => ({ outcome: 'failed', reason });

const resumeIdOf = (file: ResumeFile): Types.ObjectId => placedId(file, 'resume');

type NewResume = Omit<ResumeRecord, 'revision'>;

function resumeOf(file: ResumeFile, read: ReadFile, uploadedAt: Date): NewResume {
  return {
    _id: resumeIdOf(file),
    candidate: new Types.ObjectId(),
    fileName: file.fileName,
    contentType: resumeMediaTypes[read.kind],
    size: file.bytes.length,
    sha256: sha256Of(file.bytes),
    bytes: file.bytes,
    textState: 'done',
    text: read.text,
    uploadedAt,
  };
}

const resumeFields = ({ _id, contentType, uploadedAt }: NewResume, by: string) => ({
  resumeAvailable: true,
  resumeId: _id,
  resumeLink: `resumes/${_id}.${Object.entries(resumeMediaTypes).find(([, type]) => type === contentType)?.[0]}`,
  newResumeUploadOn: uploadedAt,
  updatedOn: uploadedAt,
  updatedBy: by,
});

async function updateCandidate(
  { changes }: TaskContext,
  found: CandidateRecord,
  fields: ParsedFields,
  resume: NewResume,
  file: ResumeFile,
): Promise<Outcome> {
  resume.candidate = found._id;
  await changes.resumes.bulkInsert([resume]);
  const former = found.resumeId && !found.resumeId.equals(resume._id) ? [found.resumeId] : [];
  const updated = await changes.candidates.update(found._id, {
    $set: { ...missingFields(fields, found), ...resumeFields(resume, file.uploadedByName) },
    $addToSet: { resumeVersions: { $each: [...former, resume._id] } },
  });
  if (updated) return { outcome: 'updated', ...ofCandidate(found) };
  await changes.resumes.remove(resume._id);
  return failed('The candidate has just been removed.');
}

const JUST_ADDED = 'A person with the same email or phone number has just been added. Please parse it again.';

async function createCandidate(
  { mongo, changes, now }: TaskContext,
  fields: ParsedFields,
  resume: NewResume,
  file: ResumeFile,
  onlyFreeContacts: boolean,
): Promise<Outcome> {
  const all = contactKeys(fields);
  if (all.length === 0 && !fields.applicantName)
    return failed('It names neither a person nor an email or phone number.');
  const keys = onlyFreeContacts ? await freeKeys(mongo, all, rowCandidateId(file.task, file.place)) : all;
  const row = { place: file.place, number: file.place + 1, cells: [], fields: {}, keys };
  const { claimed } = await claimContacts(mongo, file.task, [row], (place) => place + 1);
  const [own] = claimed;
  if (!own || (await isStoredByOther(mongo, own.candidate, file))) return failed(JUST_ADDED);
  resume.candidate = own.candidate;
  // the resume first: the candidate's own change then finds the text
  const [[applicantID = '']] = await Promise.all([nextApplicantIds(mongo, 1), changes.resumes.bulkInsert([resume])]);
  const { duplicates } = await changes.candidates.bulkInsert([
    {
      ...unknownCandidate(),
      ...fields,
      _id: own.candidate,
      applicantID,
      ...resumeFields(resume, file.uploadedByName),
      createdOn: now(),
      createdBy: file.uploadedByName,
      importedBy: file.task,
    },
  ]);
  if (duplicates.length > 0) return storedBefore(mongo, changes, own.candidate, resume, file);
  return { outcome: 'created', ...ofCandidate({ _id: own.candidate, applicantID }) };
}

/** The candidate's `_id` is taken: by an earlier attempt at this file, or by a sign-up or import of the same person. */
async function storedBefore(
  mongo: Mongo,
  changes: Changes,
  candidate: Types.ObjectId,
  resume: NewResume,
  file: ResumeFile,
): Promise<Outcome> {
  const stored = await mongo.candidates
    .findOne({ _id: candidate })
    .lean<Pick<CandidateRecord, '_id' | 'applicantID' | 'importedBy'>>();
  if (stored?.importedBy?.equals(file.task)) return { outcome: 'created', ...ofCandidate(stored) };
  await changes.resumes.remove(resume._id);
  return failed('A person with the same email or phone number was added at the same moment. Please parse it again.');
}

const WAIT_MS = 2_000;
const POLL_EVERY_MS = 50;

/** Whether the `_id` is one that a sign-up or import chose for the same person; waits until it has stored them. */
async function isStoredByOther(mongo: Mongo, candidate: Types.ObjectId, file: ResumeFile): Promise<boolean> {
  if (candidate.equals(rowCandidateId(file.task, file.place))) return false;
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    const record = await findLive(mongo, candidate);
    if (record) return !record.importedBy?.equals(file.task);
    // left by a crash: nothing else will store it
    if (performance.now() > deadline) return false;
    await pause(POLL_EVERY_MS);
  }
}
