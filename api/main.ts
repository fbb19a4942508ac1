import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import pRetry from 'p-retry';
import type { Logger } from 'pino';
import { rolesThatCan } from '#domain/permissions.ts';
import { connectKafka } from '#mongo/changes/kafka.ts';
import { openChanges } from '#mongo/changes/open-changes.ts';
import { openCommands } from '#mongo/commands/run-commands.ts';
import { kafkaAddress } from '#mongo/configuration/connections-config.ts';
import { connectMongo } from '#mongo/connect-mongo.ts';
import { isMongoAway } from '#mongo/is-mongo-away.ts';
import { createLog } from '#mongo/log.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { isDemoAccount } from '#mongo/seed/demo/demo-accounts.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { createAdminAccount } from './accounts/create-account.ts';
import { fillListed } from './accounts/fill-listed.ts';
import { watchForJumps } from './accounts/notice-jumps.ts';
import { createApp } from './app.ts';
import { runDecisionNotices } from './applications/send-decision-notices.ts';
import { noteAudit } from './audit/note-audit.ts';
import { routes } from './calls.ts';
import { ensureCandidateCommand } from './candidates/ensure-candidate.ts';
import { mergeCommand } from './duplicates/merge-candidates.ts';
import { deleteAccountCommand } from './erasure/delete-account.ts';
import { erasePersonCommand } from './erasure/erase-person.ts';
import { createAccountLimits } from './http/account-limits.ts';
import { type ApiConfig, readApiConfig } from './http/config.ts';
import type { Dependencies } from './http/dependencies.ts';
import { createLimits } from './http/limits.ts';
import { createMetrics } from './http/metrics.ts';
import { createSearchQuota } from './http/search-quota.ts';
import { secretsOf } from './http/secrets.ts';
import { answerUnreadable } from './http/unreadable-requests.ts';
import { prepareUploads, uploadFolder } from './http/uploads.ts';
import { openMailer } from './notifications/mailer.ts';
import { createNotificationFeeds } from './notifications/notification-feeds.ts';
import { createPublishedRanking, followPublishedRanking } from './ranking/published-ranking.ts';
import { runAlerts } from './saved-searches/notify-new-matches.ts';
import { createSearchLimit } from './search/search-limit.ts';
import { warmUp } from './search/warm-up.ts';
import { isGuessable } from './sessions/guessable-password.ts';
import { hashPassword } from './sessions/password-hash.ts';
import { rewrapTotpSecrets } from './sessions/second-factor.ts';

/** Every multi-record command that an API process may start, or finish for a crashed process. */
export const commandKinds = [mergeCommand, erasePersonCommand, deleteAccountCommand, ensureCandidateCommand] as const;

/** A database that starts at the same time needs less; after that the failure should be reported. */
const START_WITHIN_MS = 60_000;
const PAUSE_MS = 1_000;

/**
 * A step of the start that needs MongoDB, repeated while MongoDB starts. Throws its error after a minute, or at once if
 * MongoDB answers and rejects it, such as our credentials.
 */
function whileMongoStarts<T>(step: () => Promise<T>, log: Logger): Promise<T> {
  return pRetry(step, {
    ...{ retries: Number.POSITIVE_INFINITY, minTimeout: PAUSE_MS, factor: 1, maxRetryTime: START_WITHIN_MS },
    shouldRetry: ({ error }) => isMongoAway(error),
    onFailedAttempt: ({ error }) => log.warn({ err: error }, 'MongoDB is unavailable during the start; will retry'),
  });
}

/** Safe to repeat. */
async function prepareRecords(deps: Dependencies): Promise<void> {
  await deps.mongo.ensureIndexes();
  await fillListed(deps.mongo);
  await createFirstAdmin(deps);
  if (deps.config.SESSION_SECRET_FORMER) await rewrapTotpSecrets(deps);
  await deps.ranking.refresh();
}

export interface RunningApi {
  port: number;
  deps: Dependencies;
  /** Accepts no more requests, finishes running ones and closes everything, within 10 s. */
  stop(): Promise<void>;
}

const STOP_WITHIN_MS = 8_000;
const CLOSE_IDLE_EVERY_MS = 50;

/**
 * Starts the API and resolves when it listens. MongoDB is required (startup retries for a minute); Kafka and
 * Elasticsearch may start later: until then `/readyz` reports them, writes are kept and searches answer 503.
 */
