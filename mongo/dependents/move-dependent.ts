import type { Types } from 'mongoose';
import type { Changes } from '#mongo/changes/open-changes.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { CandidateCounterRecord } from '#mongo/models/candidate-counter.ts';
import type { ResumeRecord } from '#mongo/models/resume.ts';
import type { Dependent } from './dependents.ts';

export type Counts = Pick<CandidateCounterRecord, 'profileViews' | 'resumeViews' | 'resumeDownloads' | 'comments'>;

export const countsOf = (counter: Partial<Counts> | null): Counts => ({
  profileViews: counter?.profileViews ?? 0,
  resumeViews: counter?.resumeViews ?? 0,
  resumeDownloads: counter?.resumeDownloads ?? 0,
  comments: counter?.comments ?? 0,
});

/** Moves the counts read when the command was planned. Each side notes the command, so a repeat moves nothing. */
export async function movePlannedCounts(
  mongo: Mongo,
  { from, to, counts, command }: { from: Types.ObjectId; to: Types.ObjectId; counts: Counts; command: Types.ObjectId },
): Promise<void> {
  const { profileViews, resumeViews, resumeDownloads, comments } = counts;
  const taken = {
    profileViews: -profileViews,
    resumeViews: -resumeViews,
    resumeDownloads: -resumeDownloads,
    comments: -comments,
  };
  const once = { $push: { moves: command } };
  await mongo.candidateCounters
    .updateOne({ _id: to, moves: { $ne: command } }, { $inc: counts, ...once }, { upsert: true })
    .catch(ignoreKeyTaken);
  await mongo.candidateCounters.updateOne({ _id: from, moves: { $ne: command } }, { $inc: taken, ...once });
}

function ignoreKeyTaken(error: unknown): void {
  if (!isKeyTaken(error)) throw error;
}

/** Moves later counts: subtracts before it adds, so that nothing is counted twice. */
export async function moveCounts({ mongo }: { mongo: Mongo }, from: Types.ObjectId, to: Types.ObjectId): Promise<void> {
  const counts = countsOf(await mongo.candidateCounters.findOneAndDelete({ _id: from }).lean());
  if (Object.values(counts).every((count) => count === 0)) return;
  await mongo.candidateCounters.updateOne({ _id: to }, { $inc: counts }, { upsert: true });
}

export interface Stores {
  mongo: Mongo;
  changes: Changes;
}

type Id = Types.ObjectId | string;

/** The record still belongs to `from`: a command may have moved or removed it since it was read. */
const ofOwner = ({ field }: Dependent, _id: Id, from: Types.ObjectId) =>
  field === '_id' ? { _id } : { _id, [field]: from };

/** Moves a dependent record to another owner if it still belongs to `from`. */
export async function moveDependent(
  { mongo, changes }: Stores,
  dependent: Dependent,
  _id: Id,
  { from, to }: { from: Types.ObjectId; to: Types.ObjectId },
): Promise<void> {
  const { collection: name, field, isList } = dependent;
  if (name === 'resumes') return moveResume({ mongo, changes }, _id as Types.ObjectId, { from, to });
  const collection = mongo.connection.collection(name);
  const filter = ofOwner(dependent, _id, from) as object;
  if (field === '_id') {
    await moveCounts({ mongo }, from, to);
  } else if (isList) {
    await collection.updateOne(filter, { $addToSet: { [field]: to } } as object);
    await collection.updateOne(filter, { $pull: { [field]: from } } as object);
  } else await collection.updateOne(filter, { $set: { [field]: to } });
}

/** Removes a dependent record, or the owner from its list, if it still belongs to `from`. */
export async function removeDependent(
  { mongo, changes }: Stores,
  dependent: Dependent,
  _id: Id,
  from: Types.ObjectId,
): Promise<void> {
  const { collection: name, field, isList } = dependent;
  if (name === 'resumes') {
    if (await belongsTo(mongo, _id as Types.ObjectId, from)) await changes.resumes.remove(_id as Types.ObjectId);
  } else if (name === 'jobs') {
    await changes.jobs.remove(_id as Types.ObjectId);
  } else if (isList) {
    const filter = ofOwner(dependent, _id, from) as object;
    await mongo.connection.collection(name).updateOne(filter, { $pull: { [field]: from } } as object);
  } else await mongo.connection.collection(name).deleteOne(ofOwner(dependent, _id, from) as object);
}

async function belongsTo(mongo: Mongo, resume: Types.ObjectId, candidate: Types.ObjectId): Promise<boolean> {
  const found = await mongo.resumes.findOne({ _id: resume }, { candidate: 1, deleted: 1 }).lean<ResumeRecord>();
  return found !== null && !found.deleted && found.candidate.equals(candidate);
}

/** Adds the resume to the versions of its new owner; the newest version stays the same. */
async function moveResume(
  { mongo, changes }: Stores,
  resume: Types.ObjectId,
  { from, to }: { from: Types.ObjectId; to: Types.ObjectId },
): Promise<void> {
  if (!(await belongsTo(mongo, resume, from))) return;
  await changes.resumes.update(resume, { $set: { candidate: to } });
  await changes.candidates.update(to, { $addToSet: { resumeVersions: resume } });
}
