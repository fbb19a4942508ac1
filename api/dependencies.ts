import type { Client } from '@elastic/elasticsearch';
import type { Logger } from 'pino';
import type { Kafka } from '#mongo/changes/kafka.ts';
import type { Changes } from '#mongo/changes/open-changes.ts';
import type { Commands } from '#mongo/commands/run-commands.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { AccountLimits } from './account-limits.ts';
import type { ApiConfig } from './config.ts';
import type { InFlightLimit, Limits } from './limits.ts';
import type { Mailer } from './mail/open-mailer.ts';
import type { Metrics } from './metrics.ts';
import type { NotificationFeeds } from './notifications/notification-feeds.ts';

/** What handlers work with; made once at start. */
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
  mailer: Mailer;
  metrics: Metrics;
  notificationFeeds: NotificationFeeds;
  sessionSecret: Uint8Array;
  /** What a sign-in with an unknown email is checked against: a hash of nobody's password. */
  unknownPasswordHash: string;
  now(): Date;
  /** Aborted when the process begins to stop. */
  stopping: AbortSignal;
}
