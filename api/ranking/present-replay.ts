import { Types } from 'mongoose';
import { candidateName } from '#api/candidates/find-candidate.ts';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { readStoredFilter } from '#domain/filters/stored-filter.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ReplayedSearch } from '#mongo/models/ranking-replay.ts';
import type { ReplayedSearchView } from './contract.ts';

/**
 * The searches that changed most, with their filters and candidates as they are now: neither is stored with the replay,
 * so what was deleted or erased since is not shown.
 */
export async function presentReplayedSearches(
  mongo: Mongo,
  searches: readonly ReplayedSearch[],
): Promise<ReplayedSearchView[]> {
  const [filters, candidates] = await Promise.all([readFilters(mongo, searches), readCandidates(mongo, searches)]);
  return searches.map(({ from, key, overlap, moves }) => ({
    filter: filters.get(`${from} ${key}`) ?? null,
    overlap,
    moves: moves.map(({ candidate, ...move }) => ({ candidate: candidates.get(candidate) ?? null, ...move })),
  }));
}

interface Stored {
  filter: Record<string, unknown>;
  filterVersion: number;
}

async function readFilters(
  { searchHistory, savedSearches }: Mongo,
  searches: readonly ReplayedSearch[],
): Promise<Map<string, CandidateFilter>> {
  const keysFrom = (one: ReplayedSearch['from']) => searches.flatMap(({ from, key }) => (from === one ? [key] : []));
  const fields = { filter: 1, filterVersion: 1 };
  const [history, saved] = await Promise.all([
    searchHistory.find({ _id: { $in: keysFrom('history') } }, fields).lean<(Stored & { _id: string })[]>(),
    savedSearches
      .find({ _id: { $in: keysFrom('saved').map((key) => new Types.ObjectId(key)) } }, fields)
      .lean<(Stored & { _id: Types.ObjectId })[]>(),
  ]);
  const filterOf = ({ filter, filterVersion: version }: Stored) => readStoredFilter({ version, filter });
  return new Map([
    ...history.map((one) => [`history ${one._id}`, filterOf(one)] as const),
    ...saved.map((one) => [`saved ${one._id}`, filterOf(one)] as const),
  ]);
}

type Shown = ReplayedSearchView['moves'][number]['candidate'];

async function readCandidates(mongo: Mongo, searches: readonly ReplayedSearch[]): Promise<Map<string, Shown>> {
  const ids = new Set(searches.flatMap(({ moves }) => moves.map(({ candidate }) => candidate)));
  const fields = {
    applicantName: 1,
    firstName: 1,
    middleName: 1,
    lastName: 1,
    deleted: 1,
    'workExperience.jobTitle': 1,
  };
  const records = await mongo.candidates
    .find({ _id: { $in: [...ids].map((id) => new Types.ObjectId(id)) } }, fields)
    .lean<CandidateRecord[]>();
  return new Map(
    records.flatMap((record) => {
      const { _id, deleted, workExperience } = record;
      const title = workExperience?.[0]?.jobTitle ?? null;
      return deleted ? [] : [[String(_id), { _id: String(_id), name: candidateName(record), title }] as const];
    }),
  );
}
