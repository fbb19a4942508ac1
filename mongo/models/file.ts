import { Schema, type Types } from 'mongoose';
import { flag, id, key, recordOptions, requiredDate, requiredText } from './schema-types.ts';

/** 8 MB: well under MongoDB's limit of 16 MB per document, and small enough to keep in memory. */
export const PIECE_BYTES = 8 * 1024 * 1024;

/** Media type of uploads to be processed, whatever their content turns out to be. */
export const UPLOAD_TYPE = 'application/octet-stream';
/** Days after which an abandoned upload, such as a failed task's, is removed. */
export const UPLOAD_DAYS = 7;

/** A stored file; its bytes are in `filePieces`. */
export interface FileRecord {
  _id: Types.ObjectId;
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  sha256: string;
  pieces: number;
  /** False while pieces are being written: such a file is never read. */
  complete: boolean;
  createdAt: Date;
  createdBy?: Types.ObjectId;
  /** For pictures: decoded, resized and encoded again by us, so without metadata. Older ones lack it. */
  reencoded?: boolean;
}

export interface FilePieceRecord {
  /** `<file id>:<number from 0>`. */
  _id: string;
  bytes: Buffer;
}

export const fileSchema = new Schema<FileRecord>(
  {
    name: requiredText(300),
    contentType: requiredText(200),
    size: { type: Number, required: true, min: 0 },
    sha256: { type: String, default: '' },
    pieces: { type: Number, required: true, min: 0 },
    complete: flag,
    createdAt: requiredDate,
    createdBy: id,
    reencoded: Boolean,
  },
  recordOptions,
);

fileSchema.index({ createdAt: 1 });

export const filePieceSchema = new Schema<FilePieceRecord>(
  { _id: key, bytes: { type: Buffer, required: true } },
  recordOptions,
);
