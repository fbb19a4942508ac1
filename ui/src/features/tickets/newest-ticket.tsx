import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { TICKETS_PER_PAGE } from '#api/tickets/contract.ts';
import styles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { useFailureAlert, useFirstFailure } from '#ui/lib/use-failure-alert.ts';
import { NoTickets } from './ticket-list.tsx';
import { TICKETS_FAILED, ticketsPage } from './ticket-queries.ts';
import { WaitingTickets } from './ticket-table.tsx';
import { TicketView } from './ticket-view.tsx';

/** The tickets view, opened at the ticket in `?id=`, or else at the newest. */
export function NewestTicket() {
  const [address] = useSearchParams();
  const id = address.get('id');
  const list = useQuery({ ...ticketsPage(1), enabled: id === null });
  useFailureAlert(useFirstFailure(list), TICKETS_FAILED);
  const newest = id ?? list.data?.ticket[0]?.ticketId;
  if (newest) return <TicketView id={newest} />;
  return (
    <div className={styles.page}>
      <h1>Tickets</h1>
      <LoadFailure load={list} fallback={TICKETS_FAILED} />
      {list.isPending && <WaitingTickets rows={TICKETS_PER_PAGE} />}
      {list.data?.total === 0 && <NoTickets />}
    </div>
  );
}
