import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { TICKETS_PER_PAGE } from '#api/tickets/contract.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { Pager } from '#ui/components/pager.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { StatusChip } from './status-chip.tsx';
import { TICKETS_FAILED, ticketsPage } from './ticket-queries.ts';
import styles from './ticket-view.module.css';

/** The tickets next to the open one, which has the `_id` `current`. */
export function TicketSideList({ current }: { current: string | undefined }) {
  const [page, setPage] = useState(1);
  const list = useQuery(ticketsPage(page));
  const pages = Math.ceil((list.data?.total ?? 0) / TICKETS_PER_PAGE);
  return (
    <aside className={styles.side} aria-label="All tickets">
      <h2 className={styles.sideHead}>All tickets</h2>
      <LoadFailure load={list} fallback={TICKETS_FAILED} />
      {list.isPending && (
        <div role="status" aria-label="Loading tickets" className={styles.sideWaiting}>
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      )}
      <ul className={styles.sideList}>
        {list.data?.ticket.map((ticket) => (
          <li key={ticket._id}>
            <Link
              to={`/tickets/${ticket.ticketId}`}
              className={styles.sideItem}
              aria-current={ticket._id === current ? 'page' : undefined}
            >
              <span className={styles.sideSubject}>{ticket.subject}</span>
              <StatusChip status={ticket.status} />
              <small>
                {ticket.ticketId} · {formatMoment(ticket.createdAt)}
              </small>
            </Link>
          </li>
        ))}
      </ul>
      {pages > 1 && <Pager page={page} pages={pages} label="Pages of tickets" onPage={setPage} />}
    </aside>
  );
}
