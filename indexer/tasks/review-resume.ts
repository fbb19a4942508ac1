import { Types } from 'mongoose';
import { z } from 'zod';
import { type PagePiece, type ResumeReading, resumeReading, resumeValues, valuesOf } from '#domain/parsed-resume.ts';
import type { ResumeLayout } from '#indexer/files/resume-layout/layout.ts';
import { questionId, whyAsked } from '#indexer/identity/identity-questions.ts';
import type { RunTask, TaskContext } from '#indexer/task-runner/task-context.ts';
import { Conflict } from '#mongo/changes/conflict.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { resumeKind } from '#mongo/files/resume-kind.ts';
import {
  findFile,
  readFile as readStored,
  readFile as readStoredFile,
  removeFile,
  storeFile,
} from '#mongo/files/store-file.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { HELD_READING, type ReviewResult, reviewResult, saversOf } from '#mongo/models/review-result.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { candidateFields, findCandidate } from './parse-resumes/candidate-fields.ts';
import { type Outcome, readFields, readFile } from './parse-resumes/resume-file.ts';
import { knownFile, saveResume } from './parse-resumes/save-resume.ts';

const readInput = z.object({ file: z.string() });

/**
 * Reads one resume for its sender: the result contains the values as a candidate's `fields`, or the `problem` as a
 * message for users. Stores nothing else, and removes the file.
 */
export const readResume: RunTask = async (context, task) => {
  const id = new Types.ObjectId(readInput.parse(task.input).file);
  const stored = await findFile(context.mongo, id);
  if (!stored) return { problem: 'The file is no longer stored. Please send it again.' };
  const read = await readFile(await readStored(context.mongo, stored), context.signal);
  await removeFile(context.mongo, id);
  if ('problem' in read) return read;
  const { parsed } = await readFields(context, read);
  return { fields: candidateFields(valuesOf(parsed), () => new Types.ObjectId()) };
};

const reviewInput = z.object({ file: z.string(), fileName: z.string(), uploadedByName: z.string() });

/** Reads one resume for an admin to review; stores only the fields that were read, for some days. */
export const reviewResume: RunTask = async (context, task): Promise<ReviewResult> => {
  const { mongo, now } = context;
  const { file, fileName, uploadedByName } = reviewInput.parse(task.input);
  const id = new Types.ObjectId(file);
  const stored = await findFile(mongo, id);
  if (!stored) return { outcome: 'failed', reason: 'The file is no longer stored. Please send it again.' };
  const bytes = await readStored(mongo, stored);
  const known = await knownFile(context, { fileName, bytes, place: 0, task: task._id, uploadedByName });
  const reading = known ? { problem: known.reason ?? 'It is already saved.' } : await read(context, fileName, bytes);
  if ('problem' in reading) {
    await removeFile(mongo, id);
    return { outcome: known ? 'skipped' : 'failed', reason: reading.problem };
  }
  const kept = await storeFile(
    mongo,
    { name: 'reading', contentType: HELD_READING, ...(task.createdBy && { createdBy: task.createdBy }) },
    [Buffer.from(JSON.stringify(reading))],
    now(),
  );
  return { outcome: 'read', reading: String(kept._id) };
};

async function read(
  context: TaskContext,
  fileName: string,
  bytes: Buffer,
): Promise<ResumeReading | { problem: string }> {
  const file = await readFile(bytes, context.signal);
  if ('problem' in file) return file;
  const { parsed, notes } = await readFields(context, file);
  const source = { text: file.text, ...(file.kind === 'pdf' && file.layout && { pieces: piecesOf(file.layout) }) };
  const fields = candidateFields(valuesOf(parsed), () => new Types.ObjectId());
  const found = await findCandidate(context.mongo, fileName, fields);
  if (found.state !== 'proven') {
    const doubt =
      found.state === 'suggested' ? [`${whyAsked(found)} If you save it, the identity review decides.`] : [];
    return { ...source, parsed, notes: [...notes, ...doubt], owner: null };
  }
  const { applicantID, applicantName = '' } = found.record;
  return { ...source, parsed, notes, owner: { applicantID, applicantName } };
}

