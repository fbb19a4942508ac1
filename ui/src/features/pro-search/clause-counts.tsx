import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import { advanceFilterClauseCounts, MOST_COUNTED_FILTERS } from '#api/search/contract.ts';
import { expressionClauses } from '#search-templates/language/expression-clauses.ts';
import type { Span } from '#search-templates/language/tree.ts';
import styles from './expression-editor.module.css';
import type { FilterState } from './filter-state.ts';
import { sparseRequest } from './sparse-request.ts';

/** How many candidates each clause of an expression finds by itself; counted when asked for, and anew as it changes. */
export function ClauseCounts(props: {
  text: string;
  alone: (text: string) => FilterState;
  onGo: (place: Span) => void;
}) {
  const [open, setOpen] = useState(false);
  const clauses = useMemo(() => expressionClauses(props.text).slice(0, MOST_COUNTED_FILTERS), [props.text]);
  const filters = clauses.map((clause) => sparseRequest(props.alone(clause.text)));
  const counted = useQuery({
    queryKey: ['clause-counts', filters],
    queryFn: ({ signal }) => call(advanceFilterClauseCounts, { body: { filters } }, { signal }),
    enabled: open && clauses.length > 0,
  });
  if (clauses.length === 0) return null;
  return (
    <div className={styles.counts}>
      <button type="button" className={styles.mend} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide counts' : 'Count each clause'}
      </button>
      {open && counted.isError && <p className={styles.failed}>{counted.error.message}</p>}
      {open && !counted.isError && (
        <ul className={styles.clauses} aria-label="Candidates by clause" aria-busy={counted.isFetching}>
          {clauses.map((clause, at) => (
            <li key={clause.text}>
              <button
                type="button"
                className={styles.clause}
                data-none={counted.data?.counts[at] === 0 || undefined}
                onClick={() => props.onGo(clause)}
              >
                <span>{clause.text}</span>
                <b>{counted.data?.counts[at]?.toLocaleString('en-IN') ?? '…'}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
