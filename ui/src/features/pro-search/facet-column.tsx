import { Skeleton } from '@mantine/core';
import { IconMinus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, useCallback, useState } from 'react';
import { advanceFilterFacets } from '#api/contract/advance-filter-facets.ts';
import { call } from '#api/contract/call.ts';
import { type FacetName, facetNames } from '#search-templates/language/candidate-filter.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import styles from './facet-column.module.css';
import { facetValueName } from './facet-value-name.ts';
import { type FilterState, facetsRequest } from './filter-state.ts';
import { type Refinement, refined } from './refine.ts';
import type { FilterControl } from './use-filter.ts';

const titles: Record<FacetName, string> = {
  designation: 'Current designation',
  employer: 'Current employer',
  city: 'City',
  skill: 'Skill',
  experience: 'Experience',
  noticePeriod: 'Notice period',
};

/** More of each would push the next one off the screen. */
const VALUES_SHOWN = 8;

interface FacetValue {
  value: string;
  count: number | null;
}

/** What the result is made of. A call of its own, after the cards' one: the cards never wait for it. */
export const FacetColumn = memo(function FacetColumn(props: {
  applied: FilterState;
  sent: FilterState;
  cards: 'waiting' | 'there' | 'failed';
  change: FilterControl['change'];
}) {
  const { applied, change } = props;
  const body = facetsRequest(props.sent);
  const facets = useQuery({
    queryKey: ['advance-filter-facets', body],
    queryFn: ({ signal }) => call(advanceFilterFacets, { body }, { signal }),
    enabled: props.cards === 'there',
    placeholderData: keepPreviousData,
  });
  const onRefine = useCallback(
    (facet: FacetName, value: string, kind: Refinement) =>
      change((draft) => ({ refine: refined(draft, facet, value, kind).refine })),
    [change],
  );
  // counts of an earlier result beside a failed one would mislead
  if (props.cards === 'failed') return <aside className={styles.column} aria-label="Refine the result" />;
  return (
    <aside className={styles.column} aria-label="Refine the result" aria-busy={facets.isFetching}>
      {facets.isError && <InlineError message={facets.error.message} onRetry={() => void facets.refetch()} />}
      {facets.isPending && <FacetSkeleton />}
      {facets.data?.estimated && <p className={styles.note}>Counts are estimates (≈): more than 10,000 match.</p>}
      {facets.data &&
        facetNames.map((facet) => (
          <Facet
            key={facet}
            facet={facet}
            values={withChosen(facet, facets.data.facets[facet] ?? [], applied)}
            state={applied}
            estimated={facets.data.estimated}
            onRefine={onRefine}
          />
        ))}
    </aside>
  );
});

/** A value that was asked for or left out stays on the list, so that it can be taken back. */
function withChosen(facet: FacetName, values: readonly FacetValue[], state: FilterState): FacetValue[] {
  const chosen = [...(state.refine.include[facet] ?? []), ...(state.refine.exclude[facet] ?? [])];
  const missing = chosen.filter((value) => !values.some((one) => one.value === value));
  return [...missing.map((value) => ({ value, count: null })), ...values];
}

function Facet(props: {
  facet: FacetName;
  values: FacetValue[];
  state: FilterState;
  estimated: boolean;
  onRefine: (facet: FacetName, value: string, kind: Refinement) => void;
}) {
  const { facet, values, state, onRefine } = props;
  const [all, setAll] = useState(false);
  const isChosen = (value: string) =>
    [...(state.refine.include[facet] ?? []), ...(state.refine.exclude[facet] ?? [])].includes(value);
  const shown = all ? values : values.filter(({ value }, at) => at < VALUES_SHOWN || isChosen(value));
  const hidden = values.length - shown.length;
  if (values.length === 0) return null;
  return (
    <section className={styles.facet}>
      <h2>{titles[facet]}</h2>
      <ul>
        {shown.map(({ value, count }) => {
          const included = state.refine.include[facet]?.includes(value) ?? false;
          const excluded = state.refine.exclude[facet]?.includes(value) ?? false;
          const name = facetValueName(facet, value);
          return (
            <li key={value} data-state={included ? 'included' : excluded ? 'excluded' : undefined}>
              <button
                type="button"
                className={styles.value}
                aria-pressed={included}
                title={`Only ${name}`}
                onClick={() => onRefine(facet, value, 'include')}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>
                  {count !== null && props.estimated && '≈'}
                  {count?.toLocaleString('en-IN')}
                </span>
              </button>
              <button
                type="button"
                className={styles.without}
                aria-pressed={excluded}
                aria-label={`Leave out ${name}`}
                title={`Leave out ${name}`}
                onClick={() => onRefine(facet, value, 'exclude')}
              >
                <IconMinus size={12} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      {(hidden > 0 || all) && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Fewer' : `${hidden} more`}
          <span className="visually-hidden"> of {titles[facet]}</span>
        </button>
      )}
    </section>
  );
}

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
