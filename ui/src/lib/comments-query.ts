import { queryOptions } from '@tanstack/react-query';
import { candidateCommentList } from '#api/candidates/comments-contract.ts';
import { call } from '#api/http/contract/client.ts';

export const commentsKey = (id: string) => ['candidate-comments', id] as const;

/** The comments on a candidate, newest first. Refetched on each opening, since others may have added some. */
export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: commentsKey(id),
    queryFn: async ({ signal }) => (await call(candidateCommentList, { params: { id } }, { signal })).comments,
    staleTime: 0,
  });
