import { Button } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#api/http/contract/client.ts';
import { advanceFilterClauseCounts, MOST_COUNTED_FILTERS, type SuggestedTerm } from '#api/search/contract.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { termsQuery } from '#ui/components/terms/terms-query.ts';
import { sparseRequest } from '#ui/features/pro-search/filters/filter-state.ts';
import type { FilterControl } from '#ui/features/pro-search/filters/use-filter.ts';
import { clausePairs, type FilterClause, filterClauses } from './filter-clauses.ts';
import styles from './no-result.module.css';
import { type SearchedWord, searchedWords } from './searched-words.ts';

const WAYS_SHOWN = 8;

interface Way extends FilterClause {
  count: number;
}

/**
 * Words of the search that the index knows only under another spelling; and which part of the search to drop to find
 * some candidates, and how many; where no single one helps, which two.
 */
export default function FiltersToDrop({ sent, commit }: { sent: FilterState; commit: FilterControl['commit'] }) {
  const clauses = useMemo(() => filterClauses(sent), [sent]);
  const one = useWays(clauses, clauses.length > 0);
  const two = useWays(
    useMemo(() => clausePairs(sent), [sent]),
    one.ways?.length === 0 && clauses.length > 1,
  );
  const spellings = useSpellings(sent);
  const { ways, error, waiting: isCounting } = one.ways?.length === 0 && clauses.length > 1 ? two : one;
  // both together, so that the later one doesn't move the other
  const waiting = isCounting || spellings.isWaiting;
  if (clauses.length === 0) return null;
  return (
    <div className={styles.help} aria-busy={waiting}>
      {error && <p>{error.message}</p>}
      {waiting && <p>Looking for what stands in the way…</p>}
      {!waiting && spellings.offers.length > 0 && <Spellings offers={spellings.offers} commit={commit} />}
      {!waiting && ways?.length === 0 && <p>Too many filters stand in the way: take off three or more of them.</p>}
      {!waiting && ways && ways.length > 0 && <Ways ways={ways} commit={commit} />}
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

interface SpellingOffer extends SearchedWord {
  terms: readonly SuggestedTerm[];
}

/** For each word that no term of the index starts with: the terms spelled nearly like it. */
function useSpellings(sent: FilterState): { offers: SpellingOffer[]; isWaiting: boolean } {
  const words = useMemo(() => searchedWords(sent).slice(0, WAYS_SHOWN), [sent]);
  const found = useQueries({ queries: words.map(({ field, text }) => termsQuery(field, text)) });
  const offers = words
    .map((word, at): SpellingOffer => ({ ...word, terms: found[at]?.data?.alike ?? [] }))
    .filter(({ terms }) => terms.length > 0);
  return { offers, isWaiting: found.some(({ isLoading }) => isLoading) };
}

function Spellings(props: { offers: SpellingOffer[]; commit: FilterControl['commit'] }) {
  return (
    <ul className={styles.ways} aria-label="Other spellings">
      {props.offers.map(({ field, text, terms, respelled }) => (
        <li key={`${field} ${text}`}>
          <span className={styles.label}>No “{text}”. Did you mean</span>
          {terms.map(({ term, candidates }) => (
            <Button key={term} size="compact-xs" variant="default" onClick={() => props.commit(respelled(term))}>
              {term}, {candidates.toLocaleString('en-IN')}
            </Button>
          ))}
        </li>
      ))}
    </ul>
  );
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
