import { Types } from 'mongoose';
import { z } from 'zod';
import { valuesOf } from '#domain/parsed-resume.ts';
import { findFile, readFile as readStored } from '#mongo/files/read-file.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import { candidateFields } from './parse-resumes/candidate-fields.ts';
import { readFields } from './parse-resumes/read-fields.ts';
import { readFile } from './parse-resumes/read-file.ts';
import type { RunTask } from './task-context.ts';

const readInput = z.object({ file: z.string() });

/**
 * Reads one resume for whoever sent it: the result holds what it says as a candidate's `fields`, or the `problem` in
 * words for people. Nothing else is stored, and the file goes.
 */
export const run: RunTask = async (context, task) => {
  const id = new Types.ObjectId(readInput.parse(task.input).file);
  const stored = await findFile(context.mongo, id);
  if (!stored) return { problem: 'The file is no longer stored. Please send it again.' };
  const read = await readFile(await readStored(context.mongo, stored), context.signal);
  await removeFile(context.mongo, id);
  if ('problem' in read) return read;
  const { parsed } = await readFields(context, read.text);
  return { fields: candidateFields(valuesOf(parsed), () => new Types.ObjectId()) };
};
