import { errors, type estypes } from '@elastic/elasticsearch';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import type { SearchBody } from '#search-templates/candidates/query.ts';
import { searchParameters } from '#search-templates/candidates/query.ts';

export const TOO_SLOW_MESSAGE = 'The search took too long. Please narrow it down and try again.';
export const AWAY_MESSAGE = 'The search is not available at the moment. Please try again in a minute.';

/** Above the engine's own 1.5 s, so that it can still say that it gave up; below the 2 s in which a caller hears of it. */
const PATIENCE_MS = 1_750;

/** One search as the engine answers it; `index` is an alias. */
export type SearchAnswer = estypes.SearchResponse<unknown>;

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
