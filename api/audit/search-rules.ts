const CARDS = {
  notAudited: 'An entry per card would bury the others; opening, exporting and listing a candidate are noted.',
};
const COUNTS = { notAudited: 'Shows terms and counts alone.' };
const OWN_SEARCHES = { notAudited: 'Reads or changes the caller’s own searches.' };
const OWN_LIST = { notAudited: 'Changes the caller’s own list; putting a candidate on it is noted.' };

const listed =
  <Action extends 'list' | 'unlist'>(action: Action) =>
  ({ input }: { input: { body: { ids: string[] } } }) => ({
    ...{ action, kind: 'candidate' as const },
    records: input.body.ids,
  });

/** How the audit log records the calls about searches and lists of candidates. */
export const searchRules = {
  'advance-filter': CARDS,
  'list-candidates': CARDS,
  'advance-filter-facets': COUNTS,
  'advance-filter-clause-counts': COUNTS,
  'advance-filter-near-titles': COUNTS,
  'read-description': { notAudited: 'Reads only the text that the caller sends.' },
  'suggest-terms': COUNTS,
  'fetch-cities': COUNTS,
  'job-filters': { notAudited: 'Reads the caller’s own jobs.' },

  'saved-searches': { notAudited: 'Reads the caller’s own searches and those shared with it.' },
  'saved-search-news': { notAudited: 'Shows counts alone.' },
  'saved-search-create': OWN_SEARCHES,
  'saved-search-change': OWN_SEARCHES,
  'saved-search-delete': OWN_SEARCHES,
  'search-history': OWN_SEARCHES,
  'search-history-clear': OWN_SEARCHES,

  shortlists: { notAudited: 'Reads the names of the caller’s own lists and of those shared with it.' },
  'shortlist-candidates': CARDS,
  'shortlist-add': { changes: listed('list') },
  'shortlist-remove': { changes: listed('unlist') },
  'shortlist-create': OWN_LIST,
  'shortlist-change': OWN_LIST,
  'shortlist-delete': OWN_LIST,
  'shortlist-share': { notAudited: 'Shares the caller’s own list with accounts that may open its candidates anyway.' },
};
