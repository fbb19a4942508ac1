import type { Client } from '@elastic/elasticsearch';
import { until } from './run-process.ts';

const INDEXED_WITHIN_MS = 20 * 60_000;

/** Waits until at least this many documents of an index can be searched. */
export async function untilIndexed(elasticsearch: Client, index: string, count: number): Promise<void> {
  const isIndexed = async () => (await elasticsearch.count({ index })).count >= count;
  await until(`${count} documents are in the index`, INDEXED_WITHIN_MS, isIndexed);
}
