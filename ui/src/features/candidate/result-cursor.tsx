import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { advanceFilter, listCandidates } from '#api/search/contract.ts';
import { press, useCommands } from '#ui/lib/commands.tsx';
import { fromQuery, type OpenedFrom, placeOf, withPlace } from '#ui/lib/opened-from.ts';
import styles from './candidate-record.module.css';
import { useOpenedFrom } from './use-search-match.ts';

/** One of the page sizes; neighbours are mostly on the page that is there already. */
const SIZE = 25;
const PREVIOUS = 'Previous candidate';
const NEXT = 'Next candidate';

/** A page of the result that the candidate was opened from: only ids and total. */
function resultPage(from: OpenedFrom | null, page: number) {
  const { filter, searchTerm, sort } = from ?? {};
  return queryOptions({
    queryKey: ['result-cursor', filter, searchTerm, sort, page],
    queryFn: async ({ signal }) => {
      const { candidates, totalCandidates } = filter
        ? await call(
            advanceFilter,
            { body: { ...filter, ...(sort && { sort }), currentPage: page, itemsPerPage: SIZE } },
            { signal },
          )
        : await call(
            listCandidates,
            { body: { searchTerm: searchTerm ?? '', page, candidatesPerPage: SIZE } },
            { signal },
          );
      return { ids: candidates.map(({ _id }) => _id), total: totalCandidates };
    },
    enabled: from !== null && page >= 1,
    retry: false,
  });
}

/** `4 of 25` in the result that the candidate was opened from, with the candidates before and after it. */
export function ResultCursor({ id }: { id: string }) {
  const from = useOpenedFrom();
  const [params] = useSearchParams();
  const place = placeOf(params);
  const pageOf = (at: number) => Math.floor(at / SIZE) + 1;
  const at = place ?? 0;
  const own = useQuery({ ...resultPage(place === null ? null : from, pageOf(at)) });
  const before = useQuery({ ...resultPage(place === null || at === 0 ? null : from, pageOf(at - 1)) });
  const after = useQuery({ ...resultPage(place === null ? null : from, pageOf(at + 1)) });
  const steps = useRef<HTMLElement>(null);
  const step = (name: string) => () => press(steps.current?.querySelector(`a[aria-label="${name}"]`));
  useCommands([
    { name: PREVIOUS, keys: ['k'], run: step(PREVIOUS) },
    { name: NEXT, keys: ['j'], run: step(NEXT) },
  ]);
  if (place === null || !from) return null;
  const total = own.data?.total;
  // the result has changed meanwhile, and the candidate has moved or is gone
  const isMoved = own.data !== undefined && own.data.ids[at % SIZE] !== id;
  const link = (data: typeof own.data, to: number) => {
    const target = isMoved ? undefined : data?.ids[to % SIZE];
    return target && `/candidate/${target}${withPlace(fromQuery(from), to)}${tabOf(params)}`;
  };
  const back = from.filter ? `/pro-search?${from.back ?? ''}` : `/list-candidates?${from.back ?? ''}`;
  return (
    <nav ref={steps} className={styles.cursor} aria-label="Result">
      <Step to={at > 0 ? link(before.data, at - 1) : undefined} label={PREVIOUS}>
        <IconChevronLeft size={18} aria-hidden="true" />
      </Step>
      <span role="status">
        {isMoved ? 'The result has changed' : total !== undefined && `${at + 1} of ${total.toLocaleString('en-IN')}`}
      </span>
      <Step to={link(after.data, at + 1)} label={NEXT}>
        <IconChevronRight size={18} aria-hidden="true" />
      </Step>
      <Link to={back}>Back to the result</Link>
    </nav>
  );
}

/** The open tab stays for the next candidate. */
const tabOf = (params: URLSearchParams) => (params.get('tab') ? `&tab=${params.get('tab')}` : '');

function Step({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  if (!to) {
    return (
      <span className={styles.step} data-off>
        {children}
      </span>
    );
  }
  return (
    <Link className={styles.step} to={to} replace aria-label={label} title={label}>
      {children}
    </Link>
  );
}
