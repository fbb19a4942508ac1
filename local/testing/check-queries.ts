import { appendFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { acceptedBecause } from '#mongo/query-plans/accepted-queries.ts';
import { declaredIndexes } from '#mongo/query-plans/declared-indexes.ts';
import { planQuery } from '#mongo/query-plans/plan-query.ts';
import type { SeenQuery } from '#mongo/query-plans/query-list.ts';
import { watchQueries } from './watch-queries.ts';

/**
 * Set-up of every test file: it fails if the product sent a query that no declared index serves, whichever server
 * answered it. With RECORD_QUERIES, a file's path, all queries are also written there.
 */
const unserved = onceInEachWorker();

afterAll(() => {
  const problems = unserved.splice(0);
  if (problems.length > 0) {
    throw new Error(
      `No index serves these queries (docs/embedded-mongo.md, "Every query has an index"):\n${problems.join('\n')}`,
    );
  }
});

/** Test files of a worker share their modules and connections' classes: they are watched only once. */
function onceInEachWorker(): string[] {
  const shared = globalThis as { queriesWithoutIndex?: string[] };
  if (shared.queriesWithoutIndex) return shared.queriesWithoutIndex;
  const problems: string[] = [];
  shared.queriesWithoutIndex = problems;
  const known = new Set<string>();
  watchQueries((shape, from, connection) => {
    const text = JSON.stringify({ ...shape, from } satisfies SeenQuery);
    if (known.has(text)) return;
    known.add(text);
    if (process.env.RECORD_QUERIES) appendFileSync(process.env.RECORD_QUERIES, `${text}\n`);
    const plan = planQuery(shape, declaredIndexes(connection, shape.collection));
    if ('problem' in plan && !acceptedBecause(shape, from)) problems.push(`${plan.problem}: ${text}`);
  });
  return problems;
}
