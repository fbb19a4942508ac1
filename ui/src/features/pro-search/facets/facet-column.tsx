import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, type RefObject, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { FacetName } from '#domain/filters/facet-refinement.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import type { FilterControl } from '#ui/features/pro-search/filters/use-filter.ts';
import { usePainted } from '#ui/lib/use-painted.ts';
import styles from './facet-column.module.css';
import { Facets, type OnRefine } from './facets.tsx';
import { facetsQuery } from './facets-query.ts';
import { cleared, refined } from './refine.ts';

/** The counts of the result. A separate call after the cards are painted: they never wait for it. */
export const FacetColumn = memo(function FacetColumn(props: {
  ref: RefObject<HTMLElement | null>;
  refine: FilterState['refine'];
  sent: FilterState;
  cards: 'waiting' | 'there' | 'failed';
  change: FilterControl['change'];
}) {
  const { sent, change } = props;
  const query = useMemo(() => facetsQuery(sent), [sent]);
  const painted = usePainted(props.cards === 'there' ? query : null);
  const facets = useQuery({ ...query, enabled: painted, placeholderData: keepPreviousData });
  // some hundred elements: input in the meantime has priority
  const answer = useDeferredValue(facets.data);
  const onRefine = useCallback<OnRefine>(
    (facet, value, kind) => change((draft) => ({ refine: refined(draft, facet, value, kind).refine })),
    [change],
  );
  const onClear = useCallback(
    (facet: FacetName) => change((draft) => ({ refine: cleared(draft, facet).refine })),
    [change],
  );
  const [whole, setWhole] = useState<readonly FacetName[]>([]);
  const onWhole = useCallback(
    (facet: FacetName, all: boolean) =>
      setWhole((were) => (all ? [...were, facet] : were.filter((one) => one !== facet))),
    [],
  );
  // counts of an earlier result next to a failed one would mislead
  const hasCounts = props.cards !== 'failed';
  return (
    <aside
      ref={props.ref}
      tabIndex={-1}
      className={styles.column}
      aria-label="Refine the result"
      aria-busy={hasCounts && (!painted || facets.isFetching)}
    >
      {hasCounts && <LoadFailure load={facets} />}
      {hasCounts && !facets.isError && !answer && <FacetSkeleton />}
      {hasCounts && facets.data && answer && (
        <Facets
          // those of another search come in place of these; those of a click here stay, and with them the focus
          key={answer.search}
          answer={answer}
          refine={props.refine}
          whole={whole}
          onRefine={onRefine}
          onClear={onClear}
          onWhole={onWhole}
        />
      )}
    </aside>
  );
});

function FacetSkeleton() {
  return (
    <div role="status" aria-label="Loading counts">
      {[6, 5, 4].map((lines) => (
        <div key={lines} className={styles.facet}>
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
            <Skeleton key={line} height={12} mt={10} />
          ))}
        </div>
      ))}
    </div>
  );
}
