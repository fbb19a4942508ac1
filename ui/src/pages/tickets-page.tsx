import { TicketList } from '#ui/features/tickets/ticket-list.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function TicketsPage() {
  useTitle('Tickets');
  return <TicketList />;
}
