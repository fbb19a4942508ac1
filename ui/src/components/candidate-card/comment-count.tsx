import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { commentsQuery } from '#ui/components/comments/comment-list.tsx';
import { CommentsPopup } from '#ui/components/comments/comments-popup.tsx';
import styles from './candidate-card.module.css';

/** The number of comments on a candidate; opens them in a dialog and gets the focus back when it closes. */
export function CommentCount({ id, name, count: stored }: { id: string; name: string; count: number }) {
  /** Null until first opened: a page of cards doesn't need a hundred dialogs. */
  const [opened, setOpened] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (opened === false) button.current?.focus();
  }, [opened]);
  // a comment written here counts at once
  const { data: read } = useQuery({ ...commentsQuery(id), enabled: false });
  const count = read?.length ?? stored;
  const word = count === 1 ? 'comment' : 'comments';
  return (
    <div data-zero={count === 0 || undefined}>
      <dt className="visually-hidden">Comments</dt>
      <dd>
        <button
          ref={button}
          type="button"
          className={styles.comments}
          aria-label={`${count} ${word} on ${name}`}
          onClick={() => setOpened(true)}
        >
          <b>{count}</b> {word}
        </button>
        {opened !== null && <CommentsPopup id={id} name={name} opened={opened} onClose={() => setOpened(false)} />}
      </dd>
    </div>
  );
}
