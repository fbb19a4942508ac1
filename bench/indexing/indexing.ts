import { Types } from 'mongoose';
import { pino } from 'pino';
import { projectCandidate } from '#indexer/projections/candidate.ts';
import { connectKafka } from '#mongo/changes/kafka.ts';
import { type Changes, openChanges } from '#mongo/changes/open-changes.ts';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import { type GeneratedCandidate, generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { candidatesIndex } from '#search-templates/candidates/mapping.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { dropNamespace } from '../harness/drop-namespace.ts';
import { percentiles } from '../harness/durations.ts';
import { writeRaw } from '../harness/load-index.ts';
import { runProcess, until } from '../harness/run-process.ts';
import { environmentOf } from '../harness/running-api.ts';
import { untilIndexed } from '../harness/until-indexed.ts';

const BATCH = 1_000;
const SEED = 11;
const WRITES_A_SECOND = 20;
const FRESHNESS_SECONDS = 60;

/** A resume whose text has already been read: only indexing is measured. */
const RESUME = {
  fileName: 'resume.pdf',
  contentType: 'application/pdf',
  size: 0,
  sha256: 'none',
  textState: 'done',
} as const;

const log = pino({ level: 'warn' });
const seconds = (since: number) => (performance.now() - since) / 1000;

function* batches(count: number): Generator<GeneratedCandidate[]> {
  let batch: GeneratedCandidate[] = [];
  for (const candidate of generateCandidates({ seed: SEED, count })) {
    batch.push(candidate);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/**
 * How fast the indexer processes `count` changes waiting in Kafka, compared with the same documents as raw `_bulk`; and
 * how soon a write is found, at 20 writes a second. Documents a second; milliseconds.
 */
export async function benchIndexing(count: number) {
  const namespace = `bench-indexing-${Date.now()}`;
  const servers = await benchServers(namespace);
  const elasticsearch = connectElasticsearch({ url: servers.elasticsearchUrl }, 120_000);
  const mongo = await connectMongo(servers.mongoUrl);
  const kafka = connectKafka({ brokers: servers.kafkaBrokers.split(','), clientId: 'bench', log });
  const changes = openChanges({ mongo, kafka, log });
  try {
    const raw = await rawBulk(elasticsearch, namespace, count);
    const first = runProcess('indexer/main.ts', environmentOf(servers));
    await until('the index exists', 60_000, () => elasticsearch.indices.exists({ index: `${namespace}-candidates` }));
    await first.stop();
    const write = await writeAll(changes, count);
    const started = performance.now();
    const indexer = runProcess('indexer/main.ts', environmentOf(servers));
    try {
      await untilIndexed(elasticsearch, `${namespace}-candidates`, count);
      const drained = count / seconds(started);
      const freshness = await measureFreshness(elasticsearch, changes, mongo, namespace);
      const round = (value: number) => Math.round(value);
      return {
        candidates: count,
        rawPerSecond: round(raw),
        indexedPerSecond: round(drained),
        indexedOverRaw: Math.round((drained / raw) * 100) / 100,
        mongoWritesPerSecond: round(write),
        freshnessMs: freshness,
      };
    } finally {
      await indexer.stop();
    }
  } finally {
    await changes.stop();
    await mongo.close();
    await dropNamespace(servers);
    await servers.stop();
  }
}

/** Time in `_bulk` only, without building the documents. */
async function rawBulk(elasticsearch: ReturnType<typeof connectElasticsearch>, namespace: string, count: number) {
  const index = `${namespace}-raw`;
  await elasticsearch.indices.create({ index, ...candidatesIndex });
  let spent = 0;
  for (const batch of batches(count)) {
    const documents = batch.map(({ resumeText, ...record }) =>
      projectCandidate(record, resumeText ?? null, new Date()),
    );
    const started = performance.now();
    await writeRaw(elasticsearch, index, documents);
    spent += seconds(started);
  }
  await elasticsearch.indices.delete({ index });
  return count / spent;
}

/** Writes candidates with their resumes' texts to MongoDB and publishes them to Kafka; returns records a second. */
async function writeAll(changes: Changes, count: number): Promise<number> {
  const started = performance.now();
  let records = 0;
  for (const batch of batches(count)) {
    const resumes = batch.flatMap(({ resumeText, _id, createdOn }) => {
      if (!resumeText) return [];
      return [{ candidate: _id, text: resumeText, uploadedAt: createdOn, _id: new Types.ObjectId(), ...RESUME }];
    });
    const resumeOf = new Map(resumes.map((resume) => [resume.candidate.toString(), resume._id]));
    await changes.resumes.bulkInsert(resumes);
    await changes.candidates.bulkInsert(
      batch.map(({ resumeText: _, ...record }) => ({ ...record, resumeId: resumeOf.get(record._id.toString()) })),
    );
    records += batch.length + resumes.length;
  }
  const perSecond = records / seconds(started);
  await changes.relay.settled();
  return perSecond;
}

async function measureFreshness(
  elasticsearch: ReturnType<typeof connectElasticsearch>,
  changes: Changes,
  mongo: Mongo,
  namespace: string,
) {
  const writes = WRITES_A_SECOND * FRESHNESS_SECONDS;
  const records = await mongo.candidates.find({}, { _id: 1 }).limit(writes).lean<{ _id: Types.ObjectId }[]>();
  const outstanding = new Map<string, { word: string; acknowledged: number }>();
  const durations: number[] = [];
  let writing = true;
  const poll = async () => {
    while (writing || outstanding.size > 0) {
      const waiting = [...outstanding].slice(0, 200);
      const asked = waiting.map(([, { word }]) => word);
      const { hits } = await elasticsearch.search({
        index: `${namespace}-candidates`,
        size: 200,
        _source: false,
        track_total_hits: false,
        query: { terms: { kw_profile: asked } },
      });
      const now = performance.now();
      for (const { _id } of hits.hits) {
        const write = outstanding.get(_id!);
        if (write) durations.push(now - write.acknowledged);
        outstanding.delete(_id!);
      }
      await new Promise((next) => setTimeout(next, 10));
    }
  };
  const polling = poll();
  const started = performance.now();
  for (const [at, { _id }] of records.entries()) {
    const due = started + (at * 1000) / WRITES_A_SECOND;
    await new Promise((next) => setTimeout(next, Math.max(0, due - performance.now())));
    const word = `fresh${at}x${Date.now()}`;
    await changes.candidates.update(_id, { $set: { profileSummary: word } });
    outstanding.set(_id.toString(), { word, acknowledged: performance.now() });
  }
  writing = false;
  await until('every write is found', 30_000, async () => outstanding.size === 0);
  await polling;
  return percentiles(durations);
}
