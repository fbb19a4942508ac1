import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import type { FilterState } from '#domain/filters/registry.ts';

/** A card of the result with its place, from 1. */
export interface PlacedCard {
  card: CandidateCardAnswer;
  place: number;
}

interface Asked {
  /** Two neighbours, the higher one first; one if the page has no other. */
  cards: PlacedCard[];
  sent: FilterState;
}

interface Page {
  candidates: readonly CandidateCardAnswer[] | undefined;
  /** The candidates are still those of the search before. */
  isWaiting: boolean;
  sent: FilterState;
}

/** Which two neighbours of the page are compared: a candidate and the next one, or the one before for the last. */
export function useWhyOrder(page: Page) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const opener = useRef<Element | null>(null);
  const latest = useRef(page);
  latest.current = page;
  const open = useCallback(({ _id }: Pick<CandidateCardAnswer, '_id'>) => {
    const { candidates = [], isWaiting, sent } = latest.current;
    const cards = neighbours(candidates, _id, (sent.currentPage - 1) * sent.itemsPerPage);
    if (!isWaiting && cards.length > 0) {
      opener.current = document.activeElement;
      setAsked({ cards, sent });
    }
  }, []);
  const close = useCallback(() => setAsked(null), []);
  useEffect(() => {
    // Mantine gives the focus back only to what had it when the mounted dialog opened
    if (!asked && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, [asked]);
  const { candidates, sent } = page;
  const canExplain = useCallback(
    (id: string) => sent.sort.by === 'relevance' && candidates?.some(({ _id }) => _id === id) === true,
    [candidates, sent],
  );
  return useMemo(() => ({ asked, open, close, canExplain }), [asked, open, close, canExplain]);
}

/** `firstAt` is the place of the page's first card, from 0. */
export function neighbours(candidates: readonly CandidateCardAnswer[], id: string, firstAt: number): PlacedCard[] {
  const at = candidates.findIndex(({ _id }) => _id === id);
  if (at < 0) return [];
  const from = Math.max(0, Math.min(at, candidates.length - 2));
  return candidates.slice(from, from + 2).map((card, index) => ({ card, place: firstAt + from + index + 1 }));
}
