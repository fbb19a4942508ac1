import { setImmediate } from 'node:timers/promises';
import { errors, type estypes } from '@elastic/elasticsearch';
import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import { presentCandidateCard, presentCounts, readCounters } from '#api/candidates/present-candidate-card.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { REACHABLE_HITS } from '#domain/limits.ts';
import { FilterProblems } from '#search-templates/candidates/filter-problems.ts';
import { foundTotal, type SearchBody, searchParameters } from '#search-templates/elasticsearch/search-request.ts';

export const TOO_SLOW_MESSAGE = 'The search took too long. Please narrow it down and try again.';
export const AWAY_MESSAGE = 'The search is not available at the moment. Please try again in a minute.';

/** Above the engine's own timeout of 1.5 s, so that it can report it; below the 2 s in which callers get an answer. */
const TIMEOUT_MS = 1_750;

/** The engine's answer to a search; `index` is an alias. */
type SearchAnswer = estypes.SearchResponse<unknown>;

export interface SearchRun {
  /** The call's name, for metrics. */
  call: string;
  index: string;
  body: SearchBody;
  signal: AbortSignal;
  /** Allows the engine's request cache: for counts, which are requested repeatedly. */
  cached?: boolean;
  /** Asks for the score of each named clause; the engine runs all of them again for every hit. */
  namedScores?: boolean;
}

/**
 * Runs one `_search` without retries. Throws ApiError 503 if it timed out, a shard failed, or no engine is reachable.
 */
export async function runSearch(
  deps: Dependencies,
  { call, index, body, signal, cached, namedScores }: SearchRun,
): Promise<SearchAnswer> {
  const answer = await deps.elasticsearch.transport
    .request<SearchAnswer>(
      {
        method: 'POST',
        path: `/${index}/_search`,
        querystring: {
          ...searchParameters,
          ...(cached && { request_cache: true }),
          ...(namedScores && { include_named_queries_score: true }),
        },
        body,
      },
      { requestTimeout: TIMEOUT_MS, maxRetries: 0, signal },
    )
    .catch((error: unknown) => {
      throw toApiError(deps, error);
    });
  deps.metrics.searches.observe({ call }, answer.took / 1000);
  if (answer.timed_out) throw unavailable(deps, 'timed out', TOO_SLOW_MESSAGE);
  return answer;
}

function toApiError(deps: Dependencies, error: unknown): unknown {
  if (error instanceof errors.TimeoutError) return unavailable(deps, 'no answer in time', TOO_SLOW_MESSAGE, error);
  if (error instanceof errors.ConnectionError || error instanceof errors.NoLivingConnectionsError) {
    return unavailable(deps, 'away', AWAY_MESSAGE, error);
  }
  if (error instanceof errors.RequestAbortedError) return new ApiError(503, AWAY_MESSAGE, { cause: error });
  if (error instanceof errors.ResponseError) {
    const status = error.statusCode ?? 0;
    if (status === 404) return unavailable(deps, 'no index', AWAY_MESSAGE, error);
    if (status === 429 || status >= 500) return unavailable(deps, `status ${status}`, AWAY_MESSAGE, error);
  }
  return error;
}

function unavailable(deps: Dependencies, reason: string, message: string, cause?: unknown): ApiError {
  deps.metrics.searchFailures.inc({ reason });
  return new ApiError(503, message, { retryAfterSeconds: 5, cause });
}

/** The alias of the candidates index. */
export function candidatesAlias({ namespace }: { namespace: string }): string {
  return `${namespace}-candidates`;
}

/** The alias of the jobs index. */
export function jobsAlias({ namespace }: { namespace: string }): string {
  return `${namespace}-jobs`;
}

/** Builds a request body; syntax errors in the filter's expressions become a 400 with the position of each. */
export function orFilterProblems<T>(build: () => T): T {
  try {
    return build();
  } catch (error) {
    if (!(error instanceof FilterProblems)) throw error;
    const [first] = error.problems;
    throw new ApiError(400, first ? `${first.message}. ${first.hint}` : error.message, {
      errors: error.problems,
      cause: error,
    });
  }
}

interface CandidateResult {
  candidates: CandidateCardAnswer[];
  totalCandidates: number;
  totalPages: number;
}

/** Presents a page of cards with their counts, which are read by `_id`. */
export async function presentResult(deps: Dependencies, answer: SearchAnswer, size: number): Promise<CandidateResult> {
  const { hits } = answer.hits;
  const ids = hits.map(({ _id }) => _id as string);
  const [counters, cards] = await Promise.all([
    readCounters(deps.mongo, ids),
    // the query for the counts is sent first; presenting the hits takes about as long as its answer
    setImmediate().then(() => hits.map((hit) => presentCandidateCard(hit, deps.now()))),
  ]);
  const totalCandidates = Math.min(REACHABLE_HITS, foundTotal(answer));
  return {
    candidates: cards.map((card) => ({ ...card, ...presentCounts(counters.get(card._id)) })),
    totalCandidates,
    totalPages: Math.ceil(totalCandidates / size),
  };
}
