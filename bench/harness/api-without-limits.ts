import { readApiConfig } from '#api/http/config.ts';
import { startApi } from '#api/main.ts';
import { liftLimits } from './lift-limits.ts';

/** The API without its rate limits, which would block any measurement of sign-ins. Not for anything else. */
const { deps, stop } = await startApi(readApiConfig(process.env));
liftLimits(deps);
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
