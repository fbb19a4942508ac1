import { readComments } from '#api/candidates/read-comments.ts';
import { candidateComments } from '#api/contract/candidate-comments.ts';
import { handler } from './handler.ts';

export const candidateCommentsRoute = handler(candidateComments, async ({ input: { query }, deps: { mongo } }) => {
  const found = await readComments(mongo, query.ids);
  const groups = Map.groupBy(found, ({ candidateId }) => candidateId);
  const comments = [...groups].map(([candidateId, list]) => ({ candidateId, comments: list }));
  return { success: true, message: 'Comments found.', comments };
});
