import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';

type OwnerCollection = 'candidates' | 'users' | 'savedSearches';

/** Records of one collection that belong to a record of another and are meaningless without it. */
export interface Dependent {
  /** Label for the admin's page. */
  kind: string;
  collection: Exclude<keyof Mongo, 'connection' | 'namespace' | 'ensureIndexes' | 'ping' | 'close'>;
  /** The field with the owner's `_id`; a list of several owners if `isList`. */
  field: string;
  owner: OwnerCollection;
  isList?: true;
  /** When the record was created, if its `_id` is not an ObjectId. Default: the time in the owner's `_id`. */
  madeAt?: string;
  /** `keep`: a product rule lets the record outlive its owner; it is only counted. `draft`: the same, but not live. */
  withoutOwner: 'remove' | 'keep' | 'draft';
  /** Minimum age of an orphan in minutes, if ORPHAN_MINUTES is too short. */
  minutes?: number;
}

/** Creating a record and checking its owner takes seconds; ten minutes leave room for a stalled process. */
export const ORPHAN_MINUTES = 10;
const DAY_MINUTES = 24 * 60;

const ofCandidates = { owner: 'candidates', withoutOwner: 'remove' } as const;
const ofUsers = { owner: 'users', withoutOwner: 'remove' } as const;

/** Every dependent by name: creators name theirs, and the sweep processes all. */
export const dependents = {
  // a resume of a bulk run has the time of the run in its `_id`
  resumes: { kind: 'resumes', collection: 'resumes', field: 'candidate', madeAt: 'uploadedAt', ...ofCandidates },
  comments: { kind: 'comments', collection: 'comments', field: 'candidateId', ...ofCandidates },
  views: { kind: 'views', collection: 'viewHistory', field: 'candidateId', ...ofCandidates },
  applications: {
    kind: 'applications',
    collection: 'applications',
    field: 'candidate',
    madeAt: 'appliedAt',
    ...ofCandidates,
  },
  contactKeys: {
    kind: 'contact keys',
    collection: 'candidateContacts',
    field: 'candidate',
    // an import claims keys before it stores the candidates, and resumes after a crash
    minutes: DAY_MINUTES,
    ...ofCandidates,
  },
  counters: { kind: 'view counts', collection: 'candidateCounters', field: '_id', ...ofCandidates },
  listPlaces: {
    kind: 'places on lists',
    collection: 'shortlists',
    field: 'candidates',
    isList: true,
    ...ofCandidates,
  },
  alertPlaces: {
    kind: 'places in alerts',
    collection: 'searchWatches',
    field: 'known',
    isList: true,
    ...ofCandidates,
  },
  alertNews: {
    kind: 'news of alerts',
    collection: 'searchWatches',
    field: 'news.candidates',
    isList: true,
    ...ofCandidates,
  },
  mergedCandidates: { kind: 'traces of merges', collection: 'mergedCandidates', field: 'into', ...ofCandidates },
  sessions: { kind: 'sessions', collection: 'sessions', field: 'user', madeAt: 'createdAt', ...ofUsers },
  notifications: { kind: 'notifications', collection: 'notifications', field: 'user', ...ofUsers },
  notificationFeeds: { kind: 'notification feeds', collection: 'notificationFeeds', field: '_id', ...ofUsers },
  savedSearches: { kind: 'saved searches', collection: 'savedSearches', field: 'owner', ...ofUsers },
  searchReaders: {
    kind: 'readers of searches',
    collection: 'savedSearches',
    field: 'sharedWith',
    isList: true,
    ...ofUsers,
  },
  searchHistory: {
    kind: 'searches in histories',
    collection: 'searchHistory',
    field: 'user',
    madeAt: 'at',
    ...ofUsers,
  },
  shortlists: { kind: 'lists', collection: 'shortlists', field: 'owner', ...ofUsers },
  listReaders: { kind: 'readers of lists', collection: 'shortlists', field: 'sharedWith', isList: true, ...ofUsers },
  tickets: { kind: 'tickets', collection: 'tickets', field: 'user', ...ofUsers },
  applicationsOfAccount: {
    kind: 'applications of accounts',
    collection: 'applications',
    field: 'user',
    madeAt: 'appliedAt',
    ...ofUsers,
  },
  viewsByAccount: { kind: 'views by accounts', collection: 'viewHistory', field: 'employer', ...ofUsers },
  usage: { kind: 'counts of use', collection: 'dailyUsage', field: 'user', madeAt: 'dayBegins', ...ofUsers },
  companies: { kind: 'company pages', collection: 'employers', field: 'user', owner: 'users', withoutOwner: 'keep' },
  jobs: { kind: 'jobs', collection: 'jobs', field: 'createdBy', owner: 'users', withoutOwner: 'draft' },
  exports: { kind: 'exports', collection: 'exports', field: 'user', owner: 'users', withoutOwner: 'keep' },
  searchWatches: {
    kind: 'alerts',
    collection: 'searchWatches',
    field: '_id',
    owner: 'savedSearches',
    withoutOwner: 'remove',
  },
} as const satisfies Record<string, Dependent>;

/** A longer chain of merges is a loop. */
const MERGES_FOLLOWED = 20;

/** The ids whose record exists, as hex digits. */
export async function existingOwners(
  mongo: Mongo,
  owner: OwnerCollection,
  ids: readonly Types.ObjectId[],
): Promise<Set<string>> {
  const found = await readOwners(mongo, owner, ids);
  return new Set(found.filter(({ deleted }) => !deleted).map(({ _id }) => String(_id)));
}

/** The ids whose record exists and is not claimed by a command that may remove it, as hex digits. */
export async function unclaimedOwners(
  mongo: Mongo,
  owner: OwnerCollection,
  ids: readonly Types.ObjectId[],
): Promise<Set<string>> {
  const found = await readOwners(mongo, owner, ids);
  return new Set(found.filter(({ deleted, command }) => !deleted && !command).map(({ _id }) => String(_id)));
}

const readOwners = (mongo: Mongo, owner: OwnerCollection, ids: readonly Types.ObjectId[]) =>
  mongo.connection
    .collection(owner)
    .find({ _id: { $in: [...ids] } }, { projection: { deleted: 1, command: 1 } })
    .toArray();

/** The candidate that this removed one was merged into; null if there is none, or that one is gone too. */
export async function mergedInto(mongo: Mongo, candidate: Types.ObjectId): Promise<Types.ObjectId | null> {
  let _id = candidate;
  for (let followed = 0; followed < MERGES_FOLLOWED; followed += 1) {
    const merged = await mongo.mergedCandidates.findOne({ _id }).lean();
    if (!merged) return null;
    _id = merged.into;
    if ((await existingOwners(mongo, 'candidates', [_id])).size > 0) return _id;
  }
  return null;
}
