import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import type { FilterControl } from '#ui/features/pro-search/filters/use-filter.ts';
import type { PreviewTab } from '#ui/lib/preview.ts';

interface Page {
  candidates: readonly CandidateCardAnswer[] | undefined;
  /** The candidates are still those of the search before. */
  isWaiting: boolean;
  total: number;
  page: number;
  size: number;
  pages: number;
  commit: FilterControl['commit'];
}

export type Preview = ReturnType<typeof usePreview>;

/** The card of a candidate on the screen. */
const cardOf = (id: string) => document.querySelector<HTMLElement>(`article[data-id="${id}"]`);

/** A press on a card outside its controls keeps the focus. */
const isOnCardButton = () => document.activeElement?.matches('article button') ?? false;

/**
 * Who is in the preview pane. Moving past the page's last candidate turns the page; another search leaves the person
 * in the pane, who is perhaps being read.
 */
export function usePreview(result: Page) {
  const { candidates, isWaiting, total, page, size, pages, commit } = result;
  const [person, setPerson] = useState<CandidateCardAnswer | null>(null);
  const [tab, setTab] = useState<PreviewTab>('profile');
  const [takesFocus, setTakesFocus] = useState(0);
  /** Which end of the page being turned to is shown next. */
  const turning = useRef<'first' | 'last' | null>(null);
  const at = candidates?.findIndex(({ _id }) => _id === person?._id) ?? -1;
  const latest = useRef({ ...result, person, at });
  latest.current = { ...result, person, at };

  const show = useCallback((next: CandidateCardAnswer, focus: boolean) => {
    setPerson(next);
    setTakesFocus((count) => (focus ? count + 1 : 0));
  }, []);
  const open = useCallback(
    (next: CandidateCardAnswer, withTab?: PreviewTab, focus = isOnCardButton()) => {
      if (withTab) setTab(withTab);
      show(next, focus);
    },
    [show],
  );
  const close = useCallback(() => {
    const { person: was } = latest.current;
    setPerson(null);
    if (was) cardOf(was._id)?.focus({ preventScroll: true });
  }, []);
  const move = useCallback(
    (step: 1 | -1) => {
      const now = latest.current;
      if (!now.candidates || now.isWaiting || turning.current) return;
      const next = now.candidates[now.at < 0 ? 0 : now.at + step];
      if (next) return show(next, false);
      const target = now.page + step;
      if (now.at < 0 || target < 1 || target > now.pages) return;
      turning.current = step === 1 ? 'first' : 'last';
      commit({ currentPage: target });
    },
    [commit, show],
  );

  useEffect(() => {
    if (isWaiting || !candidates || !turning.current) return;
    const next = candidates.at(turning.current === 'first' ? 0 : -1);
    turning.current = null;
    if (next) show(next, false);
  }, [candidates, isWaiting, show]);

  useEffect(() => {
    // on the element: a hundred cards need not render for one that is marked
    const card = person && candidates ? cardOf(person._id) : null;
    card?.setAttribute('aria-current', 'true');
    card?.scrollIntoView({ block: 'nearest' });
    return () => card?.removeAttribute('aria-current');
  }, [person, candidates]);

  const position =
    at < 0 ? null : `${((page - 1) * size + at + 1).toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')}+`;
  return useMemo(
    () => ({ person, tab, setTab, takesFocus, position, pages, open, close, move }),
    [person, tab, takesFocus, position, pages, open, close, move],
  );
}
