import { NativeSelect } from '@mantine/core';
import { PrevNext } from '#ui/components/prev-next.tsx';
import styles from './data-table.module.css';

/** Page size and pager. */
export function TableFoot(props: {
  page: number;
  pages: number;
  size: number;
  sizes: readonly number[];
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}) {
  return (
    <div className={styles.tools}>
      <NativeSelect
        size="xs"
        aria-label="Per page"
        data={props.sizes.map((one) => ({ value: String(one), label: `${one} / page` }))}
        value={String(props.size)}
        onChange={(event) => props.onSize(Number(event.currentTarget.value))}
      />
      <PrevNext page={props.page} pages={props.pages} onPage={props.onPage} />
    </div>
  );
}
