import { randomUUID } from 'node:crypto';
import pRetry from 'p-retry';
import { connectKafka } from '#mongo/changes/kafka.ts';
import { openChanges } from '#mongo/changes/open-changes.ts';
import { openCommands } from '#mongo/commands/run-commands.ts';
import { kafkaAddress } from '#mongo/configuration/connections-config.ts';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import { createLog, type Log } from '#mongo/log.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { readResumes } from './changes/read-resumes.ts';
import type { IndexerConfig } from './config.ts';
import type { LanguageModel } from './files/resume-parser/language-model/ask-model.ts';
import type { IndexerContext } from './indexer-context.ts';
import { processAll } from './indices/process-all.ts';
import { keepEvidenceFresh } from './indices/renew-evidence.ts';
import { reportMappings, serveIndices } from './indices/serve-indices.ts';
import { keepSweeping } from './orphans/keep-sweeping.ts';
import { keepRetention } from './retention/retention.ts';
import { runTasks } from './task-runner/run-tasks.ts';
import { taskRunners } from './task-runners.ts';
import { keepNearTitles } from './tasks/near-titles/keep-near-titles.ts';
import { undoBatchCommand } from './tasks/undo-import.ts';

export interface Indexer {
  /** Finishes work in progress, commits, releases tasks and disconnects. */
  stop(): Promise<void>;
  /** Resolves when every change written so far is processed by every index and searchable. */
  processAll(): Promise<void>;
}

interface StartOptions {
  log?: Log;
  giveUp?: AbortSignal;
  onFatal?: IndexerContext['onFatal'];
  now?: IndexerContext['now'];
}

const RETRY_EVERY_MS = 1_000;

/**
 * Starts one indexer process; several share the work through consumer groups and leases. Resolves once it consumes.
 * Waits and logs while servers are unavailable; rejects if `giveUp` is aborted before that.
 */
export async function startIndexer(
  config: IndexerConfig,
  { log = createLog('indexer', config.LOG_LEVEL), giveUp, onFatal, now = () => new Date() }: StartOptions = {},
): Promise<Indexer> {
  const mongo = await retryUntilAvailable('MongoDB', () => connectMongoReady(config.MONGO_URL), log, giveUp);
  const kafka = connectKafka({ ...kafkaAddress(config), clientId: `indexer-${randomUUID().slice(0, 8)}`, log });
  const elasticsearch = connectElasticsearch({ url: config.ELASTICSEARCH_URL, caFile: config.ELASTICSEARCH_CA });
  const changes = openChanges({ mongo, kafka, log });
  const languageModel = languageModelOf(config);
  const commands = openCommands({ mongo, changes, log, now, kinds: [undoBatchCommand] });
  const context: IndexerContext = { mongo, changes, commands, elasticsearch, kafka, log, languageModel, now, onFatal };
  const stopping = new AbortController();
  const started: { stop(): Promise<unknown> }[] = [];
  const stop = async () => {
    stopping.abort(new Error('The indexer is stopping'));
    await Promise.all(started.map((part) => part.stop()));
    await commands.stop();
    await changes.stop();
    await kafka.close();
    await elasticsearch.close();
    await mongo.close();
    log.info({}, 'Indexer stopped');
  };
  try {
    await retryUntilAvailable('Kafka', () => kafka.ensureTopics(mongo.namespace), log, giveUp);
    const indexServer = serveIndices(context);
    started.push(indexServer);
    await retryUntilAvailable('Elasticsearch or Kafka', () => indexServer.refresh(), log, giveUp);
    await retryUntilAvailable('Elasticsearch', () => reportMappings(context), log, giveUp);
    started.push(await retryUntilAvailable('Kafka', () => readResumes(context, stopping.signal), log, giveUp));
    started.push(runTasks(context, taskRunners));
    for (const keep of [keepRetention, keepSweeping, keepNearTitles, keepEvidenceFresh]) {
      const kept = keep(context, stopping.signal);
      started.push({ stop: () => kept });
    }
    changes.start();
    commands.start();
    log.info({ namespace: mongo.namespace }, 'Indexer started');
    return { processAll: () => processAll(context, indexServer, stopping.signal), stop };
  } catch (error) {
    // what consumes already commits what it has written
    await stop();
    throw error;
  }
}

const languageModelOf = ({ LLM_URL, LLM_MODEL, LLM_API_KEY }: IndexerConfig): LanguageModel | undefined =>
  LLM_URL ? { url: LLM_URL, model: LLM_MODEL, apiKey: LLM_API_KEY } : undefined;

async function connectMongoReady(url: string): Promise<Mongo> {
  const mongo = await connectMongo(url);
  try {
    await mongo.ensureIndexes();
    return mongo;
  } catch (error) {
    await mongo.close();
    throw error;
  }
}

function retryUntilAvailable<T>(server: string, reach: () => Promise<T>, log: Log, signal?: AbortSignal): Promise<T> {
  return pRetry(reach, {
    ...{ retries: Number.POSITIVE_INFINITY, minTimeout: RETRY_EVERY_MS, factor: 1, signal },
    onFailedAttempt: ({ error }) => log.warn({ err: error }, `${server} is unavailable; will retry`),
  });
}
