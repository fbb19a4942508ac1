import { NewestTicket } from '#ui/features/tickets/newest-ticket.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function ViewTicketsPage() {
  useTitle('Tickets');
  return <NewestTicket />;
}
