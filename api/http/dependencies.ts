import type { Client } from '@elastic/elasticsearch';
import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import type { OwnLimits } from '#domain/daily-uses.ts';
import type { RankingWeights } from '#domain/ranking/ranking-kinds.ts';
import type { Kafka } from '#mongo/changes/kafka.ts';
import type { Changes } from '#mongo/changes/open-changes.ts';
import type { Commands } from '#mongo/commands/run-commands.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { AccountLimits } from './account-limits.ts';
import type { ApiConfig } from './config.ts';
import type { CurrentUser } from './contract.ts';
import type { InFlightLimit, Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Secrets } from './secrets.ts';

/** Dependencies of the handlers; created once at start. */
export interface Dependencies {
  config: ApiConfig;
  log: Logger;
  mongo: Mongo;
  kafka: Kafka;
  changes: Changes;
  commands: Commands;
  elasticsearch: Client;
  limits: Limits;
  accountLimits: AccountLimits;
  /** By account: see api/search/search-limit.ts. */
  searchLimit: InFlightLimit;
  searchQuota: SearchQuota;
  mailer: Mailer;
  metrics: Metrics;
  notificationFeeds: NotificationFeeds;
  ranking: PublishedRanking;
  secrets: Secrets;
  /** A hash to verify passwords of unknown emails against, so that sign-in takes equal time. */
  unknownPasswordHash: string;
  now(): Date;
  /** Aborted when the process starts to stop. */
  stopping: AbortSignal;
}

/** The account whose use is counted: a session, for instance. */
export interface CountedAccount {
  user: Pick<CurrentUser, '_id' | 'role'>;
  dailyLimits: OwnLimits;
}

export interface SearchQuota {
  /** Runs one of the account's searches. Throws 429 if none is left today; a failed search is not counted. */
  run<T>(by: CountedAccount, search: () => Promise<T>): Promise<T>;
  /** Searches that this process has counted ahead for the account and not run. */
  ahead(account: string): number;
  /** Gives back all searches that were counted ahead. */
  stop(): Promise<void>;
}

export interface Mailer {
  /**
   * Queues a mail for a moment later and returns at once. With null it is composed and dropped, so that response times
   * don't reveal whether there is a recipient. A failed delivery is tried three times, then logged without the address.
   */
  send(to: string | null, mail: MailContent): void;
  /** Whether the mail server responds; checked at most every 10 s. */
  isReachable(): Promise<boolean>;
  /** Finishes pending deliveries, within about 5 s. */
  stop(): Promise<void>;
}

export interface NotificationFeeds {
  /**
   * Yields at once, and after each change of the account's notifications in any process. Ends with `signal`. Throws 429
   * if the account has too many open streams in this process.
   */
  watch(user: Types.ObjectId, signal: AbortSignal): AsyncGenerator<void>;
}

export interface PublishedRanking {
  /** The weights that this process searches with; another process’s new version arrives within seconds. */
  current(): { number: number; weights: RankingWeights };
  /** Reads the newest version now. */
  refresh(): Promise<void>;
}

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}
