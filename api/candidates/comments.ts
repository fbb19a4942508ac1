import { Types } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import type { Stores } from '#mongo/dependents/move-dependent.ts';
import type { CommentRecord } from '#mongo/models/comment.ts';
import type { CandidateCommentAnswer } from './comments-contract.ts';

/** A comment as recruiters read it: by the name its author had when it was written. */
function presentComment(record: CommentRecord): CandidateCommentAnswer {
  return {
    _id: String(record._id),
    candidateId: String(record.candidateId),
    message: record.message,
    commentedByName: record.commentedByName,
    commentedOn: record.commentedOn.toISOString(),
  };
}

/** As many as one answer holds: with the longest comments some 2 MB. */
const MOST = 1_000;

/** The newest comments, newest first: on these candidates, or without ids on all. */
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
 * Stores a comment and raises the candidate's count to what is stored. Where the candidate is merged meanwhile, the
 * comment goes to the one kept; throws 404, and leaves nothing, where the candidate is removed meanwhile.
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
  // counted after the write and only ever raised: of two at once, the one that counts last counts both
  await mongo.candidateCounters.updateOne({ _id: owner }, { $max: { comments } }, { upsert: true });
}
