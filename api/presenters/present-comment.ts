import type { CandidateCommentAnswer } from '#api/contract/candidate-comment-shape.ts';
import type { CommentRecord } from '#mongo/models/comment.ts';

/** A comment as recruiters read it: by the name its author had when it was written. */
export function presentComment(record: CommentRecord): CandidateCommentAnswer {
  return {
    _id: String(record._id),
    candidateId: String(record.candidateId),
    message: record.message,
    commentedByName: record.commentedByName,
    commentedOn: record.commentedOn.toISOString(),
  };
}
