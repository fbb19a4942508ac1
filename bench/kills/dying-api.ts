import { readApiConfig } from '#api/http/config.ts';
import { startApi } from '#api/main.ts';
import { dieWhenArmed } from './die-before-write.ts';

/** The API, which `npm run kills` can kill before a write. Needs `monitorCommands=true` in MONGO_URL. */
const { deps, stop } = await startApi(readApiConfig(process.env));
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
dieWhenArmed([deps.mongo.connection.getClient()]);
