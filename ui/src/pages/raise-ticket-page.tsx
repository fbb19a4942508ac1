import { RaiseTicketForm } from '#ui/features/tickets/raise-ticket-form.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function RaiseTicketPage() {
  useTitle('Raise Ticket');
  return <RaiseTicketForm />;
}
