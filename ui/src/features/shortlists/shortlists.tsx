import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { CardList } from '#ui/components/candidate-card/card-list.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { shortlistsQuery } from '#ui/lib/shortlist-queries.ts';
import { pageOf } from '#ui/lib/use-list-address.ts';
import { NewList } from './list-name.tsx';
import { ShortlistView } from './shortlist-view.tsx';
import styles from './shortlists.module.css';

/** The account's lists on the left, the cards of the selected one on the right; the address contains list and page. */
export function Shortlists() {
  const [params, setParams] = useSearchParams();
  const lists = useQuery(shortlistsQuery);
  const id = params.get('list') ?? lists.data?.[0]?._id;
  const page = Math.min(100, pageOf(params));
  const names = useRef<HTMLElement>(null);
  const onDeleted = () => {
    // the focused button disappears with the list
    names.current?.focus();
    setParams({});
  };
  const go = (list: string, to: number) => setParams({ list, ...(to > 1 && { page: String(to) }) });
  return (
    <div className={styles.page}>
      <nav ref={names} tabIndex={-1} className={styles.side} aria-label="Lists">
        <h1>Lists</h1>
        <LoadFailure load={lists} />
        {lists.isPending && <WaitingNames />}
        <ul>
          {lists.data?.map((list) => (
            <li key={list._id}>
              <Link to={`?list=${list._id}`} aria-current={list._id === id ? 'page' : undefined}>
                {list.name} <span>{list.count.toLocaleString('en-IN')}</span>
              </Link>
            </li>
          ))}
        </ul>
        <NewList onCreated={(list) => go(list, 1)} />
      </nav>
      {id && /^[0-9a-f]{24}$/.test(id) ? (
        <ShortlistView key={id} id={id} page={page} onPage={(to) => go(id, to)} onDeleted={onDeleted} />
      ) : (
        <section aria-label="Candidates">
          {lists.isPending && <WaitingCards />}
          {lists.isSuccess && (
            <p className={styles.empty}>
              No lists yet. Tick candidates in <Link to="/pro-search">Pro Search</Link> and choose ‘Add to list’.
            </p>
          )}
        </section>
      )}
    </div>
  );
}

function WaitingNames() {
  return (
    <div className={styles.shapes} role="status" aria-label="Loading lists">
      {['60%', '42%', '52%'].map((width) => (
        <Skeleton key={width} height={14} width={width} />
      ))}
    </div>
  );
}

/** A placeholder until the first list is known. */
function WaitingCards() {
  return (
    <>
      <div className={styles.head} />
      <CardList candidates={undefined} waiting />
    </>
  );
}
