import { Suspense } from 'react';
import type { FilterState } from '#domain/filters/registry.ts';
import type { FilterControl } from '#ui/features/pro-search/filters/use-filter.ts';
import { lazyScreen } from '#ui/lib/lazy-screen.ts';
import styles from './no-result.module.css';

// not needed by a search that finds candidates, so not among the scripts of the first screen
const FiltersToDrop = lazyScreen(() => import('./filters-to-drop.tsx'));

/** The search found no candidates. */
export const NoResult = (props: { sent: FilterState; commit: FilterControl['commit'] }) => (
  <div className={styles.box}>
    <p className={styles.title}>No data available!</p>
    <Suspense fallback={<div className={styles.help} aria-busy="true" />}>
      <FiltersToDrop {...props} />
    </Suspense>
  </div>
);
