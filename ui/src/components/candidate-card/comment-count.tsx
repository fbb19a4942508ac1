import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useReadComments } from '#ui/lib/comments-query.ts';
import styles from './candidate-card.module.css';

const CommentsPopup = lazy(() =>
  import('#ui/components/comments/comments-popup.tsx').then((m) => ({ default: m.CommentsPopup })),
);

/** The number of comments on a candidate; opens them in a dialog and gets the focus back when it closes. */
export function CommentCount({ id, name, count: stored }: { id: string; name: string; count: number }) {
  /** Null until first opened: a page of cards doesn't need a hundred dialogs. */
  const [opened, setOpened] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (opened === false) button.current?.focus();
  }, [opened]);
  const count = useReadComments(id) ?? stored;
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
        {opened !== null && (
          <Suspense>
            <CommentsPopup id={id} name={name} opened={opened} onClose={() => setOpened(false)} />
          </Suspense>
        )}
      </dd>
    </div>
  );
}
