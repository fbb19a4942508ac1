import { flushCompileCache } from 'node:module';
import { readApiConfig } from '#api/http/config.ts';
import { startApi } from '#api/main.ts';
import { liftLimits } from '../harness/lift-limits.ts';
import { redirectKafka, steppedClock } from './fault-controls.ts';

/** The API without rate limits, with a clock and a way to Kafka that `npm run faults` controls. */
redirectKafka(process.env);
const { deps, stop } = await startApi(readApiConfig(process.env), undefined, steppedClock());
liftLimits(deps);
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
// it would be written at an exit, and this process is killed
flushCompileCache();
