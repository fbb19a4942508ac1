import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryShape } from './query-shape.ts';

/** One line of the list: a shape, the driver's methods and the files that send it. */
export interface ListedQuery extends Omit<QueryShape, 'operation'> {
  operations: string[];
  from: string[];
}

/** A query that a file was seen to send. */
export type SeenQuery = QueryShape & { from: string };

const FILE = join(import.meta.dirname, 'queries.jsonl');

/** All query shapes of the product, as recorded by `npm run record-queries`. */
export const readQueryList = (): ListedQuery[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ListedQuery);

/** Replaces the list. Lines are sorted, so that a new query is one new line. */
export function writeQueryList(queries: readonly ListedQuery[]): void {
  const lines = queries.map((query) => JSON.stringify(query)).sort();
  writeFileSync(FILE, `${lines.join('\n')}\n`);
}

/** The list with further queries: one line for each shape. */
export function withSeen(listed: readonly ListedQuery[], seen: readonly SeenQuery[]): ListedQuery[] {
  const all = new Map<string, ListedQuery>();
  const add = ({ operations, from, ...shape }: ListedQuery) => {
    const key = JSON.stringify(shape);
    const known = all.get(key);
    all.set(key, {
      ...shape,
      operations: [...new Set([...(known?.operations ?? []), ...operations])].sort(),
      from: [...new Set([...(known?.from ?? []), ...from])].sort(),
    });
  };
  for (const query of listed) add(query);
  for (const { operation, from, ...shape } of seen) add({ ...shape, operations: [operation], from: [from] });
  return [...all.values()];
}
