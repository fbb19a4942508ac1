import { Types } from 'mongoose';
import { MOST_TEXT, NO_PARSED_RESUME } from '#api/contract/parsed-resume.ts';
import { ApiError } from '#api/errors.ts';
import { resultOf } from '#api/presenters/present-review.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { findFile, readFile } from '#mongo/files/read-file.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { type ResumeReading, resumeReading } from '#search-templates/language/parsed-resume.ts';

/** The id of what was read of a resume that still waits for a look. Throws 404 once it is saved, discarded or too old. */
export function readingId(task: TaskRecord): Types.ObjectId {
  const result = resultOf(task);
  if (result?.outcome !== 'read') throw new ApiError(404, NO_PARSED_RESUME);
  return new Types.ObjectId(result.reading);
}

/** What was read, its text cut to what a screen shows. Throws 404 as readingId does. */
export async function heldReading(mongo: Mongo, task: TaskRecord): Promise<ResumeReading> {
  const file = await findFile(mongo, readingId(task));
  if (!file) throw new ApiError(404, NO_PARSED_RESUME);
  const reading = resumeReading.parse(JSON.parse((await readFile(mongo, file)).toString('utf8')));
  return { ...reading, text: reading.text.slice(0, MOST_TEXT) };
}
