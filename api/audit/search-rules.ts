import type { AuditRules } from './audit-rule.ts';

const CARDS = {
  notAudited: 'An entry per card would bury the others; opening, exporting and listing a candidate are noted.',
};
const COUNTS = { notAudited: 'Shows terms and counts alone.' };
const OWN_SEARCHES = { notAudited: 'Reads or changes the caller’s own searches.' };
const OWN_LIST = { notAudited: 'Changes the caller’s own list; putting a candidate on it is noted.' };

export const searchRules = {
  'advance-filter': CARDS,
  'list-candidates': CARDS,
  'advance-filter-facets': COUNTS,
  'advance-filter-clause-counts': COUNTS,
  'suggest-terms': COUNTS,
  'fetch-cities': COUNTS,
  'job-filters': { notAudited: 'Reads the caller’s own jobs.' },

  'saved-searches': { notAudited: 'Reads the caller’s own searches and those shared with it.' },
  'saved-search-create': OWN_SEARCHES,
  'saved-search-change': OWN_SEARCHES,
  'saved-search-delete': OWN_SEARCHES,
  'search-history': OWN_SEARCHES,
  'search-history-clear': OWN_SEARCHES,

  shortlists: { notAudited: 'Reads the names of the caller’s own lists and of those shared with it.' },
  'shortlist-candidates': CARDS,
  'shortlist-add': { changes: ({ input }) => ({ action: 'list', kind: 'candidate', records: input.body.ids }) },
  'shortlist-remove': { changes: ({ input }) => ({ action: 'unlist', kind: 'candidate', records: input.body.ids }) },
  'shortlist-create': OWN_LIST,
  'shortlist-change': OWN_LIST,
  'shortlist-delete': OWN_LIST,
  'shortlist-share': { notAudited: 'Shares the caller’s own list with accounts that may open its candidates anyway.' },
} satisfies Partial<AuditRules>;
