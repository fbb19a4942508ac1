import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { FilePieceRecord, FileRecord } from '#mongo/models/file.ts';

/** The file's record, or null where there is none or it was never wholly stored. */
export async function findFile(mongo: Mongo, id: Types.ObjectId): Promise<FileRecord | null> {
  const file = await mongo.files.findById(id).lean<FileRecord>();
  return file?.complete ? file : null;
}

/** A file's bytes, a piece at a time. Throws where a piece is missing. */
export async function* readFilePieces(mongo: Mongo, file: FileRecord): AsyncGenerator<Buffer> {
  for (let number = 0; number < file.pieces; number++) {
    const piece = await mongo.filePieces.findById(`${file._id}:${number}`).lean<FilePieceRecord>();
    if (!piece) throw new Error(`piece ${number} of file ${file._id} (${file.name}) is missing`);
    yield asBuffer(piece.bytes);
  }
}

/** All bytes at once: for files known to be small. */
export async function readFile(mongo: Mongo, file: FileRecord): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of readFilePieces(mongo, file)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The driver gives a Binary where mongoose was asked for plain objects. */
const asBuffer = (bytes: Buffer | { buffer: Uint8Array }): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer);
