import { Skeleton, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { cardsBelow } from './cards-below.ts';
import styles from './data-table.module.css';
import { useFocusInRows } from './use-focus-in-rows.ts';

export interface Column<Row> {
  key: string;
  title: string;
  /** Replaces the title in the header: a checkbox that selects all rows. */
  head?: ReactNode;
  /** In `px` or `%`; columns without a width share the remaining space. */
  width?: string;
  cell: (row: Row) => ReactNode;
  /** Its header sorts the table. */
  sorts?: boolean;
  /** Prose: wraps to as many lines as it needs instead of being clipped. */
  wraps?: boolean;
}

export interface Sort {
  field: string;
  order: 'asc' | 'desc';
}

interface DataTableProps<Row> {
  /** The table's caption, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Other rows are loading. */
  isWaiting?: boolean;
  /** Highlights the row: it is selected. */
  isMarked?: (row: Row) => boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** For many rows on one page: the rows scroll under a fixed header, in a region with the table's name. */
  scrolls?: boolean;
}

/** Height of a one-line cell, in pixels. */
const ONE_LINE = 28;

/** One row per record; in a window too narrow for the columns, each row becomes a card with labelled fields. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, isWaiting = false, isMarked, sort, onSort, scrolls = false } = props;
  const asCards = useAsCards(columns);
  const body = useRef<HTMLTableSectionElement>(null);
  const focusInRows = useFocusInRows(body);
  const table = (
    <table className={styles.table} aria-label={scrolls ? undefined : label}>
      <Widths columns={columns} />
      <Head columns={columns} sort={sort} onSort={onSort} />
      <tbody ref={body} {...focusInRows}>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-marked={isMarked?.(row) || undefined}>
            {columns.map(({ key, title, cell, wraps }) => (
              <td key={key} data-title={title}>
                <div className={styles.cell} data-wraps={wraps || undefined}>
                  {cell(row)}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!scrolls) {
    return (
      <div className={styles.frame} data-cards={asCards || undefined} aria-busy={isWaiting}>
        {table}
      </div>
    );
  }
  return (
    <section
      className={`${styles.frame} ${styles.scrolls}`}
      data-cards={asCards || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      aria-busy={isWaiting}
    >
      {table}
    </section>
  );
}

/** A placeholder as high as the rows that are loading. */
export function WaitingTable<Row>(props: {
  label: string;
  columns: readonly Column<Row>[];
  rows: number;
  /** Height of a cell's content, in pixels. */
  rowHeight?: number;
}) {
  const height = props.rowHeight ?? ONE_LINE;
  const asCards = useAsCards(props.columns);
  return (
    <div role="status" aria-label={props.label} className={styles.frame} data-cards={asCards || undefined}>
      <table className={styles.table}>
        <Widths columns={props.columns} />
        <Head columns={props.columns} />
        <tbody>
          {Array.from({ length: props.rows }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
            <tr key={at}>
              <td colSpan={props.columns.length}>
                <Skeleton height={height - 6} my={3} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the window is too narrow for the columns. */
function useAsCards<Row>(columns: readonly Column<Row>[]): boolean {
  return useMediaQuery(`(max-width: ${cardsBelow(columns)}px)`, undefined, { getInitialValueInEffect: false });
}

function Widths<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <colgroup>
      {columns.map(({ key, width }) => (
        <col key={key} style={width ? { width } : undefined} />
      ))}
    </colgroup>
  );
}

function Head<Row>(props: {
  columns: readonly Column<Row>[];
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
}) {
  const { columns, sort, onSort } = props;
  return (
    <thead>
      <tr>
        {columns.map(({ key, title, head, sorts }) => {
          const order = sort?.field === key ? sort.order : undefined;
          return (
            <th
              key={key}
              scope="col"
              aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
              data-control={Boolean(head || (sorts && onSort)) || undefined}
            >
              {sorts && onSort ? (
                <UnstyledButton
                  className={styles.sort}
                  onClick={() => onSort({ field: key, order: order === 'asc' ? 'desc' : 'asc' })}
                >
                  {title}
                  <SortMark order={order} />
                </UnstyledButton>
              ) : (
                (head ?? title)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortMark({ order }: { order: Sort['order'] | undefined }) {
  const Mark = order === 'asc' ? IconArrowUp : order === 'desc' ? IconArrowDown : IconArrowsSort;
  return <Mark size={14} aria-hidden="true" data-idle={order === undefined || undefined} />;
}

/** A cell's second, muted line. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className={styles.two}>
      <div>{first}</div>
      <small>{second}</small>
    </div>
  );
}

/** A row's main value, linked to its page; `wholeRow` makes the whole row clickable. */
export function RowLink({ to, wholeRow, children }: { to: string; wholeRow?: boolean; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link} data-whole-row={wholeRow || undefined}>
      {children}
    </Link>
  );
}
