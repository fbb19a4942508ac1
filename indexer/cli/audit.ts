import { followTask, readEntity } from './follow-task.ts';

/** `npm run audit [-- candidates|jobs] [--report-only]`: compares MongoDB and the index, and mends what differs. */
const words = process.argv.slice(2);
const repair = !words.includes('--report-only');
await followTask({ kind: 'audit', input: { entity: readEntity(words), repair } });
