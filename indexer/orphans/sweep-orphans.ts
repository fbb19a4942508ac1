import { Types } from 'mongoose';
import type { IndexerContext } from '#indexer/indexer-context.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import {
  type Dependent,
  dependents,
  existingOwners,
  mergedInto,
  ORPHAN_MINUTES,
} from '#mongo/dependents/dependents.ts';
import { moveDependent, removeDependent } from '#mongo/dependents/move-dependent.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { openCommandStates } from '#mongo/models/command.ts';
import { takeOff } from '#mongo/models/job.ts';
import type { OrphanCount } from '#mongo/models/orphan-sweep.ts';

const BATCH = 500;

/** Scans a collection once, projected, in batches: filters other than by `_id` would scan it for each batch. */
async function* inBatches(
  { connection }: Pick<Mongo, 'connection'>,
  collection: string,
  projection: Record<string, 1>,
): AsyncGenerator<Record<string, unknown>[]> {
  let batch: Record<string, unknown>[] = [];
  for await (const record of connection.collection(collection).find({}, { projection, batchSize: BATCH })) {
    batch.push(record);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const MINUTE_MS = 60_000;
/** A large upload may take long. */
const INCOMPLETE_MINUTES = 24 * 60;

/**
 * Removes pieces without their file, files of interrupted uploads, and photos and logos that no record links to.
 * Uploads waiting for a task are left to retention.
 */
async function sweepFiles({ mongo, now }: SweepContext, stop: AbortSignal): Promise<OrphanCount[]> {
  const at = now().getTime();
  return [
    await sweepPieces(mongo, new Date(at - ORPHAN_MINUTES * MINUTE_MS), stop),
    ...(await sweepStoredFiles(mongo, at, stop)),
  ];
}

async function sweepPieces(mongo: Mongo, before: Date, stop: AbortSignal): Promise<OrphanCount> {
  let removed = 0;
  for await (const batch of inBatches(mongo, 'filePieces', { _id: 1 })) {
    stop.throwIfAborted();
    const pieces = batch.map(({ _id }) => ({ _id: String(_id), file: String(_id).slice(0, 24) }));
    const ids = [...new Set(pieces.map(({ file }) => file))].map((id) => new Types.ObjectId(id));
    const found = await mongo.files.find({ _id: { $in: ids } }, { _id: 1 }).lean();
    const there = new Set(found.map(({ _id }) => String(_id)));
    for (const { _id, file } of pieces) {
      if (there.has(file) || new Types.ObjectId(file).getTimestamp() > before) continue;
      removed += (await mongo.filePieces.deleteOne({ _id })).deletedCount;
    }
  }
  return { kind: 'pieces of files', removed, moved: 0, kept: 0 };
}

async function sweepStoredFiles(mongo: Mongo, at: number, stop: AbortSignal): Promise<OrphanCount[]> {
  const pictures = new Set<string>();
  const incomplete: Types.ObjectId[] = [];
  for await (const batch of inBatches(mongo, 'files', { contentType: 1, complete: 1, createdAt: 1 })) {
    for (const { _id, contentType, complete, createdAt } of batch) {
      const minutes = (at - (createdAt as Date).getTime()) / MINUTE_MS;
      if (!complete && minutes > INCOMPLETE_MINUTES) incomplete.push(_id as Types.ObjectId);
      else if (String(contentType).startsWith('image/') && minutes > ORPHAN_MINUTES) pictures.add(String(_id));
    }
  }
  for (const file of incomplete) await removeFile(mongo, file);
  // twice: a merge moves a photo from one record to another, possibly behind the cursor
  for (let pass = 0; pass < 2 && pictures.size > 0; pass += 1) await dropLinked(mongo, pictures, stop);
  // an unfinished merge has taken a photo from one record and not yet added it to the other
  if (await mongo.commands.exists({ state: { $in: openCommandStates } })) pictures.clear();
  for (const file of pictures) await removeFile(mongo, new Types.ObjectId(file));
  return [
    { kind: 'incomplete uploads', removed: incomplete.length, moved: 0, kept: 0 },
    { kind: 'photos and logos', removed: pictures.size, moved: 0, kept: 0 },
  ];
}

/** Keeps in the set only pictures that neither a candidate nor a company links to. */
async function dropLinked(mongo: Mongo, pictures: Set<string>, stop: AbortSignal): Promise<void> {
  for await (const batch of inBatches(mongo, 'candidates', { profilePicLink: 1 })) {
    stop.throwIfAborted();
    for (const { profilePicLink } of batch) {
      const file = /\?v=([0-9a-f]{24})$/.exec(String(profilePicLink ?? ''))?.[1];
      if (file) pictures.delete(file);
    }
  }
  for await (const batch of inBatches(mongo, 'employers', { logoFile: 1 })) {
    for (const { logoFile } of batch) pictures.delete(String(logoFile));
  }
}

/** Distinct pairs and duplicate groups that name a removed candidate: they are meaningless now. */
async function sweepPairs({ mongo }: SweepContext, stop: AbortSignal): Promise<OrphanCount[]> {
  const counts: OrphanCount[] = [];
  for (const [kind, name, least] of [
    ['distinct pairs', 'distinctPairs', 2],
    ['groups of duplicates', 'duplicateGroups', 2],
  ] as const) {
    const count: OrphanCount = { kind, removed: 0, moved: 0, kept: 0 };
    for await (const batch of inBatches(mongo, name, { candidates: 1 })) {
      stop.throwIfAborted();
      const records = batch as { _id: never; candidates?: Types.ObjectId[] }[];
      const there = await existingOwners(
        mongo,
        'candidates',
        records.flatMap(({ candidates = [] }) => candidates),
      );
      for (const { _id, candidates = [] } of records) {
        const gone = candidates.filter((id) => !there.has(String(id)));
        if (gone.length === 0) continue;
        const { collection } = mongo[name] as { collection: typeof mongo.comments.collection };
        if (candidates.length - gone.length < least) await collection.deleteOne({ _id });
        else await collection.updateOne({ _id }, { $pull: { candidates: { $in: gone } } } as object);
        count.removed += 1;
      }
    }
    counts.push(count);
  }
  return counts;
}

type SweepContext = Pick<IndexerContext, 'mongo' | 'changes' | 'now'>;

/**
 * Scans every collection of dependents once: dependents without an owner move to the candidate it was merged into, or
 * are removed. Returns the kinds found. Throws the signal's reason when it is aborted.
 */
export async function sweepOrphans(context: SweepContext, stop: AbortSignal): Promise<OrphanCount[]> {
  const counts: OrphanCount[] = [];
  for (const dependent of Object.values(dependents)) counts.push(await sweepKind(context, dependent, stop));
  counts.push(...(await sweepPairs(context, stop)), ...(await sweepFiles(context, stop)));
  return counts.filter(({ removed, moved, kept }) => removed + moved + kept > 0);
}

interface Found {
  _id: Types.ObjectId | string;
  owners: Types.ObjectId[];
  madeAt: Date | null;
}

async function sweepKind(context: SweepContext, dependent: Dependent, stop: AbortSignal): Promise<OrphanCount> {
  const { mongo, now } = context;
  const { kind, collection, field, madeAt, owner } = dependent;
  const count: OrphanCount = { kind, removed: 0, moved: 0, kept: 0 };
  const before = now().getTime() - (dependent.minutes ?? ORPHAN_MINUTES) * MINUTE_MS;
  const projection: Record<string, 1> = { [field]: 1, deleted: 1, ...(madeAt && { [madeAt]: 1 }) };
  for await (const batch of inBatches(mongo, collection, projection)) {
    stop.throwIfAborted();
    const found = batch.filter(({ deleted }) => !deleted).map((record) => read(record, dependent));
    const owners = found.flatMap((record) => record.owners);
    if (owners.length === 0) continue;
    const there = await existingOwners(mongo, owner, owners);
    for (const record of found) {
      for (const gone of record.owners.filter((id) => !there.has(String(id)))) {
        if ((record.madeAt ?? gone.getTimestamp()).getTime() > before) continue;
        count[await settle(context, dependent, record._id, gone)] += 1;
      }
    }
    if (collection === 'resumes') {
      const unlinkedBefore = now().getTime() - UNLINKED_MINUTES * MINUTE_MS;
      const old = found.filter((resume) => resume.madeAt && resume.madeAt.getTime() <= unlinkedBefore);
      count.removed += await removeUnlinked(context, old);
    }
  }
  return count;
}

/** A bulk run that failed may continue and link what it stored. */
const UNLINKED_MINUTES = 24 * 60;

/** Removes resumes that their candidate doesn't name: a process ended between storing and linking one. */
async function removeUnlinked({ mongo, changes }: SweepContext, resumes: readonly Found[]): Promise<number> {
  const unlinked = await unlinkedOf(mongo, resumes);
  // an unfinished merge has moved a resume and may not have linked it yet
  if (unlinked.length === 0 || (await mongo.commands.exists({ state: { $in: openCommandStates } }))) return 0;
  const still = await unlinkedOf(mongo, unlinked);
  for (const { _id } of still) await changes.resumes.remove(_id as Types.ObjectId);
  return still.length;
}

async function unlinkedOf(mongo: Mongo, resumes: readonly Found[]): Promise<Found[]> {
  const ids = resumes.flatMap(({ owners }) => owners);
  const fields = { resumeId: 1, resumeVersions: 1, deleted: 1 };
  const owners = await mongo.candidates.find({ _id: { $in: ids } }, fields).lean<CandidateRecord[]>();
  const linked = new Map(
    owners
      .filter(({ deleted }) => !deleted)
      .map(({ _id, resumeId, resumeVersions = [] }) => [String(_id), [resumeId, ...resumeVersions].map(String)]),
  );
  return resumes.filter(({ _id, owners: [owner] }) => linked.get(String(owner))?.includes(String(_id)) === false);
}

function read(record: Record<string, unknown>, { field, madeAt }: Dependent): Found {
  const { _id } = record as { _id: Types.ObjectId | string };
  const value = field
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], record);
  const owners = [value].flat().filter((id): id is Types.ObjectId => id instanceof Types.ObjectId);
  const date = madeAt ? record[madeAt] : null;
  // the age of a list or alert is unrelated to the age of an entry
  const byId = _id instanceof Types.ObjectId && field !== '_id' ? _id.getTimestamp() : null;
  return { _id, owners, madeAt: date instanceof Date ? date : byId };
}

async function settle(
  context: SweepContext,
  dependent: Dependent,
  _id: Types.ObjectId | string,
  from: Types.ObjectId,
): Promise<'moved' | 'removed' | 'kept'> {
  if (dependent.withoutOwner === 'draft') await takeOffJob(context, _id as Types.ObjectId);
  if (dependent.withoutOwner !== 'remove') return 'kept';
  const to = dependent.owner === 'candidates' ? await mergedInto(context.mongo, from) : null;
  if (to) await moveDependent(context, dependent, _id, { from, to });
  else await removeDependent(context, dependent, _id, from);
  return to ? 'moved' : 'removed';
}

/** A process that died between making a job live and seeing that its employer is gone leaves it live. */
async function takeOffJob({ mongo, changes, now }: SweepContext, _id: Types.ObjectId): Promise<void> {
  if (!(await mongo.jobs.exists({ _id, status: 'live' }))) return;
  await changes.jobs.update(_id, takeOff(now()));
}
