import { Skeleton } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import { fromQuery, type OpenedFrom } from '#ui/lib/opened-from.ts';
import { CandidateCard } from './candidate-card.tsx';
import styles from './card-list.module.css';

const SKELETONS = 6;
const none: readonly string[] = [];

/**
 * The cards of a page: skeletons until the first response, dimmed while the next page loads. `from` is the search;
 * `missedBy` returns the criteria that a candidate misses; `pickOf` renders the checkbox.
 */
export function CardList(props: {
  candidates: CandidateCardAnswer[] | undefined;
  waiting: boolean;
  from?: OpenedFrom;
  missedBy?: (candidate: CandidateCardAnswer) => readonly string[];
  pickOf?: (candidate: CandidateCardAnswer) => ReactNode;
}) {
  if (!props.candidates) {
    return (
      <div className={styles.list} role="status" aria-label="Loading candidates">
        {Array.from({ length: SKELETONS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
          <div key={index} className={styles.shape}>
            <Skeleton circle height={36} />
            <div className={styles.lines}>
              <Skeleton height={14} width="32%" />
              <Skeleton height={12} width="58%" />
              <Skeleton height={12} width="74%" />
              <Skeleton height={18} width="46%" />
            </div>
          </div>
        ))}
      </div>
    );
  }
  if (props.candidates.length === 0) return <p className={styles.empty}>No data available!</p>;
  return (
    <div className={styles.list} aria-busy={props.waiting} data-waiting={props.waiting || undefined}>
      <Cards
        candidates={props.candidates}
        query={fromQuery(props.from)}
        missedBy={props.missedBy}
        pickOf={props.pickOf}
      />
    </div>
  );
}

/** Dimming doesn't re-render a hundred cards. */
const Cards = memo(function Cards(props: {
  candidates: CandidateCardAnswer[];
  query: string;
  missedBy: ((candidate: CandidateCardAnswer) => readonly string[]) | undefined;
  pickOf: ((candidate: CandidateCardAnswer) => ReactNode) | undefined;
}) {
  return props.candidates.map((candidate) => (
    <CandidateCard
      key={candidate._id}
      candidate={candidate}
      query={props.query}
      missed={props.missedBy?.(candidate) ?? none}
      pick={props.pickOf?.(candidate)}
    />
  ));
});
