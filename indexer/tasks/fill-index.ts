import { indexChanges } from '#indexer/index-changes.ts';
import type { IndexTarget } from '#indexer/outcomes.ts';
import { emptyTally, type Tally } from '#indexer/steps/settle.ts';
import { listRevisions, type RecordRevision } from './list-revisions.ts';
import type { TaskContext } from './task-context.ts';

const CHUNK_RECORDS = 500;
/** Chunks on their way at once: while one waits for Elasticsearch, others are loaded and projected. */
const CHUNKS_AT_ONCE = 3;

/** Writes every record after `lastId` (in the order of ids) into the index, reporting as it goes. */
export async function fillIndex(context: TaskContext, target: IndexTarget, lastId: string): Promise<Tally> {
  const { signal } = context;
  await context.report({ message: 'Reading the list of records' });
  const records = (await listRevisions(context.mongo, target.entity, signal)).filter(({ deleted }) => !deleted);
  const total = records.length;
  let processed = records.findIndex(({ id }) => id > lastId);
  if (processed === -1) processed = total;
  const sum = emptyTally();
  while (processed < total) {
    signal.throwIfAborted();
    const chunks = chunksFrom(records, processed);
    const tallies = await Promise.all(chunks.map((chunk) => write(context, target, chunk)));
    for (const tally of tallies) add(sum, tally);
    processed += chunks.reduce((records, chunk) => records + chunk.length, 0);
    const written = records[processed - 1]!.id;
    await context.report({ processed, total, saved: processed, message: 'Writing' }, { ...target, lastId: written });
  }
  await context.report({ processed: total, total });
  return sum;
}

function chunksFrom(records: readonly RecordRevision[], start: number): RecordRevision[][] {
  return Array.from({ length: CHUNKS_AT_ONCE }, (_, chunk) => {
    const from = start + chunk * CHUNK_RECORDS;
    return records.slice(from, from + CHUNK_RECORDS);
  }).filter((chunk) => chunk.length > 0);
}

function write(context: TaskContext, target: IndexTarget, chunk: RecordRevision[]): Promise<Tally> {
  const events = chunk.map(({ id, revision }) => ({ entity: target.entity, id, revision }));
  return indexChanges(context, target, events, context.signal);
}

export function add(sum: Tally, tally: Tally): void {
  for (const name of Object.keys(sum) as (keyof Tally)[]) sum[name] += tally[name];
}
