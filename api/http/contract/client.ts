import type { CallInput, Contract, ResponseOf } from '#api/http/contract.ts';

/** Thrown for a failed call. `status` 0: the server could not be reached. */
export class CallError extends Error {
  readonly status: number;
  /** The answer's `errors`, e.g. the FilterProblems of /advance-filter. */
  readonly errors: readonly unknown[];
  /** Seconds to wait before a retry, if the server says so. */
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    message: string,
    errors: readonly unknown[] = [],
    retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const UNREACHABLE_MESSAGE = 'Trouble in connecting to the Server, please try again later.';

/**
 * Builds the call's URL under `base`: inserts parameters and appends the query; null and undefined values are left out.
 */
export function urlOf(
  contract: Contract,
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> },
  base = '/api',
): string {
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== null && value !== undefined) query.append(name, String(value));
  }
  return base + path + (query.size > 0 ? `?${query}` : '');
}

interface Sent {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  files?: Record<string, File | readonly File[]>;
}

/**
 * Calls the API from the browser with the session cookie and returns the parsed answer. Throws a CallError for every
 * status outside 2xx and if the server can't be reached; an abort by `signal` throws the signal's reason.
 */
export async function call<C extends Contract>(
  contract: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<ResponseOf<C>> {
  return (await (await answerTo(contract, input, options)).json()) as ResponseOf<C>;
}

export interface CallOptions {
  signal?: AbortSignal;
  base?: string;
}

/** Returns the raw response, for callers that parse it themselves. Throws as `call` does. */
export async function answerTo<C extends Contract>(
  contract: C,
  input: CallInput<C>,
  options: CallOptions,
  accept = 'application/json',
): Promise<Response> {
  const sent = input as Sent;
  const response = await fetch(urlOf(contract, sent, options.base), {
    method: contract.method,
    credentials: 'include',
    headers: { accept, ...(hasJson(contract) && { 'content-type': 'application/json' }) },
    body: bodyOf(contract, sent),
    signal: options.signal ?? null,
  }).catch((cause: unknown) => {
    if (options.signal?.aborted) throw options.signal.reason;
    throw Object.assign(new CallError(0, UNREACHABLE_MESSAGE), { cause });
  });
  if (!response.ok) throw await toCallError(response);
  return response;
}

/** Whether the request body is JSON: a contract with files sends its fields as multipart. */
function hasJson(contract: Contract): boolean {
  return contract.body !== undefined && contract.files === undefined;
}

function bodyOf(contract: Contract, { body = {}, files }: Sent): BodyInit | null {
  if (hasJson(contract)) return JSON.stringify(body);
  if (!contract.files) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, value] of Object.entries(files ?? {})) {
    for (const file of value instanceof File ? [value] : value) form.append(name, file);
  }
  return form;
}

async function toCallError(response: Response): Promise<CallError> {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const answer = (await response.json().catch(() => ({}))) as { message?: string; errors?: unknown[] };
  return new CallError(
    response.status,
    // a proxy in front of the API answers without our JSON
    answer.message ?? `Server ${response.status}`,
    answer.errors ?? [],
    Number.isFinite(retryAfter) ? retryAfter : null,
  );
}
