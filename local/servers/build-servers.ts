import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '#local/start-problem.ts';
import { startChild } from './child-process.ts';
import type { Jdk } from './find-java.ts';
import { lastLines } from './last-lines.ts';
import { takeLock } from './lock.ts';
import { programName } from './program-name.ts';

/** The folder with the launchers' sources and, in `target` folders, Maven's output. */
export const serversRoot = join(import.meta.dirname, '..');

/** What Maven builds from a folder's pom, into `target` folders below it. */
interface Build {
  folder: string;
  /** The first line of its progress. */
  line: string;
}

const servers: Build = {
  folder: serversRoot,
  line: 'Fetching the servers from Maven Central and building their launchers (about 110 MB, the first time only)',
};

const security: Build = {
  folder: join(serversRoot, 'elasticsearch-security'),
  line: 'Fetching Elasticsearch’s security module from Maven Central (about 20 MB, the first time only)',
};

/**
 * Fetches the servers' jars and builds the launchers, once: while poms and sources are unchanged it does nothing and
 * needs no network. Concurrent processes build one after the other. Throws a StartProblem if Maven is missing or the
 * build fails.
 */
export function buildServers(env: NodeJS.ProcessEnv, jdk: Jdk, log: (line: string) => void): Promise<void> {
  return build(servers, env, jdk, log);
}

/** As buildServers, for Elasticsearch's security module. Returns the folder of the modules. */
export async function buildSecurity(env: NodeJS.ProcessEnv, jdk: Jdk, log: (line: string) => void): Promise<string> {
  await build(security, env, jdk, log);
  return join(security.folder, 'target/modules');
}

async function build(what: Build, env: NodeJS.ProcessEnv, jdk: Jdk, log: (line: string) => void): Promise<void> {
  const wanted = hashOfSources();
  if (isBuilt(what, wanted)) return;
  let lock = await takeLock(what.folder, 'building');
  while (!('release' in lock)) {
    await wait(500);
    lock = await takeLock(what.folder, 'building');
  }
  try {
    if (isBuilt(what, wanted)) return;
    await runMaven(what, findMaven(env), env, jdk, log);
    writeFileSync(stampFile(what), wanted);
  } finally {
    lock.release();
  }
}

const stampFile = ({ folder }: Build) => join(folder, 'target/built-from');

function isBuilt(what: Build, wanted: string): boolean {
  return existsSync(stampFile(what)) && readFileSync(stampFile(what), 'utf8') === wanted;
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const files = readdirSync(serversRoot, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('pom.xml') || (file.includes('src/main/') && /\.\w+$/.test(file)))
    .filter((file) => !file.includes('target/'))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(join(serversRoot, file)));
  return hash.digest('hex');
}

function findMaven(env: NodeJS.ProcessEnv): string {
  const folders = [
    ...[env.MAVEN_HOME, env.M2_HOME].filter((home) => home !== undefined).map((home) => join(home, 'bin')),
    ...(env.PATH ?? '').split(delimiter),
    join(env.HOME ?? '', '.sdkman/candidates/maven/current/bin'),
  ];
  const found = folders.map((folder) => join(folder, programName('mvn'))).find((file) => existsSync(file));
  if (found) return found;
  throw new StartProblem(
    'No Maven (mvn), which fetches the servers the first time.',
    'Install it (Debian: apt-get install maven, macOS: brew install maven), or set MONGO_URL, KAFKA_BROKERS and ELASTICSEARCH_URL to your own servers.',
  );
}

async function runMaven(
  { folder, line }: Build,
  maven: string,
  env: NodeJS.ProcessEnv,
  jdk: Jdk,
  log: (line: string) => void,
): Promise<void> {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const logFile = join(folder, 'target/build.log');
  log(line);
  const child = startChild({
    name: 'Maven',
    file: maven,
    args: ['--batch-mode', 'package'],
    cwd: folder,
    env: { ...env, JAVA_HOME: jdk.home },
    logFile,
  });
  const report = setInterval(() => log(`  … ${filesFetched(logFile)} files fetched, ${seconds()} s`), 5_000);
  const end = await child.ended.finally(() => clearInterval(report));
  if (end === 'ended with code 0') return log(`Fetched and built in ${seconds()} s`);
  throw new StartProblem(
    `Maven could not fetch or build them (it ${end}):\n${lastLines(logFile, 12, /ERROR/)}`,
    `If a host can't be reached, check the network (or Maven's proxy and mirror in ~/.m2/settings.xml); if the disk is full, free some space; then run the same command again. Full output: ${logFile}`,
  );
}

function filesFetched(logFile: string): number {
  return readFileSync(logFile, 'utf8').split('Downloaded from').length - 1;
}
