import type { PastSearch } from '#api/search/contract.ts';
import { describeFilter } from '#ui/features/pro-search/describe-filter.ts';
import { emptyFilter } from '#ui/features/pro-search/filter-state.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import styles from './searches.module.css';
import { stateOfFilter } from './state-of-filter.ts';

/** One search of the past: its own words run it again. */
export function PastRow({ search, onRun }: { search: PastSearch; onRun: () => void }) {
  return (
    <li className={styles.row}>
      <button type="button" className={styles.run} onClick={onRun}>
        <span className={styles.past}>
          {describeFilter(stateOfFilter(search.filter, emptyFilter.itemsPerPage)) || 'Everybody'}
        </span>
      </button>
      <p className={styles.about}>
        {formatMoment(search.at)} · {search.found.toLocaleString('en-IN')}+ found
      </p>
    </li>
  );
}
