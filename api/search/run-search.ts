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

/** Above the engine's own 1.5 s, so that it can still say that it gave up; below the 2 s in which a caller hears of it. */
const PATIENCE_MS = 1_750;

/** One search as the engine answers it; `index` is an alias. */
type SearchAnswer = estypes.SearchResponse<unknown>;

interface SearchRun {
  /** The call, for the metrics. */
  call: string;
  index: string;
  body: SearchBody;
  signal: AbortSignal;
  /** Lets the engine answer from its cache: for counts, which are asked for again and again. */
  cached?: boolean;
}

/** Runs one `_search`, once. Throws ApiError 503 where it ran out of time, lost a shard, or no engine answers. */
export async function runSearch(
  deps: Dependencies,
  { call, index, body, signal, cached }: SearchRun,
): Promise<SearchAnswer> {
  const answer = await deps.elasticsearch.transport
    .request<SearchAnswer>(
      {
        method: 'POST',
        path: `/${index}/_search`,
        querystring: { ...searchParameters, ...(cached && { request_cache: true }) },
        body,
      },
      { requestTimeout: PATIENCE_MS, maxRetries: 0, signal },
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

/** The alias behind which the candidates' index stands. */
export function candidatesAlias({ namespace }: { namespace: string }): string {
  return `${namespace}-candidates`;
}

/** The alias behind which the jobs' index stands. */
export function jobsAlias({ namespace }: { namespace: string }): string {
  return `${namespace}-jobs`;
}

/** Builds a request body; what is wrong with the filter's words becomes a 400 with each problem's place. */
export function orFilterProblems<T>(build: () => T): T {
  try {
    return build();
  } catch (error) {
    if (!(error instanceof FilterProblems)) throw error;
    const [first] = error.problems;
    throw new ApiError(400, first ? `${first.message}. ${first.hint}.` : error.message, {
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

/** A page of cards with the counts that stand on them, which one read by `_id` brings. */
export async function presentResult(deps: Dependencies, answer: SearchAnswer, size: number): Promise<CandidateResult> {
  const { hits } = answer.hits;
  const ids = hits.map(({ _id }) => _id as string);
  const [counters, cards] = await Promise.all([
    readCounters(deps.mongo, ids),
    // the question for the counts leaves first: reading the marks takes as long as its answer
    setImmediate().then(() => hits.map((hit) => presentCandidateCard(hit, deps.now()))),
  ]);
  const totalCandidates = Math.min(REACHABLE_HITS, foundTotal(answer));
  return {
    candidates: cards.map((card) => ({ ...card, ...presentCounts(counters.get(card._id)) })),
    totalCandidates,
    totalPages: Math.ceil(totalCandidates / size),
  };
}
