import { Button, Skeleton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#api/http/contract/client.ts';
import { fetchJobsFacets } from '#api/jobs/search-contract.ts';
import { type JobFacetName, type JobRefinement, jobFacetNames } from '#domain/filters/job-facets.ts';
import { REACHABLE_HITS } from '#domain/limits.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { employmentNames, workplaceNames } from '#ui/lib/format-job.ts';
import { showMore } from '#ui/lib/show-more.ts';
import styles from './facet-panel.module.css';
import { askedOf, type JobSearchState } from './search-address.ts';

/** Display text of a facet's value: `Full-time`, `3 – 5 years`, `₹35 LPA and more`, `BANKING`. */
function facetValueName(name: JobFacetName, value: string): string {
  if (name === 'type') return (employmentNames as Record<string, string>)[value] ?? value;
  if (name === 'workplace') return (workplaceNames as Record<string, string>)[value] ?? value;
  if (name === 'industry') return value.toUpperCase();
  if (name === 'experience')
    return value.endsWith('+') ? `${value.slice(0, -1)} years and more` : `${spaced(value)} years`;
  if (name === 'salary') return value.endsWith('+') ? `₹${value.slice(0, -1)} LPA and more` : `₹${spaced(value)} LPA`;
  return value;
}

const spaced = (band: string) => band.replace('-', ' – ');

/** `1 job`, `136 jobs`, `10,000+ jobs`, with a prefix. */
export function jobsText(total: number, before = ''): string {
  const figure = `${total.toLocaleString('en-IN')}${total === REACHABLE_HITS ? '+' : ''}`;
  return `${before}${figure} ${total === 1 ? 'job' : 'jobs'}`;
}

const titles: Record<JobFacetName, string> = {
  industry: 'Industry',
  type: 'Type',
  workplace: 'Workplace',
  location: 'City',
  experience: 'Experience',
  salary: 'Salary',
};

interface FacetValue {
  value: string;
  count: number;
}

/** The result's facets; a separate call, so that the cards never wait for it. Collapsible in narrow windows. */
export function JobFacets(props: {
  search: JobSearchState;
  /** Number of jobs found. */
  total: number | undefined;
  onRefine: (refine: JobRefinement) => void;
  /** Skips to the result, which is below this panel in narrow windows. */
  onShow: () => void;
}) {
  const { search } = props;
  const [open, setOpen] = useState(false);
  const query = askedOf(search);
  const facets = useQuery({
    queryKey: ['fetch-jobs', 'facets', query],
    queryFn: ({ signal }) => call(fetchJobsFacets, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
  const chosen = Object.values(search.refine).flat().length;
  const toggle = (name: JobFacetName, value: string) => {
    const { [name]: before = [], ...others } = search.refine;
    const values = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
    props.onRefine(values.length > 0 ? { ...others, [name]: values } : others);
  };
  return (
    <section className={styles.facets} aria-label="Refine the result" data-open={open || undefined}>
      <button type="button" className={styles.unfold} aria-expanded={open} onClick={() => setOpen(!open)}>
        Refine{chosen > 0 && ` (${chosen})`}
        <IconChevronDown size={16} aria-hidden="true" />
      </button>
      <div className={styles.all} aria-busy={facets.isFetching}>
        <LoadFailure load={facets} fallback="Unable to load the counts." />
        {facets.isPending && <FacetShapes />}
        {facets.data &&
          jobFacetNames.map((name) => (
            <Facet
              key={name}
              name={name}
              values={withChosen(facets.data.facets[name] ?? [], search.refine[name] ?? [])}
              chosen={search.refine[name] ?? []}
              onToggle={(value) => toggle(name, value)}
            />
          ))}
        <Button
          className={styles.show}
          onClick={() => {
            flushSync(() => setOpen(false));
            props.onShow();
          }}
        >
          {props.total === undefined ? 'Show jobs' : jobsText(props.total, 'Show ')}
        </Button>
      </div>
    </section>
  );
}

/** A selected value without any job stays listed, so that it can be deselected. */
function withChosen(values: readonly FacetValue[], chosen: readonly string[]): FacetValue[] {
  const missing = chosen.filter((value) => !values.some((one) => one.value === value));
  return [...values, ...missing.map((value) => ({ value, count: 0 }))];
}

/** Values shown per facet; more would push the next facet off the screen. */
const VALUES_SHOWN = 6;

function Facet(props: {
  name: JobFacetName;
  values: FacetValue[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { name, values, chosen } = props;
  if (values.length === 0) return null;
  const shown = values.filter(({ value }, at) => all || at < VALUES_SHOWN || chosen.includes(value));
  const hidden = values.length - shown.length;
  const turn = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    showMore(currentTarget, list.current, { values, shown }, () => setAll(!all));
  return (
    <section className={styles.facet} aria-label={titles[name]}>
      <h3>{titles[name]}</h3>
      <ul ref={list}>
        {shown.map(({ value, count }) => (
          <li key={value}>
            <button type="button" aria-pressed={chosen.includes(value)} onClick={() => props.onToggle(value)}>
              <span className={styles.name}>{facetValueName(name, value)}</span>
              <span className={styles.count}>{count.toLocaleString('en-IN')}</span>
            </button>
          </li>
        ))}
      </ul>
      {(hidden > 0 || all) && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={turn}>
          {all ? 'Fewer' : `${hidden} more`}
          <span className="visually-hidden"> of {titles[name]}</span>
        </button>
      )}
    </section>
  );
}

function FacetShapes() {
  return (
    <div role="status" aria-label="Loading counts">
      {[5, 3, 3].map((lines, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never move
        <div key={at} className={styles.facet}>
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
            <Skeleton key={line} height={12} mt={12} />
          ))}
        </div>
      ))}
    </div>
  );
}
