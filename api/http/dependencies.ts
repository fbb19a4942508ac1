import type { Client } from '@elastic/elasticsearch';
import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Kafka } from '#mongo/changes/kafka.ts';
import type { Changes } from '#mongo/changes/open-changes.ts';
import type { Commands } from '#mongo/commands/run-commands.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { AccountLimits } from './account-limits.ts';
import type { ApiConfig } from './config.ts';
import type { Metrics } from './health.ts';
import type { InFlightLimit, Limits } from './limits.ts';

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

export interface Mailer {
  /**
   * Puts a mail on its way a moment later and returns at once. To nobody (null) it is made, and then dropped: so neither
   * this call's time nor that of the next ones tells whether there was somebody to write to. A failed delivery is
   * tried three times, then logged, without the address.
   */
  send(to: string | null, mail: MailContent): void;
  /** Whether the mail server answers; asked at most every 10 s. */
  isReachable(): Promise<boolean>;
  /** Lets what is under way end, within about 5 s. */
  stop(): Promise<void>;
}

export interface NotificationFeeds {
  /**
   * Yields at once, and again whenever the account's notifications have changed, by whichever process. Ends with
   * `signal`. Throws 429 where the account has many streams open in this process.
   */
  watch(user: Types.ObjectId, signal: AbortSignal): AsyncGenerator<void>;
}

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}
