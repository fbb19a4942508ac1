import { followTask, readEntity } from './follow-task.ts';

/** `npm run audit [-- candidates|jobs] [--report-only]`: compares MongoDB with the index and repairs differences. */
const words = process.argv.slice(2);
const repair = !words.includes('--report-only');
await followTask({ kind: 'audit', input: { entity: readEntity(words), repair } });
