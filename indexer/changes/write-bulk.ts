import { type Client, errors } from '@elastic/elasticsearch';
import { type Action, type BulkItem, isBusy, type Outcome, outcomeOf } from './outcomes.ts';

/** Far below the server's 100 MB per request: a batch of long resumes is sent as several requests. */
const MAX_BULK_CHARS = 8_000_000;
const MAX_BULK_ACTIONS = 1_000;
const BULK_TIMEOUT_MS = 30_000;
const TOO_LARGE = 413;

/**
 * Writes the actions to one index with external versions and returns each outcome. Never throws for a response, except
 * IndexGone; without a response (connection, timeout), every action of that request is `retried`.
 */
export async function writeBulk(elasticsearch: Client, index: string, actions: readonly Action[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const part of parts(actions)) outcomes.push(...(await writePart(elasticsearch, index, part)));
  return outcomes;
}

function* parts(actions: readonly Action[]): Generator<Action[]> {
  let part: Action[] = [];
  let chars = 0;
  for (const action of actions) {
    const size = action.kind === 'index' ? action.document.length : 0;
    if (part.length > 0 && (chars + size > MAX_BULK_CHARS || part.length === MAX_BULK_ACTIONS)) {
      yield part;
      part = [];
      chars = 0;
    }
    part.push(action);
    chars += size;
  }
  if (part.length > 0) yield part;
}

async function writePart(elasticsearch: Client, index: string, actions: Action[]): Promise<Outcome[]> {
  try {
    const response = await elasticsearch.bulk(
      { index, operations: linesOf(actions), filter_path: 'items.*.status,items.*.error' },
      { requestTimeout: BULK_TIMEOUT_MS, maxRetries: 0 },
    );
    return actions.map((action, position) => {
      const [item] = Object.values(response.items[position] ?? {});
      return outcomeOf(action, (item as BulkItem | undefined) ?? { status: 500 });
    });
  } catch (error) {
    return outcomesOfFailure(error, actions);
  }
}

/** Serialized lines, so that each document is serialized only once. */
function linesOf(actions: Action[]): string[] {
  return actions.flatMap((action) => {
    const meta = { _id: action.id, version: action.version, version_type: 'external_gte' };
    return action.kind === 'index'
      ? [JSON.stringify({ index: meta }), action.document]
      : [JSON.stringify({ delete: meta })];
  });
}

function outcomesOfFailure(error: unknown, actions: Action[]): Outcome[] {
  if (error instanceof errors.ResponseError) {
    const status = error.statusCode ?? 500;
    if (status === TOO_LARGE && actions.length === 1) {
      return actions.map(({ id }) => ({ name: 'dead-lettered', id, reason: '413: exceeds the size of one request' }));
    }
    return actions.map(({ id }) => ({ name: 'retried', id, reason: `HTTP ${status}`, busy: isBusy(status) }));
  }
  if (error instanceof errors.ConnectionError || error instanceof errors.TimeoutError) {
    return actions.map(({ id }) => ({ name: 'retried', id, reason: error.name, busy: true }));
  }
  throw error;
}
