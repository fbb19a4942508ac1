import { type Action, action } from '../action.ts';

const saved = (on: string | undefined, as: 'E' | 'E2'): Action =>
  action({
    contract: 'saved-search-create',
    ...(on && { on }),
    // a search from before slots existed receives one
    touches: [`account:${as}`, `searches of ${as}`, ...(as === 'E' ? ['search:search'] : [])],
    writes: ['savedSearches'],
    supersededBy: [`admin-user-delete ${as}`],
    ...(on && { needs: ['hundred searches'] as const }),
    ...(on && { once: 'the hundredth search' }),
    send: ({ word, send }) => send(as, 'POST', '/saved-searches', { body: { name: `Search ${word}`, filter: {} } }),
    effect: ({ stored, word }) => stored.all('savedSearches').some(({ name }) => name === `Search ${word}`),
  });

export const listActions: readonly Action[] = [
  saved(undefined, 'E'),
  saved('at 99', 'E2'),
  action({
    contract: 'saved-search-change',
    touches: ['search:search'],
    writes: ['savedSearches'],
    replaces: ['search name'],
    supersededBy: ['saved-search-delete'],
    send: ({ world, word, send }) =>
      send('E', 'PUT', `/saved-searches/${world.ids.search}`, { body: { name: `Search ${word}` } }),
    effect: ({ stored, world, word }) => stored.byId('savedSearches', world.ids.search)?.name === `Search ${word}`,
  }),
  action({
    contract: 'saved-search-change',
    on: 'share',
    touches: ['search:search', 'account:E2'],
    writes: ['savedSearches'],
    supersededBy: ['saved-search-delete'],
    send: ({ world, send }) =>
      send('E', 'PUT', `/saved-searches/${world.ids.search}`, { body: { sharedWith: [world.accounts.E2.email] } }),
    effect: ({ stored, world }) =>
      (stored.byId('savedSearches', world.ids.search)?.sharedWith ?? []).some(
        (id: unknown) => String(id) === String(world.accounts.E2._id),
      ),
  }),
  action({
    contract: 'saved-search-change',
    on: 'filter',
    touches: ['search:search'],
    writes: ['savedSearches'],
    replaces: ['search filter'],
    supersededBy: ['saved-search-delete'],
    send: ({ world, word, send }) =>
      send('E', 'PUT', `/saved-searches/${world.ids.search}`, { body: { filter: { skills: [word] } } }),
    effect: ({ stored, world, word }) => stored.byId('savedSearches', world.ids.search)?.filter.skills?.[0] === word,
  }),
  action({
    contract: 'saved-search-delete',
    touches: ['search:search'],
    writes: ['savedSearches', 'searchWatches'],
    ends: ['search:search'],
    sameAs: ['saved-search-delete', 'admin-user-delete E'],
    send: ({ world, send }) => send('E', 'DELETE', `/saved-searches/${world.ids.search}`),
    effect: ({ stored, world }) => stored.byId('savedSearches', world.ids.search) === undefined,
  }),
  action({
    contract: 'search-history-clear',
    touches: ['account:E'],
    writes: [],
    send: ({ send }) => send('E', 'DELETE', '/search-history'),
    // a world begins without history, so an ended session's refusal has the effect too
    sameAs: ['admin-user-delete E', 'update-employer-password', 'confirm-second-factor'],
    effect: ({ stored, world }) =>
      !stored.all('searchHistory').some(({ user }) => String(user) === String(world.accounts.E._id)),
  }),
  action({
    contract: 'shortlist-create',
    // a list from before slots existed receives one
    touches: ['account:E', 'shortlist:list'],
    writes: ['shortlists'],
    supersededBy: ['admin-user-delete E'],
    send: ({ word, send }) => send('E', 'POST', '/shortlists', { body: { name: `List ${word}` } }),
    effect: ({ stored, word }) => stored.all('shortlists').some(({ name }) => name === `List ${word}`),
  }),
  action({
    contract: 'shortlist-change',
    touches: ['shortlist:list'],
    writes: ['shortlists'],
    replaces: ['list name'],
    send: ({ world, word, send }) =>
      send('E', 'PUT', `/shortlists/${world.ids.list}`, { body: { name: `List ${word}` } }),
    effect: ({ stored, world, word }) => stored.byId('shortlists', world.ids.list)?.name === `List ${word}`,
  }),
  action({
    contract: 'shortlist-delete',
    touches: ['shortlist:list'],
    writes: ['shortlists'],
    ends: ['shortlist:list'],
    sameAs: ['shortlist-delete', 'admin-user-delete E'],
    send: ({ world, send }) => send('E', 'DELETE', `/shortlists/${world.ids.list}`),
    effect: ({ stored, world }) => stored.byId('shortlists', world.ids.list) === undefined,
  }),
  action({
    contract: 'shortlist-share',
    touches: ['shortlist:list', 'account:E2'],
    writes: ['shortlists', 'notifications'],
    send: ({ world, send }) =>
      send('E', 'PUT', `/shortlists/${world.ids.list}/share`, { body: { emails: [world.accounts.E2.email] } }),
    effect: ({ stored, world }) =>
      (stored.byId('shortlists', world.ids.list)?.sharedWith ?? []).some(
        (id: unknown) => String(id) === String(world.accounts.E2._id),
      ),
  }),
  action({
    contract: 'candidates-export',
    touches: ['candidate:B'],
    writes: ['exports'],
    send: ({ world, send }) => send('E', 'POST', '/candidates-export', { body: { ids: [String(world.people.B._id)] } }),
    effect: ({ stored, world }) =>
      stored.all('exports').some(({ user }) => String(user) === String(world.accounts.E._id)),
  }),
];
