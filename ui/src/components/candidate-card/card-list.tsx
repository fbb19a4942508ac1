import { Skeleton } from '@mantine/core';
import { memo, type ReactNode, useState } from 'react';
import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import { fromQuery, type OpenedFrom, withPlace } from '#ui/lib/opened-from.ts';
import type { PreviewTab } from '#ui/lib/preview.ts';
import { usePainted } from '#ui/lib/use-painted.ts';
import { CandidateCard } from './candidate-card.tsx';
import styles from './card-list.module.css';

export type OnPreview = (candidate: CandidateCardAnswer, tab?: PreviewTab) => void;

const SKELETONS = 6;
const none: readonly string[] = [];

/**
 * The cards of a page: skeletons until the first response, dimmed while the next page loads. `from` is the search and
 * `firstAt` the first card's place in its result;
 * `missedBy` returns the criteria that a candidate misses; `pickOf` renders the checkbox; `onPreview` opens the preview
 * pane, by a press anywhere on a card too; `onWhy` explains a card's place.
 */
export function CardList(props: {
  candidates: CandidateCardAnswer[] | undefined;
  waiting: boolean;
  from?: OpenedFrom;
  firstAt?: number;
  missedBy?: (candidate: CandidateCardAnswer) => readonly string[];
  pickOf?: (candidate: CandidateCardAnswer) => ReactNode;
  onPreview?: OnPreview | undefined;
  onWhy?: ((candidate: CandidateCardAnswer) => void) | undefined;
}) {
  if (!props.candidates) {
    return (
      <div className={styles.list} role="status" aria-label="Loading candidates">
        {Array.from({ length: SKELETONS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
          <div key={index} className={styles.shape}>
            <Skeleton circle height={28} />
            <div className={styles.lines}>
              <Skeleton height={12} width="32%" />
              <Skeleton height={10} width="58%" />
              <Skeleton height={10} width="74%" />
              <Skeleton height={10} width="66%" />
            </div>
          </div>
        ))}
      </div>
    );
  }
  const { candidates, onPreview } = props;
  if (candidates.length === 0) return <p className={styles.empty}>No data available!</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way beside each card's Preview button
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has that button, j and k
    <div
      className={styles.list}
      aria-busy={props.waiting}
      data-waiting={props.waiting || undefined}
      onClick={({ target }) => {
        const candidate = onPreview && pressedCard(target, candidates);
        if (candidate) onPreview(candidate);
      }}
    >
      <Cards
        candidates={candidates}
        query={fromQuery(props.from)}
        firstAt={props.firstAt ?? 0}
        missedBy={props.missedBy}
        pickOf={props.pickOf}
        onPreview={props.onPreview}
        onWhy={props.onWhy}
      />
    </div>
  );
}

/** Least height of a card, and of what is above the list. */
const [CARD_PX, ABOVE_PX] = [113, 110];

/** At least as many cards as are in the window, from the list's first. */
const cardsInWindow = () => Math.ceil((window.scrollY + window.innerHeight - ABOVE_PX) / CARD_PX);

/**
 * Dimming doesn't re-render a hundred cards. The first frame has those in the window, and the places of the others,
 * which follow.
 */
const Cards = memo(function Cards(props: {
  candidates: CandidateCardAnswer[];
  query: string;
  firstAt: number;
  missedBy: ((candidate: CandidateCardAnswer) => readonly string[]) | undefined;
  pickOf: ((candidate: CandidateCardAnswer) => ReactNode) | undefined;
  onPreview: OnPreview | undefined;
  onWhy: ((candidate: CandidateCardAnswer) => void) | undefined;
}) {
  const [first] = useState(() => ({ cards: cardsInWindow() }));
  const hasAll = usePainted(first);
  return props.candidates.map((candidate, at) => (
    <CandidateCard
      key={candidate._id}
      placeOnly={!hasAll && at >= first.cards}
      candidate={candidate}
      query={withPlace(props.query, props.firstAt + at)}
      missed={props.missedBy?.(candidate) ?? none}
      pick={props.pickOf?.(candidate)}
      onPreview={props.onPreview}
      onWhy={props.onWhy}
    />
  ));
});

/** The card that was pressed beside its own controls and without selecting text. */
function pressedCard(target: EventTarget, candidates: readonly CandidateCardAnswer[]): CandidateCardAnswer | null {
  if (!(target instanceof Element) || target.closest('a, button, input, [role="dialog"]')) return null;
  if (window.getSelection()?.toString()) return null;
  const id = target.closest<HTMLElement>('article[data-id]')?.dataset.id;
  return candidates.find(({ _id }) => _id === id) ?? null;
}
