import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CallError } from '#api/http/contract/client.ts';
import { ticketKey } from '#api/tickets/contract.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { useFailureAlert, useFirstFailure } from '#ui/lib/use-failure-alert.ts';
import { OwnerCard, TicketCard } from './ticket-card.tsx';
import { oneTicket, TICKET_FAILED } from './ticket-queries.ts';
import { TicketSideList } from './ticket-side-list.tsx';
import styles from './ticket-view.module.css';

/** A ticket by `_id` or number: its text, its author, and a list of the others. */
export function TicketView({ id }: { id: string }) {
  const named = ticketKey.safeParse(id).success;
  const found = useQuery({ ...oneTicket(id), enabled: named });
  const { data, isPending, error } = found;
  useFailureAlert(useFirstFailure(found), TICKET_FAILED);
  const missing = !named || (error instanceof CallError && error.status === 404);
  return (
    <div className={styles.page}>
      <nav aria-label="Breadcrumb" className={styles.path}>
        <Link to="/tickets">Tickets</Link>
        {data && <span aria-current="page">{data.ticket.ticketId}</span>}
      </nav>
      <h1>Ticket Details</h1>
      <div className={styles.columns}>
        <div className={styles.cards}>
          {named && isPending && <WaitingCards />}
          {missing && <InlineError message="Ticket not found." />}
          {!missing && <LoadFailure load={found} fallback={TICKET_FAILED} />}
          {data && (
            <>
              <TicketCard ticket={data.ticket} />
              <OwnerCard user={data.user} />
            </>
          )}
        </div>
        <TicketSideList current={data?.ticket._id} />
      </div>
    </div>
  );
}

function WaitingCards() {
  return (
    <div role="status" aria-label="Loading ticket" className={styles.cards}>
      <Skeleton height={260} radius={8} />
      <Skeleton height={132} radius={8} />
    </div>
  );
}
