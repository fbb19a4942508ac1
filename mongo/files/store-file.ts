import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { Conflict } from '#mongo/changes/conflict.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { type FilePieceRecord, type FileRecord, PIECE_BYTES } from '#mongo/models/file.ts';

interface NewFile {
  name: string;
  contentType: string;
  createdBy?: Types.ObjectId;
  /** For pictures: see FileRecord. */
  reencoded?: boolean;
  /** Set if a retry after a crash must replace the same file; otherwise a new id. */
  _id?: Types.ObjectId;
}

/**
 * Stores bytes of any length in pieces, with one piece in memory. Removes an incomplete file. Throws Conflict if
 * another process removed the file concurrently.
 */
export async function storeFile(
  mongo: Mongo,
  file: NewFile,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  now: Date,
): Promise<FileRecord> {
  const _id = file._id ?? new Types.ObjectId();
  if (file._id) await removeFile(mongo, _id);
  await mongo.files.create({ ...file, _id, size: 0, pieces: 0, createdAt: now });
  try {
    const hash = createHash('sha256');
    let pieces = 0;
    let size = 0;
    for await (const piece of inPieces(bytes)) {
      hash.update(piece);
      size += piece.length;
      await mongo.filePieces.create({ _id: `${_id}:${pieces++}`, bytes: piece });
    }
    const stored = await mongo.files
      .findOneAndUpdate(
        { _id },
        { $set: { size, pieces, sha256: hash.digest('hex'), complete: true } },
        { returnDocument: 'after' },
      )
      .lean<FileRecord>();
    // an erasure or the owner's removal deleted it
    if (!stored) throw new Conflict('This was removed while it was being saved.');
    return stored;
  } catch (error) {
    await removeFile(mongo, _id);
    throw error;
  }
}

/**
 * Replaces the bytes of a single-piece file; a removed file stays removed. A crash in between leaves the new bytes with
 * the old metadata, so the caller can repeat it.
 */
export async function replaceFile(
  mongo: Mongo,
  { _id, pieces }: FileRecord,
  bytes: Buffer,
  marks: Pick<NewFile, 'reencoded'>,
): Promise<void> {
  if (pieces !== 1 || bytes.length > PIECE_BYTES) throw new Error(`file ${_id} is too large to be replaced`);
  await mongo.filePieces.updateOne({ _id: `${_id}:0` }, { $set: { bytes } });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await mongo.files.updateOne({ _id }, { $set: { ...marks, size: bytes.length, sha256 } });
}

/** Removes a file and its pieces; returns whether it existed. */
export async function removeFile(mongo: Mongo, id: Types.ObjectId): Promise<boolean> {
  const { deletedCount: removed } = await mongo.files.deleteOne({ _id: id });
  for (let number = 0; ; number++) {
    const { deletedCount } = await mongo.filePieces.deleteOne({ _id: `${id}:${number}` });
    if (deletedCount === 0) return removed > 0;
  }
}

async function* inPieces(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    for (let from = 0; from < chunk.length; ) {
      const part = chunk.subarray(from, from + PIECE_BYTES - length);
      waiting.push(part);
      length += part.length;
      from += part.length;
      if (length < PIECE_BYTES) continue;
      yield Buffer.concat(waiting);
      waiting = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** The file's record, or null if it doesn't exist or was never completely stored. */
export async function findFile(mongo: Mongo, id: Types.ObjectId): Promise<FileRecord | null> {
  const file = await mongo.files.findById(id).lean<FileRecord>();
  return file?.complete ? file : null;
}

/** A file's bytes, one piece at a time. Throws if a piece is missing. */
export async function* readFilePieces(mongo: Mongo, file: FileRecord): AsyncGenerator<Buffer> {
  for (let number = 0; number < file.pieces; number++) {
    const piece = await mongo.filePieces.findById(`${file._id}:${number}`).lean<FilePieceRecord>();
    if (!piece) throw new Error(`piece ${number} of file ${file._id} (${file.name}) is missing`);
    yield asBuffer(piece.bytes);
  }
}

/** All bytes at once, for files known to be small. */
export async function readFile(mongo: Mongo, file: FileRecord): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of readFilePieces(mongo, file)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The driver returns a Binary even for lean mongoose queries. */
const asBuffer = (bytes: Buffer | { buffer: Uint8Array }): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer);

/** The sender's file name for display, or `otherwise` if nothing remains of it. Never used as a path. */
export const shownName = (name: string, otherwise: string): string =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 300) || otherwise;
