import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { fetchTicket, fetchTickets, type Ticket } from '#api/tickets/contract.ts';

/** Key prefix of every query about tickets; the notification stream invalidates them by it. */
export const TICKETS_KEY = ['tickets'] as const;

/** Message for a list that can't be loaded if the server gives no reason. */
export const TICKETS_FAILED = 'Unable to get tikcets. Please try again later.';
/** The same for a single ticket. */
export const TICKET_FAILED = 'Unable to get tickets. Please try again later.';

export const ticketsPage = (page: number, status?: Ticket['status']) =>
  queryOptions({
    queryKey: [...TICKETS_KEY, 'list', page, status],
    queryFn: ({ signal }) => call(fetchTickets, { query: { page, status } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** By `_id` or number. */
export const oneTicket = (id: string) =>
  queryOptions({
    queryKey: [...TICKETS_KEY, 'one', id],
    queryFn: ({ signal }) => call(fetchTicket, { params: { id } }, { signal }),
  });
