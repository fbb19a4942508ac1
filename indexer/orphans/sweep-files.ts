import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { ORPHAN_MINUTES } from '#mongo/dependents/dependents.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import type { OrphanCount } from '#mongo/models/orphan-sweep.ts';
import { inBatches } from './in-batches.ts';
import type { SweepContext } from './sweep-orphans.ts';

const MINUTE_MS = 60_000;
/** A large file may take long to arrive. */
const BROKEN_OFF_MINUTES = 24 * 60;

/**
 * Removes pieces without their file, files whose upload broke off, and photos and logos that no record links to.
 * Uploads that wait for work are retention's.
 */
export async function sweepFiles({ mongo, now }: SweepContext, stop: AbortSignal): Promise<OrphanCount[]> {
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
  const brokenOff: Types.ObjectId[] = [];
  for await (const batch of inBatches(mongo, 'files', { contentType: 1, complete: 1, createdAt: 1 })) {
    for (const { _id, contentType, complete, createdAt } of batch) {
      const minutes = (at - (createdAt as Date).getTime()) / MINUTE_MS;
      if (!complete && minutes > BROKEN_OFF_MINUTES) brokenOff.push(_id as Types.ObjectId);
      else if (String(contentType).startsWith('image/') && minutes > ORPHAN_MINUTES) pictures.add(String(_id));
    }
  }
  for (const file of brokenOff) await removeFile(mongo, file);
  // twice: a merge hands a photo from one record to another, maybe behind the cursor
  for (let pass = 0; pass < 2 && pictures.size > 0; pass += 1) await dropLinked(mongo, pictures, stop);
  // an unfinished merge has taken a photo from one record and not yet given it to the other
  if (await mongo.commands.exists({ state: { $in: ['claiming', 'committed'] } })) pictures.clear();
  for (const file of pictures) await removeFile(mongo, new Types.ObjectId(file));
  return [
    { kind: 'files broken off', removed: brokenOff.length, moved: 0, kept: 0 },
    { kind: 'photos and logos', removed: pictures.size, moved: 0, kept: 0 },
  ];
}

/** Leaves those pictures in the set that neither a candidate nor a company links to. */
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
