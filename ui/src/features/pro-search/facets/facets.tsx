import { IconCheck, IconMinus } from '@tabler/icons-react';
import { type MouseEvent, memo, useRef } from 'react';
import { type FacetName, facetNames, facetValueName, NOT_STATED } from '#domain/filters/facet-refinement.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { showMore } from '#ui/lib/show-more.ts';
import styles from './facet-column.module.css';
import type { FacetsAnswer } from './facets-query.ts';
import type { Refinement } from './refine.ts';

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

type Refine = FilterState['refine'];
export type OnRefine = (facet: FacetName, value: string, kind: Refinement) => void;

/** Each facet with its values; `whole` names those that show all of them. */
export const Facets = memo(function Facets(props: {
  answer: FacetsAnswer;
  refine: Refine;
  whole: readonly FacetName[];
  onRefine: OnRefine;
  onClear: (facet: FacetName) => void;
  onWhole: (facet: FacetName, all: boolean) => void;
}) {
  const { answer, refine } = props;
  return (
    <>
      {answer.estimated && <p className={styles.note}>Counts are estimates (≈): more than 10,000 match.</p>}
      {facetNames.map((facet) => (
        <Facet
          key={facet}
          facet={facet}
          values={withChosen(facet, answer.facets[facet] ?? [], refine)}
          refine={refine}
          estimated={answer.estimatedFacets.includes(facet)}
          all={props.whole.includes(facet)}
          onRefine={props.onRefine}
          onClear={props.onClear}
          onWhole={props.onWhole}
        />
      ))}
    </>
  );
});

/** A chosen value that the answer lacks, of an address or an earlier result, stays on the list and can be taken back. */
function withChosen(facet: FacetName, values: readonly FacetValue[], refine: Refine): FacetValue[] {
  const chosen = [...(refine.include[facet] ?? []), ...(refine.exclude[facet] ?? [])];
  const missing = chosen.filter((value) => !values.some((one) => one.value === value));
  return [...values, ...missing.map((value) => ({ value, count: null }))];
}

function Facet(props: {
  facet: FacetName;
  values: FacetValue[];
  refine: Refine;
  estimated: boolean;
  all: boolean;
  onRefine: OnRefine;
  onClear: (facet: FacetName) => void;
  onWhole: (facet: FacetName, all: boolean) => void;
}) {
  const { facet, values, refine, all, onRefine } = props;
  const chosen = [...(refine.include[facet] ?? []), ...(refine.exclude[facet] ?? [])];
  const isAlwaysShown = (value: string) => value === NOT_STATED || chosen.includes(value);
  const shown = all ? values : values.filter(({ value }, at) => at < VALUES_SHOWN || isAlwaysShown(value));
  const hasIncluded = (refine.include[facet] ?? []).length > 0;
  const hidden = values.length - shown.length;
  const list = useRef<HTMLUListElement>(null);
  const turn = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    showMore(currentTarget, list.current, { values, shown }, () => props.onWhole(facet, !all));
  if (values.length === 0) return null;
  return (
    <section className={styles.facet}>
      <div className={styles.top}>
        <h2>{titles[facet]}</h2>
        {chosen.length > 0 && (
          <button type="button" className={styles.more} onClick={() => props.onClear(facet)}>
            Clear<span className="visually-hidden"> {titles[facet]}</span>
          </button>
        )}
      </div>
      <ul ref={list}>
        {shown.map(({ value, count }) => {
          const included = refine.include[facet]?.includes(value) ?? false;
          const excluded = refine.exclude[facet]?.includes(value) ?? false;
          const name = facetValueName(facet, value);
          return (
            <li key={value} data-state={included ? 'included' : excluded ? 'excluded' : undefined}>
              <button
                type="button"
                className={styles.value}
                aria-pressed={included}
                title={hasIncluded && !included ? `Also ${name}` : `Only ${name}`}
                onClick={() => onRefine(facet, value, 'include')}
              >
                <span className={styles.box} aria-hidden="true">
                  {included && <IconCheck size={12} stroke={3} />}
                </span>
                <span className={styles.name} data-unstated={value === NOT_STATED || undefined}>
                  {name}
                </span>
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
        <button type="button" className={styles.more} aria-expanded={all} onClick={turn}>
          {all ? 'Fewer' : `${hidden} more`}
          <span className="visually-hidden"> of {titles[facet]}</span>
        </button>
      )}
    </section>
  );
}
