import { setImmediate } from 'node:timers/promises';
import { Types } from 'mongoose';
import type { RunTask, TaskContext } from '#indexer/task-runner/task-context.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { NearTitleRecord } from '#mongo/models/near-title.ts';
import { NearestTitles } from './nearest-titles.ts';
import { TitleCounts, type TitleProfiles, type TitleSource } from './title-profiles.ts';

/** Fewer people than that may share a title by chance; a small database has no others. */
const LEAST_PEOPLE = 3;
const SMALL_DATABASE = 10_000;
const READ_AT_ONCE = 500;
const REPORT_EVERY = 10_000;
const STORED_AT_ONCE = 1_000;
/** About ten milliseconds of work between turns of other work in this process. */
const COMPARED_AT_ONCE = 10;

/**
 * Finds the nearest titles of every title over all candidates. They replace the former ones at once when they are
 * complete: until then, and after a crash, the former ones are in use. A crash restarts the task.
 */
export const run: RunTask = async (context) => {
  const { mongo, report, signal, now } = context;
  const people = await mongo.candidates.estimatedDocumentCount();
  await report({ processed: 0, total: people * 2, message: 'Reading titles and skills' });
  const nearest = await NearestTitles.of(await readProfiles(context, people));
  await report({ processed: people * 2, message: `Comparing ${nearest.size} titles` });
  const run = new Types.ObjectId();
  let stored = 0;
  for await (const records of nearTitles(nearest, run)) {
    signal.throwIfAborted();
    await mongo.nearTitles.insertMany(records);
    stored += records.length;
    await report({ saved: stored });
  }
  signal.throwIfAborted();
  await putInUse(mongo, run, stored, now());
  return { candidates: people, titles: nearest.size, stored };
};

/** Reads all candidates twice: to learn which titles and skills there are, then to describe the titles. */
async function readProfiles(context: TaskContext, people: number): Promise<TitleProfiles> {
  const counts = new TitleCounts();
  await eachSource(context, 0, (source) => counts.add(source));
  const profiler = counts.profiler(people < SMALL_DATABASE ? 1 : LEAST_PEOPLE);
  await eachSource(context, people, (source) => profiler.add(source));
  return profiler.profiles();
}

const FIELDS = {
  deleted: 1,
  'workExperience.jobTitle': 1,
  'workExperience.isOngoing': 1,
  'primarySkills.skill': 1,
  'skills.skill': 1,
} as const;

async function eachSource(
  { mongo, report, signal }: TaskContext,
  before: number,
  take: (source: TitleSource) => void,
): Promise<void> {
  let read = 0;
  for await (const record of mongo.candidates.collection.find({}, { projection: FIELDS, batchSize: READ_AT_ONCE })) {
    signal.throwIfAborted();
    read += 1;
    if (read % REPORT_EVERY === 0) await report({ processed: before + read });
    if (!record.deleted) take(titleSource(record as unknown as CandidateRecord));
  }
}

/** What titles are compared by, of a record that may lack any of it. */
export function titleSource({ workExperience, primarySkills, skills }: Partial<CandidateRecord>): TitleSource {
  const names = (list: CandidateRecord['skills'] | undefined) =>
    (list ?? []).flatMap(({ skill }) => (typeof skill === 'string' ? [skill] : []));
  return {
    jobs: (workExperience ?? []).map(({ jobTitle, isOngoing }) => ({
      title: typeof jobTitle === 'string' ? jobTitle : '',
      isCurrent: isOngoing === true,
    })),
    primarySkills: names(primarySkills),
    otherSkills: names(skills),
  };
}

async function* nearTitles(nearest: NearestTitles, run: Types.ObjectId): AsyncGenerator<NearTitleRecord[]> {
  let records: NearTitleRecord[] = [];
  for (let number = 0; number < nearest.size; number += 1) {
    if (number % COMPARED_AT_ONCE === 0) await setImmediate();
    const { name, title, people } = nearest.title(number);
    const near = nearest.nearestTo(number);
    if (near.length > 0) records.push({ _id: `${run}:${name}`, run, title, people, near });
    if (records.length < STORED_AT_ONCE) continue;
    yield records;
    records = [];
  }
  if (records.length > 0) yield records;
}

/** Ids of runs ascend with time: a process that lost its lease never replaces or removes a newer run's titles. */
async function putInUse({ nearTitles, nearTitleRuns }: Mongo, run: Types.ObjectId, stored: number, endedAt: Date) {
  const found = await nearTitles.countDocuments({ run });
  if (found !== stored) throw new Error(`${found} of ${stored} titles are stored`);
  try {
    await nearTitleRuns.updateOne({ _id: 'newest', run: { $lt: run } }, { $set: { run, endedAt } }, { upsert: true });
  } catch (error) {
    if (!isKeyTaken(error)) throw error; // a newer run is in use
  }
  const newest = await nearTitleRuns.findOne({ _id: 'newest' }).lean();
  if (newest) await nearTitles.deleteMany({ run: { $lt: newest.run } });
}
