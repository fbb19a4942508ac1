import { flushCompileCache } from 'node:module';
import { readIndexerConfig } from '#indexer/config.ts';
import { startIndexer } from '#indexer/start-indexer.ts';
import { redirectKafka, steppedClock } from './fault-controls.ts';

/** The indexer, with a clock and a way to Kafka that `npm run faults` controls. */
redirectKafka(process.env);
const indexer = await startIndexer(readIndexerConfig(process.env), {
  now: steppedClock(),
  onFatal: () => process.exit(1),
});
process.once('SIGTERM', () => void indexer.stop().then(() => process.exit(0)));
// it would be written at an exit, and this process is killed
flushCompileCache();
