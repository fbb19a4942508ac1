import { handler } from '#api/http/handler.ts';
import { fullName } from '#api/http/session.ts';
import { addComment, readComments } from './comments.ts';
import { candidateComment, candidateCommentList, candidateComments } from './comments-contract.ts';
import { findCandidate } from './find-candidate.ts';

export const candidateCommentRoute = handler(candidateComment, async ({ input, session, deps }) => {
  const { mongo, now } = deps;
  const { _id: candidate } = await findCandidate(mongo, input.params.id);
  const author = { _id: session.user._id, name: fullName(session.user) };
  await addComment(deps, { candidate, message: input.body.message, author, now: now() });
  const comments = await readComments(mongo, [input.params.id]);
  return { success: true, message: 'Comment added successfully.', comments };
});

export const candidateCommentListRoute = handler(
  candidateCommentList,
  async ({ input: { params }, deps: { mongo } }) => {
    const { _id } = await findCandidate(mongo, params.id);
    return { success: true, message: 'Comments found.', comments: await readComments(mongo, [String(_id)]) };
  },
);

export const candidateCommentsRoute = handler(candidateComments, async ({ input: { query }, deps: { mongo } }) => {
  const found = await readComments(mongo, query.ids);
  const groups = Map.groupBy(found, ({ candidateId }) => candidateId);
  const comments = [...groups].map(([candidateId, list]) => ({ candidateId, comments: list }));
  return { success: true, message: 'Comments found.', comments };
});
