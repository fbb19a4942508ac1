import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { resolveTicket, type Ticket, type TicketOwner } from '#api/tickets/contract.ts';
import { can } from '#domain/permissions.ts';
import { roleLabel } from '#domain/roles.ts';
import { InitialsPicture } from '#ui/components/candidate-card/initials-picture.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { fullName } from '#ui/lib/full-name.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { StatusChip } from './status-chip.tsx';
import { TICKETS_KEY } from './ticket-queries.ts';
import styles from './ticket-view.module.css';

/** A ticket; an admin can resolve it here while it is pending. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  const account = useAccount();
  const mayResolve = can(account, 'tickets.resolve') && ticket.status === 'raised';
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
    // also after a refusal: another admin may have resolved it
    onSettled: () => client.invalidateQueries({ queryKey: TICKETS_KEY }),
  });
  const ask = async () => {
    const question = `Resolve ticket ${ticket.ticketId}? The person who raised it will be notified.`;
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

/** Who raised the ticket; null if the account is deleted. */
export function OwnerCard({ user }: { user: TicketOwner | null }) {
  const name = user ? fullName(user) : '';
  return (
    <section className={styles.card} aria-label="Raised by">
      <div className={styles.cardHead}>
        {user && <InitialsPicture name={name} />}
        <h2>{user ? name : 'Account deleted'}</h2>
      </div>
      {user ? (
        <dl className={styles.fields}>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(user.email)}`}>{user.email}</a>
          </dd>
          <dt>Contact</dt>
          <dd>{user.contact ? <a href={`tel:+91${user.contact}`}>{user.contact}</a> : '-'}</dd>
          <dt>Role</dt>
          <dd>{roleLabel(user.role)}</dd>
        </dl>
      ) : (
        <p className={styles.gone}>The person who raised this ticket no longer has an account.</p>
      )}
    </section>
  );
}
