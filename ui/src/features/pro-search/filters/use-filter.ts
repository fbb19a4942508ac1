import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type FilterState, withoutIdleNotStated } from '#domain/filters/registry.ts';
import { addressOf, filterOfAddress } from './filter-address.ts';
import { brokenParts, withoutBroken } from './filter-problems.ts';
import { emptyFilter } from './filter-state.ts';

/**
 * The search being edited (`draft`) and the one whose result is on the screen (`applied`), which the address follows. A
 * finished step (a badge, a chip, a switch) is applied at once; half-typed text waits for Enter, Search or leaving the
 * field. Invalid values stay in the draft, and the rest is applied. `ask` is called with each search before anything is
 * drawn for it.
 */
export function useFilter(ask: (applied: FilterState) => void) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = params.toString();
  const [applied, setApplied] = useState(() => filterOfAddress(params));
  const [draft, setDraft] = useState(applied);
  const written = useRef(address);
  const latest = useRef({ draft, applied });
  latest.current = { draft, applied };

  useEffect(() => {
    // the address changed from outside (a link): the search follows
    if (written.current === address) return;
    written.current = address;
    const named = filterOfAddress(new URLSearchParams(address));
    setApplied(named);
    setDraft(named);
  }, [address]);

  useEffect(() => {
    const { pathname } = window.location;
    // a quick Back can undo a step before the router has shown it, and then no address ever seems to change
    const follow = () => {
      if (window.location.pathname !== pathname) return;
      const params = new URLSearchParams(window.location.search);
      written.current = params.toString();
      const named = filterOfAddress(params);
      setApplied(named);
      setDraft(named);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const apply = useCallback(
    (next: FilterState) => {
      const was = latest.current.applied;
      const sent = withoutBroken(next, was);
      const target = addressOf(sent);
      if (target === addressOf(was)) return false;
      const params = new URLSearchParams(target);
      // unchanged parts stay the same objects and don't render again
      const now = replaceEqualDeep(was, filterOfAddress(params));
      // requested first: drawing and the router run while the answer is pending
      ask(now);
      latest.current.applied = now;
      setApplied(now);
      written.current = params.toString();
      void navigate({ search: target }, { preventScrollReset: now.currentPage === was.currentPage });
      return true;
    },
    [ask, navigate],
  );

  /** Typing: seen in the panel, not yet searched. */
  const edit = useCallback((patch: Partial<FilterState>) => {
    latest.current.draft = { ...latest.current.draft, ...patch };
    setDraft(latest.current.draft);
  }, []);

  /**
   * A finished step: searched at once, from page 1 unless the step is a page. Returns whether the search has changed.
   */
  const commit = useCallback(
    (patch: Partial<FilterState> = {}) => {
      const next = {
        ...withoutIdleNotStated({ ...latest.current.draft, ...patch }),
        currentPage: patch.currentPage ?? latest.current.applied.currentPage,
      };
      const samePage = { ...latest.current.applied, currentPage: 1 };
      const changed =
        addressOf({ ...withoutBroken(next, latest.current.applied), currentPage: 1 }) !== addressOf(samePage);
      if (changed && patch.currentPage === undefined) next.currentPage = 1;
      latest.current.draft = next;
      setDraft(next);
      return apply(next);
    },
    [apply],
  );

  /** A finished step worked out from the search being edited. */
  const change = useCallback(
    (step: (draft: FilterState) => Partial<FilterState> | null) => {
      const patch = step(latest.current.draft);
      if (patch) commit(patch);
    },
    [commit],
  );

  const clear = useCallback(() => {
    const { itemsPerPage, sort } = latest.current.applied;
    commit({ ...emptyFilter, itemsPerPage, sort });
  }, [commit]);

  const broken = useMemo(() => brokenParts(draft), [draft]);
  return useMemo(
    () => ({ draft, applied, broken, edit, commit, change, clear }),
    [draft, applied, broken, edit, commit, change, clear],
  );
}

export type FilterControl = ReturnType<typeof useFilter>;
