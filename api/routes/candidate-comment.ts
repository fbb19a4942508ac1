import { findCandidate } from '#api/candidates/find-candidate.ts';
import { readComments } from '#api/candidates/read-comments.ts';
import { addComment } from '#api/commands/add-comment.ts';
import { candidateComment } from '#api/contract/candidate-comment.ts';
import { fullName } from '#api/users/full-name.ts';
import { handler } from './handler.ts';

export const candidateCommentRoute = handler(candidateComment, async ({ input, session, deps }) => {
  const { mongo, now } = deps;
  const { _id: candidate } = await findCandidate(mongo, input.params.id);
  const author = { _id: session.user._id, name: fullName(session.user) };
  await addComment(deps, { candidate, message: input.body.message, author, now: now() });
  const comments = await readComments(mongo, [input.params.id]);
  return { success: true, message: 'Comment added successfully.', comments };
});
