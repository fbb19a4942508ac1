import mongoose from 'mongoose';
import { readIndexerConfig } from '#indexer/config.ts';
import { startIndexer } from '#indexer/start-indexer.ts';
import { dieWhenArmed } from './die-before-write.ts';

/** The indexer, which `npm run kills` can kill before a write. Needs `monitorCommands=true` in MONGO_URL. */
const indexer = await startIndexer(readIndexerConfig(process.env));
process.once('SIGTERM', () => void indexer.stop().then(() => process.exit(0)));
// the default connection is never opened
dieWhenArmed(mongoose.connections.slice(1).map((connection) => connection.getClient()));
