import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addressOf, filterOfAddress } from './filter-address.ts';
import { brokenParts, withoutBroken } from './filter-problems.ts';
import { emptyFilter, type FilterState } from './filter-state.ts';

/**
 * The search being edited (`draft`) and the one whose result is on the screen (`applied`, which the address holds).
 * A finished step (a badge, a chip, a switch) is applied at once; half-typed text waits for Enter, Search or leaving
 * the field. What can't be sent stays in the draft and the rest is applied.
 */
export function useFilter() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const applied = useMemo(() => filterOfAddress(new URLSearchParams(address)), [address]);
  const [draft, setDraft] = useState(applied);
  const written = useRef(address);
  const latest = useRef({ draft, applied });
  latest.current = { draft, applied };

  useEffect(() => {
    // the address changed by itself (a link): the draft follows
    if (written.current === address) return;
    written.current = address;
    setDraft(applied);
  }, [address, applied]);

  useEffect(() => {
    // a quick Back can undo a step before the router has shown it, and then no address ever seems to change
    const follow = () => {
      const params = new URLSearchParams(window.location.search);
      written.current = params.toString();
      setDraft(filterOfAddress(params));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const apply = useCallback(
    (next: FilterState) => {
      const sent = withoutBroken(next, latest.current.applied);
      const target = addressOf(sent);
      if (target === addressOf(latest.current.applied)) return false;
      written.current = new URLSearchParams(target).toString();
      setParams(new URLSearchParams(target), {
        preventScrollReset: sent.currentPage === latest.current.applied.currentPage,
      });
      return true;
    },
    [setParams],
  );

  /** Typing: seen in the panel, not yet searched. */
  const edit = useCallback((patch: Partial<FilterState>) => {
    latest.current.draft = { ...latest.current.draft, ...patch };
    setDraft(latest.current.draft);
  }, []);

  /** A finished step: searched at once, from page 1 unless the step is a page. Tells whether it asks anything new. */
  const commit = useCallback(
    (patch: Partial<FilterState> = {}) => {
      const next = { ...latest.current.draft, currentPage: latest.current.applied.currentPage, ...patch };
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
  return { draft, applied, broken, edit, commit, change, clear };
}

export type FilterControl = ReturnType<typeof useFilter>;
