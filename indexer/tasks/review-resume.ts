import { Types } from 'mongoose';
import { z } from 'zod';
import { type ResumeReading, valuesOf } from '#domain/parsed-resume.ts';
import { findFile, readFile as readStored } from '#mongo/files/read-file.ts';
import { removeFile, storeFile } from '#mongo/files/store-file.ts';
import { HELD_READING, type ReviewResult } from '#mongo/models/review-result.ts';
import { whyAsked } from './identity/ask-identity.ts';
import { candidateFields } from './parse-resumes/candidate-fields.ts';
import { findCandidate } from './parse-resumes/find-candidate.ts';
import { readFields } from './parse-resumes/read-fields.ts';
import { readFile } from './parse-resumes/read-file.ts';
import { knownFile } from './parse-resumes/save-resume.ts';
import type { RunTask, TaskContext } from './task-context.ts';

export const reviewInput = z.object({ file: z.string(), fileName: z.string(), uploadedByName: z.string() });

/** Reads one resume for an admin to look at; nothing is saved but what was read, for some days. */
export const run: RunTask = async (context, task): Promise<ReviewResult> => {
  const { mongo, now } = context;
  const { file, fileName, uploadedByName } = reviewInput.parse(task.input);
  const id = new Types.ObjectId(file);
  const stored = await findFile(mongo, id);
  if (!stored) return { outcome: 'failed', reason: 'The file is no longer stored. Please send it again.' };
  const bytes = await readStored(mongo, stored);
  const known = await knownFile(context, { fileName, bytes, place: 0, task: task._id, uploadedByName });
  const reading = known ? { problem: known.reason ?? 'It is saved already.' } : await read(context, fileName, bytes);
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
  const { parsed, notes } = await readFields(context, file.text);
  const fields = candidateFields(valuesOf(parsed), () => new Types.ObjectId());
  const found = await findCandidate(context.mongo, fileName, fields);
  if (found.state !== 'proven') {
    const doubt =
      found.state === 'suggested' ? [`${whyAsked(found)} Saving it leaves that to the identity review.`] : [];
    return { text: file.text, parsed, notes: [...notes, ...doubt], owner: null };
  }
  const { applicantID, applicantName = '' } = found.record;
  return { text: file.text, parsed, notes, owner: { applicantID, applicantName } };
}
