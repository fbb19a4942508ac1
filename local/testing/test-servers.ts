import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers } from '#local/servers/start-servers.ts';
import { dockerAnswers } from './docker-answers.ts';

/** Test servers run for minutes: the JVM's second compiler would cost more time than its code saves. */
const FIRST_COMPILER_ONLY = '-XX:TieredStopAtLevel=1';

/** Set-up of every test run: the real servers, with their addresses in the environment. Returns the teardown. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { MONGO_URL, KAFKA_BROKERS, ELASTICSEARCH_URL, JAVA_TOOL_OPTIONS = '' } = process.env;
  // through the environment, since tests also start servers
  process.env.JAVA_TOOL_OPTIONS = `${JAVA_TOOL_OPTIONS} ${FIRST_COMPILER_ONLY}`.trim();
  if (MONGO_URL && KAFKA_BROKERS && ELASTICSEARCH_URL) {
    log('Servers: from MONGO_URL, KAFKA_BROKERS and ELASTICSEARCH_URL');
    return async () => undefined;
  }
  const { servers, cleanUp } = await begin();
  process.env.MONGO_URL = servers.mongoUrl;
  process.env.KAFKA_BROKERS = servers.kafkaBrokers;
  process.env.ELASTICSEARCH_URL = servers.elasticsearchUrl;
  return async () => {
    await servers.stop();
    cleanUp();
  };
}

async function begin() {
  if (await dockerAnswers(process.env)) {
    // loaded only here: without Docker it is not needed
    const { pullServerImages, startContainerServers } = await import('./container-servers.ts');
    const missing = await pullServerImages();
    if (missing === null) {
      log('Servers: Testcontainers, with the images of docker-compose.yml');
      return { servers: await startContainerServers(), cleanUp: () => undefined };
    }
    log(`Servers: embedded (Docker has no image ${missing})`);
  } else {
    log('Servers: embedded (no Docker engine responds)');
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'talent-search-tests-'));
  const cleanUp = () => rmSync(dataDir, { recursive: true, force: true });
  const env = { ...process.env, MONGO_URL: '', KAFKA_BROKERS: '', ELASTICSEARCH_URL: '' };
  try {
    return { servers: await startServers({ dataDir, log, env }), cleanUp };
  } catch (error) {
    cleanUp();
    throw error;
  }
}

function log(line: string): void {
  console.log(line);
}
