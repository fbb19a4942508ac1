import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { resolveTicket, type Ticket } from '#api/tickets/contract.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { useAccount } from '#ui/lib/use-account.ts';
import { StatusChip } from './status-chip.tsx';
import { TICKETS_KEY } from './ticket-queries.ts';
import styles from './ticket-view.module.css';

/** The ticket itself; an admin resolves it here while it is pending. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  const { role } = useAccount();
  const mayResolve = role === 'admin' && ticket.status === 'raised';
  return (
    <section className={styles.card} aria-label="Ticket">
      <div className={styles.cardHead}>
        <h2>{ticket.ticketId}</h2>
        <StatusChip status={ticket.status} />
        {mayResolve && <ResolveButton ticket={ticket} />}
      </div>
      <dl className={styles.fields}>
        <dt>Subject</dt>
        <dd className={styles.subject}>{ticket.subject}</dd>
        <dt>Message</dt>
        <dd className={styles.message}>{ticket.message}</dd>
        <dt>Created at</dt>
        <dd>
          <time dateTime={ticket.createdAt}>{formatMoment(ticket.createdAt)}</time>
        </dd>
      </dl>
    </section>
  );
}

function ResolveButton({ ticket }: { ticket: Ticket }) {
  const client = useQueryClient();
  const popup = usePopup();
  const toast = useToast();
  const resolve = useMutation({
    mutationFn: () => call(resolveTicket, { body: { ticketId: ticket.ticketId } }),
    onSuccess: ({ message }) => toast(message),
    onError: (error) => void popup.alert(failureMessage(error, 'Unable to resolve ticket. Please try again later.')),
    // after a refusal too: somebody else may have resolved it
    onSettled: () => client.invalidateQueries({ queryKey: TICKETS_KEY }),
  });
  const ask = async () => {
    const question = `Resolve ticket ${ticket.ticketId}? Whoever raised it will be notified.`;
    if (await popup.confirm(question, 'Resolve')) resolve.mutate();
  };
  return (
    <Button
      size="xs"
      className={styles.resolve}
      leftSection={<IconCheck size={16} aria-hidden="true" />}
      loading={resolve.isPending}
      onClick={() => void ask()}
    >
      Resolve
    </Button>
  );
}
