import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CandidateCommentAnswer } from '#api/candidates/comments-contract.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { CommentList } from './comment-list.tsx';

/** The comments of a candidate, or what stands in their place until they are there. */
export function FetchedComments({ comments }: { comments: UseQueryResult<CandidateCommentAnswer[]> }) {
  const { data, isError } = comments;
  if (data) return <CommentList comments={data} />;
  if (isError) return <LoadFailure load={comments} />;
  return <Skeleton height={54} aria-label="Loading comments" role="status" />;
}
