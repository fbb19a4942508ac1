import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const readme = readFileSync(resolve(root, 'README.md'), 'utf8');

/** `api/routes/x.ts`, `mongo/`: text in backticks that starts with one of our folders, except patterns. */
const pathsIn = (page: string) => [
  ...new Set(
    [...page.matchAll(/`((?:domain|ui|api|indexer|search-templates|mongo|local|bench|e2e|docs)\/[\w./-]*)`/g)].map(
      (match) => match[1] ?? '',
    ),
  ),
];

/** Created by a build. */
const BUILT = new Set(['ui/dist']);

it('the README names paths', () => expect(pathsIn(readme).length).toBeGreaterThan(15));

describe.each(['README.md', ...globSync('docs/**/*.md', { cwd: root })])('%s', (page) => {
  it('names only paths that exist', () => {
    const named = pathsIn(readFileSync(resolve(root, page), 'utf8'));
    expect(named.filter((path) => !BUILT.has(path) && !existsSync(resolve(root, path)))).toEqual([]);
  });
});

it('names only scripts that package.json has', () => {
  const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  const named = [...readme.matchAll(/`?npm (?:run )?(start|test|[a-z]+)\b/g)].map((match) => match[1] ?? '');
  expect(named.filter((name) => name !== 'run' && !(name in scripts))).toEqual([]);
});
