import { findCandidate } from '#api/candidates/find-candidate.ts';
import { readComments } from '#api/candidates/read-comments.ts';
import { candidateCommentList } from '#api/contract/candidate-comment-list.ts';
import { handler } from './handler.ts';

export const candidateCommentListRoute = handler(
  candidateCommentList,
  async ({ input: { params }, deps: { mongo } }) => {
    const { _id } = await findCandidate(mongo, params.id);
    return { success: true, message: 'Comments found.', comments: await readComments(mongo, [String(_id)]) };
  },
);
