import { CallError, UNREACHABLE_MESSAGE } from './call-error.ts';
import type { CallInput, Contract, ResponseOf } from './define-contract.ts';
import { urlOf } from './url-of.ts';

interface Sent {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  files?: Record<string, File | readonly File[]>;
}

/**
 * Calls the API from the browser, session cookie included, and gives the parsed answer.
 * Throws a CallError for every answer that isn't 2xx and where the server can't be reached; an abort by `signal`
 * throws the signal's reason.
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

/** The answer as it comes, for a caller that reads it by itself. Throws as `call` does. */
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

/** Whether the request carries JSON: a contract with files sends its fields as multipart. */
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
    // a proxy before the API answers without our JSON
    answer.message ?? `Server ${response.status}`,
    answer.errors ?? [],
    Number.isFinite(retryAfter) ? retryAfter : null,
  );
}
