import { useQuery } from '@tanstack/react-query';
import { Allowed } from '#ui/components/allowed.tsx';
import { CommentForm } from '#ui/components/comments/comment-form.tsx';
import { FetchedComments } from '#ui/components/comments/comment-list.tsx';
import { commentsQuery } from '#ui/lib/comments-query.ts';
import styles from './comments-panel.module.css';

interface Props {
  id: string;
  autoFocus?: boolean;
}

/** Recruiters' comments on a candidate; nothing for accounts that may not read them. */
export function CommentsPanel(props: Props) {
  return (
    <Allowed to="comments.read">
      <Comments {...props} />
    </Allowed>
  );
}

function Comments({ id, autoFocus = false }: Props) {
  const comments = useQuery(commentsQuery(id));
  const { data } = comments;
  return (
    <section className={styles.panel} aria-labelledby="comments">
      <h2 id="comments">Comments {data && data.length > 0 && <span className={styles.count}>{data.length}</span>}</h2>
      <Allowed to="comments.write">
        <CommentForm id={id} autoFocus={autoFocus} />
      </Allowed>
      <FetchedComments comments={comments} />
    </section>
  );
}
