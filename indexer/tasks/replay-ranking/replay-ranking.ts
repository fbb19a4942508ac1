import { errors } from '@elastic/elasticsearch';
import { todayInIndia } from '#domain/day-in-india.ts';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { changedKinds, type RankingKind, type RankingWeights } from '#domain/ranking/ranking-kinds.ts';
import { pause } from '#indexer/pause.ts';
import type { RunTask, TaskContext } from '#indexer/task-runner/task-context.ts';
import {
  COMPARED_PLACES,
  KNOWN_PLACES,
  type ReplayCheckpoint,
  type ReplayedSearch,
  type ReplayInput,
  type ReplayResult,
} from '#mongo/models/ranking-replay.ts';
import { FilterProblems } from '#search-templates/candidates/filter-problems.ts';
import { rankedIdsBody } from '#search-templates/candidates/query.ts';
import { type SearchBody, searchParameters } from '#search-templates/elasticsearch/search-request.ts';
import { rankBiasedOverlap } from './rank-biased-overlap.ts';
import { rankMoves } from './rank-moves.ts';
import { readStoredSearches, type StoredSearch } from './stored-searches.ts';

/** Searches whose moves are explained; each takes a search per changed kind. */
const MOST_EXPLAINED = 20;
/** As often as a progress bar moves. */
const REPORT_EVERY_MS = 500;
/** Above the engine's own time limit, so that it can report it. */
const TIMEOUT_MS = 1_750;

/**
 * Runs the stored searches under the published and the draft weights and compares their first places. One search at a
 * time, each followed by a pause as long as itself: recruiters' searches keep the engine. A crash restarts the replay.
 */
export const run: RunTask = async (context, { input }) => {
  const { version: _, published, draft } = input as unknown as ReplayInput;
  const { searches, unreadable } = await readStoredSearches(context.mongo);
  const progress = progressOf(context);
  await context.report({ processed: 0, total: searches.length, message: 'Comparing the first 20 of each search' });
  const rank = rankerOf(context);
  const compared: { search: StoredSearch; overlap: number }[] = [];
  for (const [at, search] of searches.entries()) {
    const overlap = await overlapOf(search.filter, { published, draft }, rank);
    if (overlap !== null) compared.push({ search, overlap });
    await progress({ processed: at + 1 });
  }
  const changed = compared.filter(({ overlap }) => overlap < 1);
  await context.report({ processed: searches.length, message: 'Explaining the searches that changed most' });
  const most: ReplayedSearch[] = [];
  for (const { search, overlap } of changed.toSorted((one, other) => one.overlap - other.overlap)) {
    if (most.length === MOST_EXPLAINED) break;
    const moves = await movesIn(search.filter, { published, draft }, rank);
    if (moves) most.push({ from: search.from, key: search.key, overlap, moves });
    await progress({});
  }
  const checkpoint: ReplayCheckpoint = { most };
  await context.report({ saved: changed.length, message: '' }, checkpoint);
  const count = (from: number, below: number) =>
    changed.filter(({ overlap }) => overlap >= from && overlap < below).length;
  return {
    searches: searches.length + unreadable,
    changed: changed.length,
    skipped: searches.length + unreadable - compared.length,
    overlap: mean(compared.map(({ overlap }) => overlap)),
    slightly: count(0.95, 1),
    noticeably: count(0.8, 0.95),
    strongly: count(0, 0.8),
  } satisfies ReplayResult;
};

interface Pair {
  published: RankingWeights;
  draft: RankingWeights;
}

/** The ids of a search's first candidates, best first; null if the search can't be run. */
type Rank = (filter: CandidateFilter, weights: RankingWeights, size: number) => Promise<string[] | null>;

/** Null if the search can't be run under both. */
async function overlapOf(filter: CandidateFilter, { published, draft }: Pair, rank: Rank): Promise<number | null> {
  const before = await rank(filter, published, COMPARED_PLACES);
  if (!before) return null;
  const after = await rank(filter, draft, COMPARED_PLACES);
  return after && rankBiasedOverlap(before, after);
}

async function movesIn(
  filter: CandidateFilter,
  { published, draft }: Pair,
  rank: Rank,
): Promise<ReplayedSearch['moves'] | null> {
  const before = await rank(filter, published, KNOWN_PLACES);
  const after = await rank(filter, draft, KNOWN_PLACES);
  if (!before || !after) return null;
  const alone = new Map<RankingKind, string[]>();
  for (const kind of changedKinds(published, draft)) {
    const ids = await rank(filter, { ...published, [kind]: draft[kind] }, KNOWN_PLACES);
    if (ids) alone.set(kind, ids);
  }
  return rankMoves({ published: before, draft: after, alone });
}

function rankerOf({ elasticsearch, mongo, now, signal }: TaskContext): Rank {
  const index = `${mongo.namespace}-candidates`;
  const today = todayInIndia(now());
  // weights that don't affect a search give the same body
  let last: { body: string; ids: string[] | null } | undefined;
  const ask = async (body: SearchBody): Promise<string[] | null> => {
    const begun = performance.now();
    const answer = await elasticsearch
      .search({ index, ...searchParameters, ...body }, { requestTimeout: TIMEOUT_MS, maxRetries: 0, signal })
      .catch((error: unknown) => {
        if (isTooMuch(error)) return null;
        throw error;
      });
    await pause(performance.now() - begun, signal);
    return answer && !answer.timed_out ? answer.hits.hits.map(({ _id }) => String(_id)) : null;
  };
  return async (filter, weights, size) => {
    signal.throwIfAborted();
    const body = bodyOf(() => rankedIdsBody(filter, today, { weights, size }));
    if (!body) return null;
    const text = JSON.stringify(body);
    if (last?.body !== text) last = { body: text, ids: await ask(body) };
    return last.ids;
  };
}

/** Whether one search failed for what it asks, and not because the engine is away or overloaded. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof errors.TimeoutError || (error instanceof errors.ResponseError && error.statusCode === 400);

/** Null for a search that was valid once and isn't any longer: new synonyms can make it too large. */
function bodyOf(build: () => SearchBody): SearchBody | null {
  try {
    return build();
  } catch (error) {
    if (error instanceof FilterProblems) return null;
    throw error;
  }
}

/** Reports at most every REPORT_EVERY_MS. */
function progressOf({ report, signal }: TaskContext): TaskContext['report'] {
  let reportedAt = performance.now();
  return async (progress) => {
    signal.throwIfAborted();
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = performance.now();
    await report(progress);
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
