import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const readme = readFileSync(resolve(root, 'README.md'), 'utf8');

/** `api/routes/x.ts`, `mongo/`: what stands between backticks and begins with a folder of ours. */
const paths = [...readme.matchAll(/`((?:ui|api|indexer|search-templates|mongo|local|bench|e2e|docs)\/[\w./-]*)`/g)].map(
  (match) => match[1] ?? '',
);

it('names paths', () => expect(paths.length).toBeGreaterThan(15));

it.each([...new Set(paths)])('names %s, which exists', (path) => {
  expect(existsSync(resolve(root, path))).toBe(true);
});

it('names only scripts that package.json has', () => {
  const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  const named = [...readme.matchAll(/`?npm (?:run )?(start|test|[a-z]+)\b/g)].map((match) => match[1] ?? '');
  expect(named.filter((name) => name !== 'run' && !(name in scripts))).toEqual([]);
});
