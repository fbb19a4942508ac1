import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readQueryList, type SeenQuery, withSeen, writeQueryList } from '#mongo/query-plans/query-list.ts';
import { runInForeground } from './run-in-foreground.ts';

/**
 * `npm run record-queries [-- <test files>]`: runs tests and writes the queries that the product sent into
 * mongo/query-plans/queries.jsonl. The tests of all folders replace the list; named files only add to it.
 */
const SENDERS = ['api', 'indexer', 'mongo'];
const named = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'talent-search-queries-'));
const file = join(folder, 'seen.jsonl');

const program = join(root, 'node_modules/vitest/vitest.mjs');
const env = { ...process.env, RECORD_QUERIES: file };
const code = await runInForeground(process.execPath, [program, 'run', ...(named.length > 0 ? named : SENDERS)], env);
const seen = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
rmSync(folder, { recursive: true, force: true });
const before = named.length > 0 ? readQueryList() : [];
writeQueryList(
  withSeen(
    before,
    seen.map((line) => JSON.parse(line) as SeenQuery),
  ),
);
process.exit(code);
