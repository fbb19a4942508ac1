import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lastLines } from '#local/servers/last-lines.ts';
import { type Servers, startServers } from '#local/servers/start-servers.ts';
import { waitUntilReady } from '#local/servers/wait-until-ready.ts';
import { StartProblem } from '#local/start-problem.ts';
import { namespaceOf } from '#mongo/configuration/connections-config.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { buildUi } from './build-ui.ts';
import type { StartConfig } from './config.ts';
import { demoLines, hasDemoAccounts } from './demo-lines.ts';
import { restartOnChange, startScreens } from './dev-mode.ts';
import { type ProductProcess, startProduct } from './product-process.ts';
import { seedDemo } from './seed-demo.ts';
import { writeServersEnv } from './servers-env.ts';
import { sessionSecret } from './session-secret.ts';

const READY_WITHIN_MS = 120_000;
/** Longer than the index takes to show a write. */
const COUNT_EVERY_MS = 1_500;

export interface RunOptions {
  config: StartConfig;
  env: NodeJS.ProcessEnv;
  log(line: string): void;
  /** Serve the screens by Vite, and restart API and indexer when their sources change. */
  dev: boolean;
  /** Called when a required server ends after start-up. */
  onDeath(problem: StartProblem): void;
}

/** Starts servers, screens, indexer and API, and prints their addresses. Throws a StartProblem. */
export async function runProduct({ config, env, log, onDeath, dev }: RunOptions) {
  const logDir = join(config.dataDir, 'logs');
  const [servers] = await Promise.all([
    startServers({ dataDir: config.dataDir, log, env }),
    dev ? null : buildUi(join(logDir, 'ui-build.log'), log),
  ]);
  const addresses = {
    MONGO_URL: servers.mongoUrl,
    KAFKA_BROKERS: servers.kafkaBrokers,
    ELASTICSEARCH_URL: servers.elasticsearchUrl,
  };
  writeServersEnv(config.dataDir, addresses);
  const productEnv = {
    ...env,
    ...addresses,
    ...(config.demo && { HOST: '127.0.0.1' }),
    PORT: String(config.port),
    DATA_DIR: config.dataDir,
    SESSION_SECRET: env.SESSION_SECRET || sessionSecret(config.dataDir),
  };
  const indexer = startProduct({ name: 'Indexer', script: 'indexer/main.ts', env: productEnv, logDir, log });
  const api = startProduct({ name: 'API', script: 'api/main.ts', env: productEnv, logDir, log });
  const stop = async (graceMs: number) => {
    await Promise.all([indexer.stop(graceMs), api.stop(graceMs)]);
  };
  await waitForApi(api, config.port, log);
  await waitForIndices(indexer, servers, env, log);
  const accounts = config.demo ? await seedDemo({ env: productEnv, logDir, log }) : '';
  if (accounts) await waitForCandidates(servers, env, log);
  api.keepRunning();
  indexer.keepRunning();
  watch(servers, onDeath);
  // an external MongoDB never receives demo data
  const areThere = accounts !== '' || (!env.MONGO_URL && (await hasDemoAccounts(servers.mongoUrl)));
  const screens = dev ? await startScreens({ port: config.port, logDir }) : config.port;
  if (dev) restartOnChange({ api, indexer }, log);
  announce(config, screens, demoLines(accounts, areThere, productEnv), log);
  return { stop };
}

function waitForApi(api: ProductProcess, port: number, log: (line: string) => void): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      // not listening yet; if it ended, its log tells how
      () => false,
    );
  return waitUntilReady(api.current(), isReady, READY_WITHIN_MS, log);
}

async function waitForIndices(
  indexer: ProductProcess,
  servers: Servers,
  env: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Promise<void> {
  const client = connectElasticsearch({ url: servers.elasticsearchUrl, caFile: env.ELASTICSEARCH_CA || undefined });
  const name = `${namespaceOf(servers.mongoUrl)}-candidates`;
  const isReady = () => client.indices.existsAlias({ name });
  await waitUntilReady(indexer.current(), isReady, READY_WITHIN_MS, log).finally(() => client.close());
}

/** Resolves when the index has candidates and receives no more: at `Ready` everything can be searched. */
async function waitForCandidates(servers: Servers, env: NodeJS.ProcessEnv, log: (line: string) => void): Promise<void> {
  const client = connectElasticsearch({ url: servers.elasticsearchUrl, caFile: env.ELASTICSEARCH_CA || undefined });
  const index = `${namespaceOf(servers.mongoUrl)}-candidates`;
  const limit = Date.now() + READY_WITHIN_MS;
  let [before, count] = [-1, 0];
  while ((count === 0 || count !== before) && Date.now() < limit) {
    await wait(COUNT_EVERY_MS);
    [before, count] = [count, (await client.count({ index })).count];
  }
  log(`${count} candidates can be searched`);
  await client.close();
}

function watch(servers: Servers, onDeath: (problem: StartProblem) => void): void {
  for (const child of servers.children) {
    void child.ended.then((how) =>
      onDeath(
        new StartProblem(
          `${child.name} ${how}. The end of its log:\n${lastLines(child.logFile, 15)}`,
          'Run npm start again: all saved data is kept.',
        ),
      ),
    );
  }
}

function announce({ dataDir }: StartConfig, port: number, demo: string, log: (line: string) => void): void {
  log('Ready.');
  console.log(`\n  Open       http://localhost:${port}`);
  if (demo) console.log(`\n${demo}`);
  console.log(`\n  Data and logs are in ${dataDir}. Ctrl-C stops everything.\n`);
}
