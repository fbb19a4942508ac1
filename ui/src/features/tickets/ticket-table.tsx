import type { Ticket } from '#api/tickets/contract.ts';
import { type Column, DataTable, RowLink, WaitingTable } from '#ui/components/data-table/data-table.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { StatusChip } from './status-chip.tsx';

type Row = Ticket & { number: number };

const columns: Column<Row>[] = [
  { key: 'number', title: 'Sl.no', width: '72px', cell: ({ number }) => number.toLocaleString('en-IN') },
  {
    key: 'subject',
    title: 'Subject',
    width: '36%',
    cell: ({ ticketId, subject }) => (
      <RowLink to={`/tickets/${ticketId}`} wholeRow>
        {subject}
      </RowLink>
    ),
  },
  { key: 'message', title: 'Message', cell: ({ message }) => message },
  {
    key: 'time',
    title: 'Time',
    width: '190px',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  { key: 'status', title: 'Status', width: '108px', cell: ({ status }) => <StatusChip status={status} /> },
];

/** The list; `first` is the number of its first row. */
export function TicketTable({ tickets, first }: { tickets: Ticket[]; first: number }) {
  const rows = tickets.map((ticket, at) => ({ ...ticket, number: first + at }));
  return <DataTable label="Tickets" columns={columns} rows={rows} rowKey={({ _id }) => _id} />;
}

export function WaitingTickets({ rows }: { rows: number }) {
  return <WaitingTable label="Loading tickets" columns={columns} rows={rows} />;
}
