import { raiseTicket } from '#api/commands/raise-ticket.ts';
import { ticketRaise } from '#api/contract/ticket-raise.ts';
import { handler } from './handler.ts';

export const ticketRaiseRoute = handler(ticketRaise, async ({ input: { body }, session, deps }) => {
  await deps.limits.ticketsByAccount.take(session.user._id);
  const ticketId = await raiseTicket(deps, { user: session.user, ...body });
  return { success: true, message: `Ticket ${ticketId} raised successfully!` };
});
