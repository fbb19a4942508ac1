import { type Action, action } from '../action.ts';

export const messageActions: readonly Action[] = [
  action({
    contract: 'ticket-raise',
    touches: ['account:S'],
    writes: ['tickets', 'notifications'],
    send: ({ word, send }) =>
      send('S', 'POST', '/ticket-raise', {
        body: { subject: `The page ${word}`, message: `The page stays white after I press ${word}.` },
      }),
    effect: ({ stored, word }) => stored.all('tickets').some(({ subject }) => subject === `The page ${word}`),
  }),
  action({
    contract: 'resolve-ticket',
    touches: ['account:S', 'ticket:ticket'],
    writes: ['tickets', 'notifications'],
    once: 'resolve',
    send: ({ world, send }) =>
      send('admin', 'PUT', '/resolve-ticket', { body: { ticketId: String(world.ids.ticket) } }),
    effect: ({ stored, world }) => stored.byId('tickets', world.ids.ticket)?.status === 'resolved',
  }),
  action({
    contract: 'ticket-read-status',
    touches: ['account:S', 'notification:seekerNotice'],
    writes: ['notifications'],
    send: ({ world, send }) =>
      send('S', 'PUT', '/ticket-read-status', { body: { id: String(world.ids.seekerNotice) } }),
    effect: ({ stored, world }) => stored.byId('notifications', world.ids.seekerNotice)?.isRead === true,
    sameAs: ['ticket-read-status', 'ticket-read-status-all'],
  }),
  action({
    contract: 'ticket-read-status-all',
    touches: ['account:S', 'notification:seekerNotice'],
    writes: ['notifications'],
    send: ({ send }) => send('S', 'PUT', '/ticket-read-status-all', { body: {} }),
    effect: ({ stored, world }) => stored.byId('notifications', world.ids.seekerNotice)?.isRead === true,
    sameAs: ['ticket-read-status', 'ticket-read-status-all'],
  }),
];
