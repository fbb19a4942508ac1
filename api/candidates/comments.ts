import { Types } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import type { Stores } from '#mongo/dependents/move-dependent.ts';
import type { CommentRecord } from '#mongo/models/comment.ts';
import type { CandidateCommentAnswer } from './comments-contract.ts';

/** Presents a comment under its author's name at the time of writing. */
function presentComment(record: CommentRecord): CandidateCommentAnswer {
  return {
    _id: String(record._id),
    candidateId: String(record.candidateId),
    message: record.message,
    commentedByName: record.commentedByName,
    commentedOn: record.commentedOn.toISOString(),
  };
}

/** Maximum number in one answer; with the longest comments about 2 MB. */
const MOST = 1_000;

/** Reads the newest comments, newest first, on these candidates or, without ids, on all. */
export async function readComments(mongo: Mongo, ids?: readonly string[]): Promise<CandidateCommentAnswer[]> {
  const found = await mongo.comments
    .find(ids ? { candidateId: { $in: ids.map((id) => new Types.ObjectId(id)) } } : {})
    .sort({ commentedOn: -1, _id: -1 })
    .limit(MOST)
    .lean<CommentRecord[]>();
  return found.map(presentComment);
}

interface NewComment {
  candidate: Types.ObjectId;
  message: string;
  author: { _id: string; name: string };
  now: Date;
}

/**
 * Stores a comment and raises the candidate's count. If the candidate is merged concurrently, the comment moves to the
 * kept one; if it is removed concurrently, throws 404 and leaves nothing behind.
 */
export async function addComment(
  { mongo, changes }: Stores,
  { candidate, message, author, now }: NewComment,
): Promise<void> {
  const _id = new Types.ObjectId();
  await mongo.comments.insertMany([
    {
      _id,
      candidateId: candidate,
      message,
      commentedBy: new Types.ObjectId(author._id),
      commentedByName: author.name,
      commentedOn: now,
    },
  ]);
  const owner = await afterCreating({ mongo, changes }, 'comments', { _id, owner: candidate });
  if (!owner) throw new ApiError(404, 'Candidate not found.');
  const comments = await mongo.comments.countDocuments({ candidateId: owner });
  // counted after the write and only ever raised: of two concurrent comments, the later count includes both
  await mongo.candidateCounters.updateOne({ _id: owner }, { $max: { comments } }, { upsert: true });
}
