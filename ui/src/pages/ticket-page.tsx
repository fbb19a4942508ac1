import { useParams } from 'react-router';
import { TicketView } from '#ui/features/tickets/ticket-view.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function TicketPage() {
  const { id = '' } = useParams();
  useTitle('Ticket Details');
  return <TicketView id={id} />;
}
