import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Ticket } from '#api/contract/ticket.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { StatusChip } from './status-chip.tsx';
import styles from './ticket-table.module.css';

/** The list; `first` is the number of its first row. On a narrow screen each row becomes a card of its own. */
export function TicketTable({ tickets, first }: { tickets: Ticket[]; first: number }) {
  return (
    <Frame>
      {tickets.map((ticket, at) => (
        <tr key={ticket._id}>
          <td className={styles.number}>{(first + at).toLocaleString('en-IN')}</td>
          <td className={styles.subject}>
            <Link to={`/tickets/${ticket.ticketId}`}>{ticket.subject}</Link>
          </td>
          <td className={styles.message}>
            <div>{ticket.message}</div>
          </td>
          <td className={styles.time}>
            <time dateTime={ticket.createdAt}>{formatMoment(ticket.createdAt)}</time>
          </td>
          <td className={styles.status}>
            <StatusChip status={ticket.status} />
          </td>
        </tr>
      ))}
    </Frame>
  );
}

/** As high as the rows that are to come. */
export function WaitingTable() {
  return (
    <div role="status" aria-label="Loading tickets">
      <Frame>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <tr key={row}>
            <td colSpan={5}>
              <Skeleton height={20} />
            </td>
          </tr>
        ))}
      </Frame>
    </div>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Sl.no</th>
            <th scope="col">Subject</th>
            <th scope="col">Message</th>
            <th scope="col">Time</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
