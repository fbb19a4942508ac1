import { followTask, readEntity } from './follow-task.ts';

/** `npm run reindex [-- candidates|jobs]`: makes the index anew from MongoDB, while searches go on. */
await followTask({ kind: 'reindex', input: { entity: readEntity(process.argv.slice(2)) } });
