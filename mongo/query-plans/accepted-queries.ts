import { isDeepStrictEqual } from 'node:util';
import type { QueryShape } from './query-shape.ts';

/** Collections that don't grow with the number of candidates and job seekers, and what bounds them. */
export const smallCollections: Readonly<Record<string, string>> = {
  deadLetters: 'one for each change that could not be indexed, until it is replayed',
  importMappings: 'one for each header of a spreadsheet',
  inboxResumes: 'at most 2,000 (INBOX_MOST_RESUMES)',
  otps: 'the codes of an hour',
  rankingVersions: 'one for each ranking that an admin has published',
  savedSearches: 'at most 100 for each recruiter',
  searchWatches: 'at most one for each saved search',
  shortlists: 'lists that recruiters make by hand',
};

type Query = Pick<QueryShape, 'collection' | 'filter' | 'sort'>;

interface Accepted {
  because: string;
  from: readonly string[];
  /** These files may read a whole collection, without a condition and unsorted. */
  wholeCollections?: true;
  queries?: readonly Query[];
}

/** Queries without an index on collections that grow, by the files that may send them, and why that is right. */
export const accepted: readonly Accepted[] = [
  {
    because: 'An erasure looks for one person in all texts, and admins start it one by one.',
    from: ['api/erasure/blank-mentions.ts', 'api/erasure/blank-searches.ts'],
    wholeCollections: true,
  },
  {
    because: 'An erasure: once for each person.',
    from: ['api/erasure/remove-own.ts', 'api/erasure/blank-tasks.ts', 'indexer/tasks/erase-waiting/erase-waiting.ts'],
    queries: [
      { collection: 'files', filter: { contentType: { $in: ['string'] } } },
      { collection: 'files', filter: { createdBy: 'objectId' } },
      {
        collection: 'files',
        filter: { complete: 'boolean', contentType: { $in: ['string'] }, size: { $lte: 'number' } },
      },
      { collection: 'notifications', filter: { link: { $in: ['string'] } } },
    ],
  },
  {
    because: 'The sweep reads the owners of all records once an hour, in batches and a few fields of each.',
    from: ['indexer/orphans/sweep-orphans.ts'],
    wholeCollections: true,
  },
  {
    because: 'An audit or a reindex compares all revisions.',
    from: ['indexer/indices/compare-revisions.ts'],
    wholeCollections: true,
  },
  {
    because: 'A task that computes something from all candidates.',
    from: ['indexer/tasks/find-duplicates.ts', 'indexer/tasks/near-titles/near-titles.ts'],
    wholeCollections: true,
    // the groups of the run before
    queries: [{ collection: 'duplicateGroups', filter: { task: { $ne: 'objectId' } } }],
  },
  {
    because: 'Once after an indexer was away for longer than Kafka keeps messages.',
    from: ['indexer/changes/read-resumes.ts'],
    queries: [{ collection: 'resumes', filter: { deleted: 'null', textState: 'string' } }],
  },
  {
    because: 'At most a page of questions, which an admin has chosen.',
    from: ['indexer/tasks/settle-identity/settle-identity.ts'],
    queries: [
      {
        collection: 'identityQuestions',
        filter: { _id: { $in: ['string'] } },
        sort: [
          ['askedAt', 1],
          ['_id', 1],
        ],
      },
    ],
  },
];

/** Why a query that this file sends needs no index, or null if it needs one. */
export function acceptedBecause(query: Query, from: string): string | null {
  const isWhole = Object.keys(query.filter).length === 0 && !query.sort;
  const accepting = accepted.find(
    (one) =>
      one.from.includes(from) &&
      ((one.wholeCollections && isWhole) || one.queries?.some((accepted) => isSameQuery(accepted, query))),
  );
  return accepting?.because ?? smallCollections[query.collection] ?? null;
}

export const isSameQuery = (one: Query, other: Query): boolean =>
  one.collection === other.collection &&
  isDeepStrictEqual(one.filter, other.filter) &&
  isDeepStrictEqual(one.sort, other.sort);