export async function startApi(
  config: ApiConfig,
  log: Logger = createLog('api', config.LOG_LEVEL),
  now = () => new Date(),
): Promise<RunningApi> {
  const stopping = new AbortController();
  const mongo = await whileMongoStarts(() => connectMongo(config.MONGO_URL), log);
  const kafka = connectKafka({ ...kafkaAddress(config), clientId: 'api', log });
  const changes = openChanges({ mongo, kafka, log });
  const commands = openCommands({ mongo, changes, log, now, kinds: commandKinds });
  const deps: Dependencies = {
    config,
    log,
    mongo,
    kafka,
    changes,
    commands,
    elasticsearch: connectElasticsearch({ url: config.ELASTICSEARCH_URL, caFile: config.ELASTICSEARCH_CA }),
    limits: createLimits(),
    accountLimits: createAccountLimits({ mongo, now }),
    searchLimit: createSearchLimit({ mongo, log, now }),
    searchQuota: createSearchQuota({ mongo, changes, log, now }),
    metrics: createMetrics(),
    notificationFeeds: createNotificationFeeds(mongo, stopping.signal),
    ranking: createPublishedRanking(mongo),
    mailer: openMailer({ url: config.MAIL_URL, from: config.MAIL_FROM, dataDir: resolve(config.DATA_DIR), log }),
    secrets: secretsOf(config.SESSION_SECRET ?? temporarySecret(log), config.SESSION_SECRET_FORMER),
    unknownPasswordHash: await hashPassword(crypto.randomUUID()),
    now,
    stopping: stopping.signal,
  };
  await whileMongoStarts(() => prepareRecords(deps), log);
  await prepareUploads(uploadFolder(config), now());
  changes.start();
  commands.start();
  const server = createServer(createApp(deps, { routes, noteAudit }).callback());
  // above the idle timeout of common load balancers, which would otherwise send to a closing connection
  server.keepAliveTimeout = 65_000;
  answerUnreadable(server);
  const port = await listen(server, config);
  log.info({ port }, 'listening');
  const alerts = runAlerts(deps);
  const notices = runDecisionNotices(deps);
  const following = followPublishedRanking(deps);
  const jumps = watchForJumps(deps);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopping.abort();
    await closeServer(server);
    await alerts;
    await notices;
    await following;
    await jumps;
    await deps.searchQuota.stop();
    await commands.stop();
    await changes.stop();
    await Promise.allSettled([deps.mailer.stop(), kafka.close(), deps.elasticsearch.close()]);
    await mongo.close();
    log.info('stopped');
  };
  return { port, deps, stop: () => (stopped ??= stop()) };
}

/** Generated for a process without a configured secret; no session outlives the process. */
function temporarySecret(log: Logger): string {
  log.warn({}, 'SESSION_SECRET is not set: sessions end when this process does');
  return randomBytes(32).toString('base64url');
}

/** Creates the first admin if the environment names one and there is none yet. */
async function createFirstAdmin({ config, mongo, log, now }: Dependencies): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config;
  if (!email || !password) return;
  const admins = await mongo.users
    .find({ role: { $in: rolesThatCan('accounts.manage') } }, { email: 1 })
    .lean<UserRecord[]>();
  // demo admins may be unable to sign in
  if (!admins.every(isDemoAccount)) return;
  const made = await createAdminAccount(mongo, { email, password, now: now() });
  if (made && isGuessable(password, { email })) {
    log.warn('first admin created; ADMIN_PASSWORD is easy to guess: change it on My Account');
  } else if (made) log.info('first admin created');
  else log.warn('ADMIN_EMAIL belongs to another account: no admin created');
}

async function listen(server: Server, { HOST, PORT }: ApiConfig): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function closeServer(server: Server): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  // repeated: a busy connection becomes idle only after its response
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearInterval(idle);
  clearTimeout(late);
}

if (import.meta.main) await run();

async function run(): Promise<void> {
  try {
    const { deps, stop } = await startApi(readApiConfig(process.env));
    void warmUp(deps);
    let isStopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (isStopping) return;
        isStopping = true;
        stop().then(
          () => process.exit(0),
          (error: unknown) => fail(error),
        );
      });
    }
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
