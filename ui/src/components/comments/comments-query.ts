import { queryOptions } from '@tanstack/react-query';
import { candidateCommentList } from '#api/candidates/comments-contract.ts';
import { call } from '#api/http/contract/client.ts';

export const commentsKey = (id: string) => ['candidate-comments', id] as const;

/** The comments on one candidate, newest first; others may have added some, so they are asked for at each opening. */
export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: commentsKey(id),
    queryFn: async ({ signal }) => (await call(candidateCommentList, { params: { id } }, { signal })).comments,
    staleTime: 0,
  });
