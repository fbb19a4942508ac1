import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { TICKET_LIMITS } from './ticket.ts';

const text = (name: string, { min, max }: { min: number; max: number }) =>
  z
    .string(`${name} is required!`)
    .trim()
    .min(min, `${name} must have at least ${min} characters!`)
    .max(max, `${name} may have at most ${max.toLocaleString('en-IN')} characters!`);

export const ticketRaise = defineContract({
  name: 'ticket-raise',
  method: 'POST',
  path: '/ticket-raise',
  roles: ['employer', 'job-seeker'],
  summary: 'Raises a support ticket; the admins are notified.',
  body: z.strictObject({
    subject: text('Subject', TICKET_LIMITS.subject),
    message: text('Message', TICKET_LIMITS.message),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 429: 'The account has raised many tickets lately; Retry-After says when to try again.' },
});
