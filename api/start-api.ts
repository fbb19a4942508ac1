import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { connectKafka } from '#mongo/changes/kafka.ts';
import { openChanges } from '#mongo/changes/open-changes.ts';
import { openCommands } from '#mongo/commands/run-commands.ts';
import { kafkaAddress } from '#mongo/connections-config.ts';
import { createLog } from '#mongo/create-log.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { isDemoAccount } from '#mongo/seed/demo-accounts.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch-client.ts';
import { createAccountLimits } from './account-limits.ts';
import { createApp } from './app.ts';
import { noteAudit } from './audit/note-audit.ts';
import { commandKinds } from './commands/command-kinds.ts';
import { createAdmin } from './commands/create-admin.ts';
import type { ApiConfig } from './config.ts';
import { connectPatiently } from './connect-patiently.ts';
import type { Dependencies } from './dependencies.ts';
import { createLimits } from './limits.ts';
import { openMailer } from './mail/open-mailer.ts';
import { createMetrics } from './metrics.ts';
import { createNotificationFeeds } from './notifications/notification-feeds.ts';
import { routes } from './routes/routes.ts';
import { keepLookingForNews } from './saved-searches/keep-looking.ts';
import { createSearchLimit } from './search/search-limit.ts';
import { hashPassword } from './sessions/password-hash.ts';
import { warmUp } from './warm-up.ts';

export interface RunningApi {
  port: number;
  deps: Dependencies;
  /** Takes no more requests, lets those under way end, closes everything within 10 s. */
  stop(): Promise<void>;
}

const STOP_WITHIN_MS = 8_000;
const CLOSE_IDLE_EVERY_MS = 50;

/**
 * Starts the API and resolves when it listens. MongoDB must be there (it is waited for, up to a minute); Kafka and
 * Elasticsearch may come later: `/readyz` says so, writes are kept and searches answer 503 meanwhile.
 */
export async function startApi(
  config: ApiConfig,
  log: Logger = createLog('api', config.LOG_LEVEL),
): Promise<RunningApi> {
  const stopping = new AbortController();
  const now = () => new Date();
  const mongo = await connectPatiently(config.MONGO_URL, log);
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
    metrics: createMetrics(),
    notificationFeeds: createNotificationFeeds(mongo, stopping.signal),
    mailer: openMailer({ url: config.MAIL_URL, from: config.MAIL_FROM, dataDir: resolve(config.DATA_DIR), log }),
    sessionSecret: new TextEncoder().encode(config.SESSION_SECRET ?? passingSecret(log)),
    unknownPasswordHash: await hashPassword(crypto.randomUUID()),
    now,
    stopping: stopping.signal,
  };
  await mongo.ensureIndexes();
  await makeFirstAdmin(deps);
  changes.start();
  commands.start();
  const server = createServer(createApp(deps, { routes, noteAudit }).callback());
  // above the idle time of common load balancers, or they would send into a connection that is being closed
  server.keepAliveTimeout = 65_000;
  const port = await listen(server, config);
  log.info({ port }, 'listening');
  void warmUp(deps);
  const looking = keepLookingForNews(deps);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopping.abort();
    await closeServer(server);
    await looking;
    await commands.stop();
    await changes.stop();
    await Promise.allSettled([deps.mailer.stop(), kafka.close(), deps.elasticsearch.close()]);
    await mongo.close();
    log.info('stopped');
  };
  return { port, deps, stop: () => (stopped ??= stop()) };
}

/** For a process that was given no secret: nobody else can know it, and no session outlives the process. */
function passingSecret(log: Logger): string {
  log.warn({}, 'SESSION_SECRET is not set: sessions end when this process does');
  return randomBytes(32).toString('base64url');
}

/** The first admin, where the environment names one and there is none yet. */
async function makeFirstAdmin({ config, mongo, log, now }: Dependencies): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config;
  if (!email || !password) return;
  const admins = await mongo.users.find({ role: 'admin' }, { email: 1 }).lean<UserRecord[]>();
  // demo data's admin may not be able to sign in
  if (!admins.every(isDemoAccount)) return;
  const made = await createAdmin(mongo, { email, password, now: now() });
  if (made) log.info('first admin made');
  else log.warn('ADMIN_EMAIL is another account’s address: no admin made');
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
  // again and again: one that answers now is kept alive for another request once it has
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearInterval(idle);
  clearTimeout(late);
}
