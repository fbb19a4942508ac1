import { Schema, type Types } from 'mongoose';
import { recordOptions, requiredDate, requiredId, requiredText } from './schema-types.ts';

/** A recruiter's note on a candidate: plain text. */
export interface CommentRecord {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId;
  message: string;
  commentedBy: Types.ObjectId;
  commentedByName: string;
  commentedOn: Date;
}

export const COMMENT_LIMIT = 2_000;

export const commentSchema = new Schema<CommentRecord>(
  {
    candidateId: requiredId,
    message: requiredText(COMMENT_LIMIT),
    commentedBy: requiredId,
    commentedByName: requiredText(200),
    commentedOn: requiredDate,
  },
  recordOptions,
);

commentSchema.index({ candidateId: 1, commentedOn: -1, _id: -1 });
commentSchema.index({ commentedOn: -1, _id: -1 });
