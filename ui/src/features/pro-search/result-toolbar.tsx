import { NativeSelect } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { pageSizes } from '#search-templates/language/candidate-filter.ts';
import { Pager } from '#ui/components/pager.tsx';
import type { FilterState } from './filter-state.ts';
import styles from './pro-search.module.css';
import type { FilterControl } from './use-filter.ts';

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
  applied: FilterState;
  commit: FilterControl['commit'];
  pages: number;
  /** What else can be done with the result. */
  actions?: ReactNode;
}) {
  const { applied, commit } = props;
  return (
    <div className={styles.tools}>
      {props.actions}
      <NativeSelect
        size="xs"
        className={styles.order}
        aria-label="Order"
        data={orders.map(([value, label]) => ({ value, label }))}
        value={`${applied.sort.by}.${applied.sort.order}`}
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
        value={String(applied.itemsPerPage)}
        onChange={(event) => {
          const size = pageSizes.find((one) => String(one) === event.currentTarget.value);
          if (size) commit({ itemsPerPage: size });
        }}
      />
      <Pager open page={applied.currentPage} pages={props.pages} onPage={(currentPage) => commit({ currentPage })} />
    </div>
  );
});