/** Where the layout's cells stand on the pages, to a tenth of a point. */
function piecesOf({ lines }: ResumeLayout): PagePiece[] {
  const tenth = (points: number) => Math.round(points * 10) / 10;
  return lines.flatMap(({ page, y, cells }) =>
    y === undefined
      ? []
      : cells.map(({ start, end, x, right, size }) => ({
          ...{ start, end, page, x: tenth(x), right: tenth(right), y: tenth(y), size: tenth(size) },
        })),
  );
}

/** The values are removed once they are saved. */
const saveInput = z.object({ review: z.string(), values: resumeValues.nullable() });
const GONE: ReviewResult = { outcome: 'failed', reason: 'The resume is no longer stored. Please send it again.' };

/**
 * Saves a resume with reviewed facts. The result is also stored in the reviewed task's result; an already saved resume
 * stays unchanged.
 */
export const saveReviewedResume: RunTask = async (context, task): Promise<ReviewResult> => {
  const { mongo, changes } = context;
  const { review, values } = saveInput.parse(task.input);
  const claimed = await claimReview(context, new Types.ObjectId(review), task._id);
  if (!claimed) return GONE;
  const { reviewed, result } = claimed;
  if (result.outcome !== 'read') return result;
  if (!values) return GONE;
  const { file, fileName, uploadedByName } = reviewInput.parse(reviewed.input);
  const [sent, kept] = await Promise.all([file, result.reading].map((id) => findFile(mongo, new Types.ObjectId(id))));
  if (!sent || !kept) return GONE;
  const bytes = await readStoredFile(mongo, sent);
  const { text } = resumeReading.parse(JSON.parse((await readStoredFile(mongo, kept)).toString('utf8')));
  const resume = { fileName, bytes, place: 0, task: reviewed._id, uploadedByName };
  const kind = resumeKind(bytes);
  if (!kind) return GONE;
  const saved = (await knownFile(context, resume)) ?? (await saveResume(context, resume, { kind, text }, values));
  const ending = await endingOf(mongo, reviewed._id, saved);
  if (ending.outcome === 'failed') return ending;
  await changes.tasks.update(reviewed._id, { $set: { result: ending } });
  await changes.tasks.update(task._id, { $set: { 'input.values': null } });
  await Promise.all([sent, kept].map(({ _id }) => removeFile(mongo, _id)));
  return ending;
};

const TRIES = 5;

/** Names this task in the reviewed one before anything is stored: from then on it can't be discarded. */
async function claimReview({ mongo, changes }: TaskContext, review: Types.ObjectId, saver: Types.ObjectId) {
  for (let tries = 1; ; tries += 1) {
    const reviewed = await mongo.tasks.findOne({ _id: review }).lean<TaskRecord>();
    const result = reviewResult.safeParse(reviewed?.result).data;
    if (!reviewed || !result) return null;
    const isClaimed = saversOf.parse(reviewed.input).savers.includes(String(saver));
    if (result.outcome !== 'read' || isClaimed) return { reviewed, result };
    try {
      const claim = { $addToSet: { 'input.savers': String(saver) } };
      await changes.tasks.update(review, claim, { expected: reviewed.revision });
      return { reviewed, result };
    } catch (error) {
      // discarded or claimed by another save since
      if (!(error instanceof Conflict) || tries === TRIES) throw error;
    }
  }
}

/** A resume that now waits in the identity review is stored there and no longer reviewed here. */
async function endingOf(mongo: Mongo, task: Types.ObjectId, saved: Outcome): Promise<ReviewResult> {
  const { outcome, applicantID, reason = 'It could not be saved.' } = saved;
  if (applicantID && (outcome === 'created' || outcome === 'updated')) {
    const candidate = await mongo.candidates.findOne({ applicantID }, { _id: 1 }).lean<Pick<CandidateRecord, '_id'>>();
    return { outcome, applicantID, candidate: String(candidate?._id ?? '') };
  }
  const asked = await mongo.identityQuestions.exists({ _id: questionId({ task, place: 0 }) });
  return { outcome: asked ? 'skipped' : 'failed', reason };
}
