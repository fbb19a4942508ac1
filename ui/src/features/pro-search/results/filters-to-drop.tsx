import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#api/http/contract/client.ts';
import { advanceFilterClauseCounts, MOST_COUNTED_FILTERS } from '#api/search/contract.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { sparseRequest } from '#ui/features/pro-search/filters/filter-state.ts';
import type { FilterControl } from '#ui/features/pro-search/filters/use-filter.ts';
import { clausePairs, type FilterClause, filterClauses } from './filter-clauses.ts';
import styles from './no-result.module.css';

const WAYS_SHOWN = 8;

interface Way extends FilterClause {
  count: number;
}

/** Which part of the search to drop to find some candidates, and how many; where no single one helps, which two. */
export default function FiltersToDrop({ sent, commit }: { sent: FilterState; commit: FilterControl['commit'] }) {
  const clauses = useMemo(() => filterClauses(sent), [sent]);
  const one = useWays(clauses, clauses.length > 0);
  const two = useWays(
    useMemo(() => clausePairs(sent), [sent]),
    one.ways?.length === 0 && clauses.length > 1,
  );
  const { ways, error, waiting } = one.ways?.length === 0 && clauses.length > 1 ? two : one;
  if (clauses.length === 0) return null;
  return (
    <div className={styles.help} aria-busy={waiting}>
      {error && <p>{error.message}</p>}
      {waiting && <p>Looking for what stands in the way…</p>}
      {ways?.length === 0 && <p>Too many filters stand in the way: take off three or more of them.</p>}
      {ways && ways.length > 0 && <Ways ways={ways} commit={commit} />}
    </div>
  );
}

/** The searches that find some, most first; null until they are counted. */
function useWays(clauses: FilterClause[], enabled: boolean) {
  const counted = clauses.slice(0, MOST_COUNTED_FILTERS);
  const filters = counted.map((clause) => sparseRequest(clause.without));
  const { data, error, isFetching } = useQuery({
    queryKey: ['clause-counts', filters],
    queryFn: ({ signal }) => call(advanceFilterClauseCounts, { body: { filters } }, { signal }),
    enabled: enabled && filters.length > 0,
  });
  const ways = data
    ? counted
        .map((clause, at): Way => ({ ...clause, count: data.counts[at] ?? 0 }))
        .filter((way) => way.count > 0)
        .toSorted((way, other) => other.count - way.count)
        .slice(0, WAYS_SHOWN)
    : null;
  return { ways, error, waiting: isFetching };
}

function Ways(props: { ways: Way[]; commit: FilterControl['commit'] }) {
  return (
    <>
      <p>Without one of these there are some:</p>
      <ul className={styles.ways} aria-label="Filters to drop">
        {props.ways.map(({ label, without, count }) => (
          <li key={label}>
            <span className={styles.label}>{label}</span>
            <b>{count.toLocaleString('en-IN')}</b>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`Drop ${label}`}
              onClick={() => props.commit(without)}
            >
              Drop
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
