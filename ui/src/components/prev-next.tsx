import { Button } from '@mantine/core';
import styles from './pager.module.css';
import { usePageTurning } from './use-page-turning.ts';

/** Prev, 'Page x of y', Next. */
export function PrevNext(props: { page: number; pages: number; onPage: (page: number) => void }) {
  const { page, pages } = props;
  const { previous, next, turn } = usePageTurning(page, pages, props.onPage);
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Button ref={previous} size="xs" variant="default" disabled={page <= 1} onClick={() => turn(page - 1)}>
        Prev
      </Button>
      <span>
        Page {page.toLocaleString('en-IN')} of {Math.max(1, pages).toLocaleString('en-IN')}
      </span>
      <Button ref={next} size="xs" variant="default" disabled={page >= pages} onClick={() => turn(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
