import { followTask, readEntity } from './follow-task.ts';

/** `npm run reindex [-- candidates|jobs]`: rebuilds the index from MongoDB while searches continue. */
await followTask({ kind: 'reindex', input: { entity: readEntity(process.argv.slice(2)) } });
