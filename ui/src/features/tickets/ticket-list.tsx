import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus, IconTicketOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { TICKETS_PER_PAGE, ticketStatuses } from '#api/tickets/contract.ts';
import { can } from '#domain/permissions.ts';
import { NoRows } from '#ui/components/data-table/no-rows.tsx';
import { ListHead } from '#ui/components/list-head.tsx';
import styles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { Pager } from '#ui/components/pager.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { useFailureAlert, useFirstFailure } from '#ui/lib/use-failure-alert.ts';
import { useListAddress } from '#ui/lib/use-list-address.ts';
import { TICKETS_FAILED, ticketsPage } from './ticket-queries.ts';
import { TicketTable, WaitingTickets } from './ticket-table.tsx';

const choices = [
  { value: 'all', label: 'All' },
  { value: 'raised', label: 'Pending' },
  { value: 'resolved', label: 'Resolved' },
];

/** The account's tickets, or for admins all tickets; the address contains page and status. */
export function TicketList() {
  const { page, get, goToPage, change } = useListAddress();
  const account = useAccount();
  const status = ticketStatuses.find((each) => each === get('status'));
  const list = useQuery(ticketsPage(page, status));
  useFailureAlert(useFirstFailure(list), TICKETS_FAILED);
  const pages = Math.ceil((list.data?.total ?? 0) / TICKETS_PER_PAGE);
  const id = get('id');
  if (id) return <Navigate to={`/tickets/${encodeURIComponent(id)}`} replace />;
  return (
    <div className={styles.page}>
      <ListHead title="Tickets" total={list.data?.total} of={['ticket', 'tickets']}>
        <SegmentedControl
          className={styles.end}
          size="sm"
          classNames={{ root: styles.choice, label: styles.choiceLabel, indicator: styles.chosen }}
          aria-label="Status"
          data={choices}
          value={status ?? 'all'}
          onChange={(value) => change({ status: value === 'all' ? null : value })}
        />
        {can(account, 'tickets.raise') && (
          <Button component={Link} to="/raise-ticket" size="xs" leftSection={<IconPlus size={16} aria-hidden="true" />}>
            Create Ticket
          </Button>
        )}
      </ListHead>
      <LoadFailure load={list} fallback={TICKETS_FAILED} />
      {list.isPending && <WaitingTickets rows={TICKETS_PER_PAGE} />}
      {list.data?.total === 0 && <NoTickets />}
      {list.data && list.data.ticket.length > 0 && (
        <TicketTable tickets={list.data.ticket} first={(page - 1) * TICKETS_PER_PAGE + 1} />
      )}
      {(pages > 1 || page > 1) && <Pager page={page} pages={pages} onPage={goToPage} />}
    </div>
  );
}

export function NoTickets() {
  return <NoRows message="No tikcets found" icon={<IconTicketOff size={28} aria-hidden="true" />} />;
}
