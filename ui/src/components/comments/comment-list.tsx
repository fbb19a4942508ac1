import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CandidateCommentAnswer } from '#api/candidates/comments-contract.ts';
import { InitialsPicture } from '#ui/components/candidate-card/initials-picture.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import styles from './comments.module.css';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** Comments, newest first: author, Indian time, text. */
function CommentList({ comments }: { comments: readonly CandidateCommentAnswer[] }) {
  if (comments.length === 0) return <p className={styles.none}>No comments yet.</p>;
  return (
    <ol className={styles.list} aria-label="Comments, newest first">
      {comments.map((comment) => (
        <li key={comment._id}>
          <InitialsPicture name={comment.commentedByName} />
          <div>
            <p className={styles.by}>
              <strong>{comment.commentedByName}</strong>
              <time dateTime={comment.commentedOn}>{moment.format(new Date(comment.commentedOn))}</time>
            </p>
            <p className={styles.text}>{comment.message}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The comments on a candidate, or a placeholder while they load. */
export function FetchedComments({ comments }: { comments: UseQueryResult<CandidateCommentAnswer[]> }) {
  const { data, isError } = comments;
  if (data) return <CommentList comments={data} />;
  if (isError) return <LoadFailure load={comments} />;
  return <Skeleton height={54} aria-label="Loading comments" role="status" />;
}
