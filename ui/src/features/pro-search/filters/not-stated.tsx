import { Switch } from '@mantine/core';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { call } from '#api/http/contract/client.ts';
import { advanceFilterClauseCounts } from '#api/search/contract.ts';
import { hasNotStated, type NotStatedName } from '#domain/filters/not-stated.ts';
import { allFilters, type FilterState } from '#domain/filters/registry.ts';
import { SEARCH_KEY } from '#ui/features/pro-search/results/search-query.ts';
import styles from './filter-panel.module.css';
import { sparseRequest } from './filter-state.ts';
import type { FilterControl } from './use-filter.ts';

type Widened = NotStatedName | 'salary';

interface NotStatedSearch {
  active: readonly NotStatedName[];
  chosen: FilterState['alsoNotStated'];
  /** How many more candidates are found with those who don't state it; none until they are counted. */
  more: Partial<Record<Widened, number>>;
  commit: FilterControl['commit'];
}

const NotStatedContext = createContext<NotStatedSearch>({ active: [], chosen: [], more: {}, commit: () => false });

/** What the switches of all filters share: the search being edited, and the counts for the one on the screen. */
export function NotStatedProvider(props: {
  draft: FilterState;
  sent: FilterState;
  commit: FilterControl['commit'];
  children: ReactNode;
}) {
  const { draft, sent, commit } = props;
  const more = useMore(sent);
  const active = activeNames(draft).join();
  const value = useMemo(
    () => ({ active: active.split(',').filter(hasNotStated), chosen: draft.alsoNotStated, more, commit }),
    [active, draft.alsoNotStated, more, commit],
  );
  return <NotStatedContext value={value}>{props.children}</NotStatedContext>;
}

/** Below a filter in use: also those who don't state the value, and how many more they are. */
export function AlsoNotStated({ filter }: { filter: string }) {
  const { active, chosen, more, commit } = useContext(NotStatedContext);
  if (!hasNotStated(filter) || !active.includes(filter)) return null;
  const others = chosen.filter((name) => name !== filter);
  return (
    <Switch
      size="xs"
      className={styles.notStated}
      label={
        <>
          Also not stated{' '}
          {more[filter] !== undefined && (
            <span className={styles.more}>({more[filter].toLocaleString('en-IN')} more)</span>
          )}
        </>
      }
      checked={chosen.includes(filter)}
      onChange={(event) => commit({ alsoNotStated: event.currentTarget.checked ? [...others, filter] : others })}
    />
  );
}

/** How many more candidates the undisclosed expected salaries are; undefined until they are counted. */
export const useMoreUndisclosed = (): number | undefined => useContext(NotStatedContext).more.salary;

const activeNames = (state: FilterState): NotStatedName[] =>
  allFilters
    .filter((filter) => filter.isActive(state))
    .map(({ name }) => name)
    .filter(hasNotStated);

/** The search with each of its filters widened in turn. */
function widenings(state: FilterState): { name: Widened; widened: FilterState }[] {
  const { salary, salaryStatus, alsoNotStated } = state;
  const names = activeNames(state).filter((name) => !alsoNotStated.includes(name));
  const ofSalary: FilterState = { ...state, salaryStatus: 'include-undisclosed' };
  return [
    ...names.map((name) => ({ name, widened: { ...state, alsoNotStated: [...alsoNotStated, name] } })),
    ...((salary.min || salary.max) && salaryStatus === '' ? [{ name: 'salary' as const, widened: ofSalary }] : []),
  ];
}

/** Counted after the result is on the screen. */
function useMore(sent: FilterState): NotStatedSearch['more'] {
  const isSearching = useIsFetching({ queryKey: [SEARCH_KEY] }) > 0;
  const wider = useMemo(() => widenings(sent), [sent]);
  const filters = useMemo(() => [sent, ...wider.map(({ widened }) => widened)].map(sparseRequest), [sent, wider]);
  const { data } = useQuery({
    queryKey: ['clause-counts', filters],
    queryFn: ({ signal }) => call(advanceFilterClauseCounts, { body: { filters } }, { signal }),
    enabled: wider.length > 0 && !isSearching,
  });
  return useMemo(() => {
    const [now = 0, ...then] = data?.counts ?? [];
    return Object.fromEntries(then.map((count, at) => [wider[at]?.name, Math.max(0, count - now)]));
  }, [data, wider]);
}
