import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { whyNot } from './can-run.ts';
import { composeProject } from './compose.ts';
import { smokeEnvironment } from './environment.ts';
import { findPerson, findResume, importPerson, openSession, receiveMail } from './product.ts';

/**
 * `npm run smoke`: builds the image and tries docker-compose.yml as a project of its own with new data, which it
 * removes. Exits with 1 if a step fails, or if no engine answers or an image can't be had.
 */
const SERVICES = ['mongo', 'kafka', 'elasticsearch', 'api', 'indexer'] as const;
const LOG = resolve('var/bench/smoke.log');

const reason = await whyNot();
if (reason) {
  console.error(`The smoke test can't run: ${reason}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'talent-search-smoke-'));
const envFile = join(folder, 'env');
writeFileSync(envFile, await smokeEnvironment(), { mode: 0o600 });
const compose = composeProject(`talent-search-smoke-${randomBytes(3).toString('hex')}`, envFile);
const started = performance.now();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void cleanUp().finally(() => process.exit(1));
  });
}
try {
  await step('build', () => compose.run('build', '--quiet'));
  await step('up', () => compose.run('up', '--detach', '--no-build'));
  await step('sign in, import, search, resume, mail', tryEverything);
  for (const service of SERVICES) {
    await step(`restart ${service}`, async () => {
      await compose.run('restart', service);
      await tryEverything();
    });
  }
  await step('api=2, indexer=3', tryTwoApis);
  await step('down leaves only named volumes', takeDown);
  console.log(`Everything works (${seconds(started)} s).`);
} catch (error) {
  console.error(error);
  await saveLogs();
  process.exitCode = 1;
} finally {
  await cleanUp();
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await work();
  console.log(`${name}: ${seconds(begun)} s`);
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1_000);
}

async function tryEverything(): Promise<void> {
  const [api, mailpit] = await Promise.all([compose.address('api', 8080), compose.address('mailpit', 8025)]);
  const session = await openSession(api);
  const candidate = await findPerson(session, await importPerson(session));
  await findResume(session, candidate);
  await receiveMail(session, mailpit);
}

async function tryTwoApis(): Promise<void> {
  await compose.run('up', '--detach', '--no-build', '--scale', 'api=2', '--scale', 'indexer=3');
  const sessions = [];
  for (const container of [1, 2]) sessions.push(await openSession(await compose.address('api', 8080, container)));
  for (const session of sessions) {
    const word = await importPerson(session);
    await Promise.all(sessions.map((each) => findPerson(each, word)));
  }
}

async function takeDown(): Promise<void> {
  const anonymous = await compose.anonymousVolumes();
  if (anonymous.length > 0) throw new Error(`a container has a volume without a name: ${anonymous}`);
  await compose.run('down');
  const { containers, networks, volumes } = await compose.parts();
  if (containers.length + networks.length > 0) throw new Error(`down left ${[...containers, ...networks]}`);
  if (volumes.length === 0) throw new Error('down removed the data');
}

async function saveLogs(): Promise<void> {
  mkdirSync(resolve('var/bench'), { recursive: true });
  const [state, logs] = await Promise.all([compose.run('ps', '--all'), compose.run('logs', '--no-color')]);
  writeFileSync(LOG, `${state}\n${logs}`);
  console.error(`The logs of all services: ${LOG}`);
}

async function cleanUp(): Promise<void> {
  await compose.run('down', '--volumes', '--timeout', '5');
  rmSync(folder, { recursive: true, force: true });
}
