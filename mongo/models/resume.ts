import { Schema, type Types } from 'mongoose';
import { RESUME_LIMIT_BYTES } from '#domain/limits.ts';
import type { Tracked } from './candidate.ts';
import {
  id,
  key,
  oneOf,
  recordOptions,
  requiredDate,
  requiredId,
  requiredText,
  text,
  trackedFields,
  trackedIndexes,
} from './schema-types.ts';

export const resumeTextStates = ['pending', 'done', 'failed'] as const;

/** One uploaded resume. Its bytes never change; the indexer fills in its text. */
export interface ResumeRecord extends Tracked {
  candidate: Types.ObjectId;
  fileName: string;
  contentType: string;
  /** Bytes. */
  size: number;
  sha256: string;
  /** Absent only in records made without a file, such as demo data. */
  bytes?: Buffer;
  textState: (typeof resumeTextStates)[number];
  text?: string;
  /** Why there is no text, as a message for users. */
  textError?: string;
  uploadedAt: Date;
  uploadedBy?: Types.ObjectId;
}

export const resumeSchema = new Schema<ResumeRecord>(
  {
    ...trackedFields,
    candidate: requiredId,
    fileName: requiredText(300),
    contentType: requiredText(200),
    size: { type: Number, required: true, min: 0, max: RESUME_LIMIT_BYTES },
    sha256: key,
    bytes: Buffer,
    textState: { ...oneOf(resumeTextStates), required: true },
    text: { type: String, maxlength: 5_000_000 },
    textError: text(1_000),
    uploadedAt: requiredDate,
    uploadedBy: id,
  },
  recordOptions,
);

trackedIndexes(resumeSchema);
resumeSchema.index({ candidate: 1, uploadedAt: -1 });
