import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import styles from './pager.module.css';
import { usePageTurning } from './use-page-turning.ts';

/** Previous, 'page of pages', next. `open` adds a '+' to the number of pages; `label` distinguishes two pagers. */
export function Pager(props: {
  page: number;
  pages: number;
  open?: boolean;
  label?: string;
  onPage: (page: number) => void;
}) {
  const { page, pages, open = false } = props;
  const { previous, next, turn } = usePageTurning(page, pages, props.onPage);
  const text = `${page.toLocaleString('en-IN')} of ${Math.max(1, pages).toLocaleString('en-IN')}${open ? '+' : ''}`;
  return (
    <nav className={styles.pager} aria-label={props.label ?? 'Pages'}>
      <ActionIcon
        ref={previous}
        variant="default"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => turn(page - 1)}
      >
        <IconChevronLeft size={16} />
      </ActionIcon>
      {/* the key replaces the element: text that changes inside one counts as a layout shift */}
      <span key={text}>{text}</span>
      <ActionIcon
        ref={next}
        variant="default"
        aria-label="Next page"
        disabled={page >= pages}
        onClick={() => turn(page + 1)}
      >
        <IconChevronRight size={16} />
      </ActionIcon>
    </nav>
  );
}
