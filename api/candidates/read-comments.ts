import { Types } from 'mongoose';
import type { CandidateCommentAnswer } from '#api/contract/candidate-comment-shape.ts';
import { presentComment } from '#api/presenters/present-comment.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CommentRecord } from '#mongo/models/comment.ts';

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
