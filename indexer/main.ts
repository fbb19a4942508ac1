import { writeFile } from 'node:fs/promises';
import { EnvironmentProblems } from '#mongo/configuration/read-environment.ts';
import { readIndexerConfig } from './config.ts';
import { startIndexer } from './start-indexer.ts';

/** A shutdown that hangs on an unavailable server must not keep the process running. */
const STOP_WITHIN_MS = 9_000;

const HEARTBEAT_MS = 5_000;

const stopping = new AbortController();
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      setTimeout(() => process.exit(1), STOP_WITHIN_MS);
      stopping.abort(new Error(signal));
      resolve();
    });
  }
});

try {
  const config = readIndexerConfig(process.env);
  const { HEARTBEAT_FILE } = config;
  if (HEARTBEAT_FILE) keepTouching(HEARTBEAT_FILE);
  const indexer = await startIndexer(config, {
    giveUp: stopping.signal,
    // a crash loses nothing, and whatever started the process can start it again
    onFatal: () => process.exit(1),
  });
  await stopped;
  await indexer.stop();
  // the Kafka client keeps a socket open after a broker's restart
  process.exit(0);
} catch (error) {
  if (stopping.signal.aborted) process.exit(0);
  console.error(error instanceof EnvironmentProblems ? error.message : error);
  process.exit(1);
}

function keepTouching(file: string): void {
  // a full disk stops the heartbeat, not the process
  const touch = () => writeFile(file, '').catch((error: unknown) => console.error(error));
  void touch();
  setInterval(touch, HEARTBEAT_MS).unref();
}
