import { mkdirSync, realpathSync } from 'node:fs';
import { stopChildren } from './servers/child-process.ts';
import { isPortFree } from './servers/free-port.ts';
import { type Lock, takeLock } from './servers/lock.ts';
import { readStartConfig, type StartConfig } from './start/config.ts';
import { runProduct } from './start/run-product.ts';
import { removeServersEnv } from './start/servers-env.ts';
import { StartProblem } from './start-problem.ts';

/** Everything stops within 10 s of Ctrl-C: first the product, which still needs the servers, then the servers. */
const PRODUCT_GRACE_MS = 4_500;
const SERVERS_GRACE_MS = 4_500;

const started = Date.now();
let dataDir: string | null = null;
let lock: Lock | null = null;
let product: { stop(graceMs: number): Promise<void> } | null = null;
let ending = false;

process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
// the process that started this one was killed
process.on('disconnect', () => end(0));

try {
  const config = readStartConfig(process.env);
  lock = await takeData(config);
  await refuseTakenPort(config.port);
  dataDir = config.dataDir;
  product = await runProduct({ config, env: process.env, log, onDeath, dev: process.argv.includes('--dev') });
} catch (error) {
  // work in progress at Ctrl-C ends with errors that add nothing
  if (!ending) {
    report(error);
    end(1);
  }
}

function log(line: string): void {
  if (!ending) console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);
}

function report(error: unknown): void {
  if (error instanceof StartProblem) console.error(`\n${error.message}\n\n  → ${error.remedy}`);
  else if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
    console.error(
      `\n${(error as Error).message}\n\n  → The disk is full: free some space, or point DATA_DIR to another disk.`,
    );
  } else console.error('\n', error);
}

function onDeath(problem: StartProblem): void {
  if (ending) return;
  report(problem);
  end(1);
}

async function end(code: number): Promise<void> {
  if (ending) return;
  console.log('\nStopping …');
  ending = true;
  const asked = Date.now();
  await product?.stop(PRODUCT_GRACE_MS);
  await stopChildren(SERVERS_GRACE_MS);
  if (dataDir) removeServersEnv(dataDir);
  lock?.release();
  console.log(`Stopped (${((Date.now() - asked) / 1000).toFixed(1)} s)`);
  process.exit(code);
}

/** Two products on the same data would conflict: the second start is rejected. */
async function takeData({ dataDir, port }: StartConfig): Promise<Lock> {
  mkdirSync(dataDir, { recursive: true });
  const taken = await takeLock(`data in ${realpathSync(dataDir)}`, `process ${process.pid}, http://localhost:${port}`);
  if ('release' in taken) return taken;
  throw new StartProblem(
    `The product already runs on the data in ${dataDir}: ${taken.heldBy}.`,
    'Use that one, stop it first, or start this one with another DATA_DIR and PORT.',
  );
}

async function refuseTakenPort(port: number): Promise<void> {
  const free = await isPortFree(port).catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(
      `Port ${port} can't be used: ${error.message}.`,
      'Choose one above 1023, for instance: PORT=8081 npm start',
    );
  });
  if (!free) {
    throw new StartProblem(
      `Port ${port} is used by another program.`,
      `Choose another one, for instance: PORT=${port + 1} npm start`,
    );
  }
}
