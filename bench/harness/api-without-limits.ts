import { readApiConfig } from '#api/http/config.ts';
import { startApi } from '#api/main.ts';
import { liftLimits } from './lift-limits.ts';

/** The API as it is but for its rate limits, which no measurement of sign-ins would get past. Not for anything else. */
const { deps, stop } = await startApi(readApiConfig(process.env));
liftLimits(deps);
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
