import { Button, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { TICKET_LIMITS, ticketRaise } from '#api/tickets/contract.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { howMany } from '#ui/lib/how-many.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { requiredField } from '#ui/lib/required-field.ts';
import styles from './raise-ticket-form.module.css';
import { TICKETS_KEY } from './ticket-queries.ts';

/** The trimmed length so far, and how many characters are missing. */
function FieldCounter({ text, limits }: { text: string; limits: { min: number; max: number } }) {
  const { length } = text.trim();
  const missing = limits.min - length;
  return (
    <span className={styles.counter}>
      <span>{missing > 0 ? hint(missing, length, limits.min) : ''}</span>
      <span>
        {length.toLocaleString('en-IN')} / {limits.max.toLocaleString('en-IN')}
      </span>
    </span>
  );
}

function hint(missing: number, length: number, min: number): string {
  if (length === 0) return `At least ${min} characters`;
  return `${howMany(missing, 'more character')} needed`;
}

const empty = { subject: '', message: '' };

/** Subject and message; Submit is disabled until they satisfy the call's rules. */
export function RaiseTicketForm() {
  const client = useQueryClient();
  const popup = usePopup();
  const [ticket, setTicket] = useState(empty);
  const checked = ticketRaise.body.safeParse(ticket);
  const raise = useMutation({
    mutationFn: () => call(ticketRaise, { body: ticket }),
    onSuccess: ({ message }) => {
      setTicket(empty);
      void client.invalidateQueries({ queryKey: TICKETS_KEY });
      void popup.alert(message);
    },
    onError: (error) => void popup.alert(failureMessage(error, 'Unable to raise ticket. Please try again later.')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checked.success && !raise.isPending) raise.mutate();
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>Raise Ticket</h1>
        <Link to="/tickets">View Tickets</Link>
      </div>
      <p className={styles.lead}>
        Tell us what happened and what you expected. You will be notified once it is resolved.
      </p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          label="Subject"
          {...requiredField}
          autoComplete="off"
          placeholder="What is it about?"
          maxLength={TICKET_LIMITS.subject.max}
          value={ticket.subject}
          inputWrapperOrder={['label', 'input', 'description']}
          description={<FieldCounter text={ticket.subject} limits={TICKET_LIMITS.subject} />}
          onChange={(event) => setTicket({ ...ticket, subject: event.currentTarget.value })}
        />
        <Textarea
          label="Message"
          {...requiredField}
          autosize
          minRows={7}
          maxRows={18}
          placeholder="What did you do, and what did you see?"
          maxLength={TICKET_LIMITS.message.max}
          value={ticket.message}
          inputWrapperOrder={['label', 'input', 'description']}
          description={<FieldCounter text={ticket.message} limits={TICKET_LIMITS.message} />}
          onChange={(event) => setTicket({ ...ticket, message: event.currentTarget.value })}
        />
        <div className={styles.buttons}>
          <Button type="submit" disabled={!checked.success} loading={raise.isPending}>
            Submit
          </Button>
        </div>
      </form>
    </div>
  );
}
