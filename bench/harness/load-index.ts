import type { Client } from '@elastic/elasticsearch';
import { projectCandidate } from '#indexer/projections/candidate.ts';
import { generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import type { CandidateDocument } from '#search-templates/candidates/document.ts';
import { candidatesIndex } from '#search-templates/candidates/mapping.ts';

const BATCH = 1_000;
/** Of the candidates that `loadIndex` loads. */
export const LOADED_SEED = 7;

/** Evidence counts from this day, near which the generated histories end. */
const LOADED_DAY = new Date('2026-06-01');

/** Generated candidates as index documents, one batch at a time. */
export function* generatedDocuments(count: number): Generator<CandidateDocument[]> {
  let batch: CandidateDocument[] = [];
  for (const { resumeText, ...record } of generateCandidates({ seed: LOADED_SEED, count })) {
    batch.push(projectCandidate(record, resumeText ?? null, LOADED_DAY));
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** One raw `_bulk` of documents with their versions. Throws on the first rejected document. */
export async function writeRaw(elasticsearch: Client, index: string, documents: CandidateDocument[]): Promise<void> {
  const operations = documents.flatMap((document) => [
    JSON.stringify({ index: { _id: document.id, version: document.revision, version_type: 'external_gte' } }),
    JSON.stringify(document),
  ]);
  const answer = await elasticsearch.bulk({ index, operations, filter_path: 'errors,items.*.error' });
  if (answer.errors) throw new Error(`A document was refused: ${JSON.stringify(answer.items[0])}`);
}

/**
 * Fills `<namespace>-candidates` with this many generated candidates, directly in Elasticsearch, and merges it to the
 * few segments of a settled index. Reuses an earlier run's index if it is complete and has the same mapping.
 */
export async function loadIndex(
  elasticsearch: Client,
  namespace: string,
  count: number,
  number_of_shards = 1,
): Promise<void> {
  const alias = `${namespace}-candidates`;
  const index = `${alias}-bench`;
  if (await isLoaded(elasticsearch, index, count)) return;
  await elasticsearch.indices.delete({ index, ignore_unavailable: true });
  await elasticsearch.indices.create({
    index,
    settings: { ...candidatesIndex.settings, number_of_shards, refresh_interval: '-1' },
    mappings: candidatesIndex.mappings,
    aliases: { [alias]: {} },
  });
  let written = 0;
  const started = Date.now();
  for (const batch of generatedDocuments(count)) {
    await writeRaw(elasticsearch, index, batch);
    written += batch.length;
    if (written % 50_000 === 0) console.log(`loaded ${written} in ${Math.round((Date.now() - started) / 1000)} s`);
  }
  await elasticsearch.indices.refresh({ index });
  await elasticsearch.indices.forcemerge({ index, max_num_segments: 5 }, { requestTimeout: 1_200_000 });
  await elasticsearch.indices.putSettings({ index, settings: { refresh_interval: '1s' } });
}

async function isLoaded(elasticsearch: Client, index: string, count: number): Promise<boolean> {
  if (!(await elasticsearch.indices.exists({ index }))) return false;
  const [counted, mapping] = await Promise.all([
    elasticsearch.count({ index }),
    elasticsearch.indices.getMapping({ index }),
  ]);
  const hash = (definition?: { _meta?: Record<string, unknown> }) => JSON.stringify(definition?._meta);
  return counted.count === count && hash(mapping[index]?.mappings) === hash(candidatesIndex.mappings);
}

/** The size on disk of what loadIndex filled. */
export async function bytesOf(elasticsearch: Client, namespace: string): Promise<number> {
  const { _all } = await elasticsearch.indices.stats({ index: `${namespace}-candidates`, metric: 'store' });
  return _all.primaries?.store?.size_in_bytes ?? 0;
}
