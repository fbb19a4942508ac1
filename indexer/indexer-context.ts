import type { Client } from '@elastic/elasticsearch';
import type { Kafka } from '#mongo/changes/kafka.ts';
import type { Changes } from '#mongo/changes/open-changes.ts';
import type { Commands } from '#mongo/commands/run-commands.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { Log } from '#mongo/log.ts';
import type { LanguageModel } from './files/resume-parser/language-model/ask-model.ts';

/** Shared by the parts of one indexer process. */
export interface IndexerContext {
  mongo: Mongo;
  changes: Changes;
  commands: Commands;
  elasticsearch: Client;
  kafka: Kafka;
  log: Log;
  now(): Date;
  /** Refines the fields read from resumes, if configured. */
  languageModel?: LanguageModel | undefined;
  /** Called when a part has failed for good: only a new process can replace it. */
  onFatal?: ((error: Error) => void) | undefined;
}
