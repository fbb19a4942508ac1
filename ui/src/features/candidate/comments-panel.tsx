import { useQuery } from '@tanstack/react-query';
import { can } from '#domain/permissions.ts';
import { CommentForm } from '#ui/components/comments/comment-form.tsx';
import { FetchedComments } from '#ui/components/comments/comment-list.tsx';
import { commentsQuery } from '#ui/lib/comments-query.ts';
import { useSession } from '#ui/lib/session.tsx';
import styles from './comments-panel.module.css';

/** Recruiters' comments on a candidate: employers and admins read and add them. */
export function CommentsPanel({ id, autoFocus = false }: { id: string; autoFocus?: boolean }) {
  const { session } = useSession();
  const comments = useQuery(commentsQuery(id));
  const { data } = comments;
  if (session.state !== 'signed-in' || !can(session.user, 'candidates.comment')) return null;
  return (
    <section className={styles.panel} aria-labelledby="comments">
      <h2 id="comments">Comments {data && data.length > 0 && <span className={styles.count}>{data.length}</span>}</h2>
      <CommentForm id={id} autoFocus={autoFocus} />
      <FetchedComments comments={comments} />
    </section>
  );
}
