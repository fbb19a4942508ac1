import { NativeSelect } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import type { FilterState } from '#domain/filters/registry.ts';
import { pageSizes } from '#domain/filters/view-fields.ts';
import { Pager } from '#ui/components/pager.tsx';
import type { FilterControl } from '#ui/features/pro-search/filters/use-filter.ts';
import styles from '#ui/features/pro-search/pro-search.module.css';

const orders: [value: string, name: string][] = [
  ['relevance.desc', 'Relevance'],
  ['updatedOn.desc', 'Last updated'],
  ['experience.desc', 'Most experience'],
  ['experience.asc', 'Least experience'],
  ['expectedCtc.asc', 'Lowest expected CTC'],
  ['expectedCtc.desc', 'Highest expected CTC'],
];

/** How the result is ordered and cut into pages. */
export const ResultToolbar = memo(function ResultToolbar(props: {
  sort: FilterState['sort'];
  size: FilterState['itemsPerPage'];
  page: number;
  pages: number;
  commit: FilterControl['commit'];
  /** What else can be done with the result. */
  actions?: ReactNode;
}) {
  const { sort, size, page, pages, commit } = props;
  return (
    <>
      <div className={styles.tools}>{props.actions}</div>
      <div className={styles.tools}>
        <OrderAndSize order={`${sort.by}.${sort.order}`} size={size} commit={commit} />
        <Pager open page={page} pages={pages} onPage={(currentPage) => commit({ currentPage })} />
      </div>
    </>
  );
});

/** Not rendered again when only the number of pages changes, as with each answer. */
const OrderAndSize = memo(function OrderAndSize(props: {
  order: string;
  size: FilterState['itemsPerPage'];
  commit: FilterControl['commit'];
}) {
  const { order, size, commit } = props;
  return (
    <>
      <NativeSelect
        size="xs"
        className={styles.order}
        aria-label="Order"
        data={orders.map(([value, label]) => ({ value, label }))}
        value={order}
        onChange={(event) => {
          const [by, order] = event.currentTarget.value.split('.') as [FilterState['sort']['by'], 'asc' | 'desc'];
          commit({ sort: { by, order } });
        }}
      />
      <NativeSelect
        size="xs"
        className={styles.size}
        aria-label="Records per page"
        data={pageSizes.map((size) => ({ value: String(size), label: `${size} / page` }))}
        value={String(size)}
        onChange={(event) => {
          const size = pageSizes.find((one) => String(one) === event.currentTarget.value);
          if (size) commit({ itemsPerPage: size });
        }}
      />
    </>
  );
});
