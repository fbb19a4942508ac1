import { Button } from '@mantine/core';
import styles from './pager.module.css';

/** Prev, 'Page x of y', Next. */
export function PrevNext(props: { page: number; pages: number; onPage: (page: number) => void }) {
  const { page, pages } = props;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Button size="xs" variant="default" disabled={page <= 1} onClick={() => props.onPage(page - 1)}>
        Prev
      </Button>
      <span>
        Page {page.toLocaleString('en-IN')} of {Math.max(1, pages).toLocaleString('en-IN')}
      </span>
      <Button size="xs" variant="default" disabled={page >= pages} onClick={() => props.onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
