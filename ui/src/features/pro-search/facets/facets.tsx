import { IconMinus } from '@tabler/icons-react';
import { type MouseEvent, memo, useRef } from 'react';
import { type FacetName, facetNames, facetValueName } from '#domain/filters/facet-refinement.ts';
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
          estimated={answer.estimated}
          all={props.whole.includes(facet)}
          onRefine={props.onRefine}
          onWhole={props.onWhole}
        />
      ))}
    </>
  );
});

/** An included or excluded value stays on the list, so that the click can be undone. */
function withChosen(facet: FacetName, values: readonly FacetValue[], refine: Refine): FacetValue[] {
  const chosen = [...(refine.include[facet] ?? []), ...(refine.exclude[facet] ?? [])];
  const missing = chosen.filter((value) => !values.some((one) => one.value === value));
  return [...missing.map((value) => ({ value, count: null })), ...values];
}

function Facet(props: {
  facet: FacetName;
  values: FacetValue[];
  refine: Refine;
  estimated: boolean;
  all: boolean;
  onRefine: OnRefine;
  onWhole: (facet: FacetName, all: boolean) => void;
}) {
  const { facet, values, refine, all, onRefine } = props;
  const isChosen = (value: string) =>
    [...(refine.include[facet] ?? []), ...(refine.exclude[facet] ?? [])].includes(value);
  const shown = all ? values : values.filter(({ value }, at) => at < VALUES_SHOWN || isChosen(value));
  const hidden = values.length - shown.length;
  const list = useRef<HTMLUListElement>(null);
  const turn = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    showMore(currentTarget, list.current, { values, shown }, () => props.onWhole(facet, !all));
  if (values.length === 0) return null;
  return (
    <section className={styles.facet}>
      <h2>{titles[facet]}</h2>
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
        <button type="button" className={styles.more} aria-expanded={all} onClick={turn}>
          {all ? 'Fewer' : `${hidden} more`}
          <span className="visually-hidden"> of {titles[facet]}</span>
        </button>
      )}
    </section>
  );
}
