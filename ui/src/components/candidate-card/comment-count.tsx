import { useEffect, useRef, useState } from 'react';
import { CommentsPopup } from '#ui/components/comments/comments-popup.tsx';
import styles from './candidate-card.module.css';

/** How many comments a candidate has; opens them over the page, and gets the focus back when they are closed. */
export function CommentCount({ id, name, count }: { id: string; name: string; count: number }) {
  /** Null until it is first opened: a page of cards needs no hundred popups. */
  const [opened, setOpened] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (opened === false) button.current?.focus();
  }, [opened]);
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
