import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countOf, cycles, importGraph, levelsOf, listSourceFiles, partsOf, sharedPlaces } from './structure.ts';

const files = (entries: Record<string, string>) => new Map(Object.entries(entries));

describe('the import graph', () => {
  const graph = importGraph(
    files({
      'api/a/x.ts': "import { y } from '#api/b/y.ts';\nimport type { Z } from './z.ts';",
      'api/a/z.ts': "export { x } from './x.ts';",
      'api/b/y.ts': "const lazy = await import('#api/c.ts');",
      'api/c.ts': "import { readFileSync } from 'node:fs';",
    }),
  );

  test('knows relative, aliased, type and lazy imports, and leaves packages out', () => {
    expect([...graph].map(([file, imported]) => [file, [...imported]])).toEqual([
      ['api/a/x.ts', ['api/b/y.ts', 'api/a/z.ts']],
      ['api/a/z.ts', ['api/a/x.ts']],
      ['api/b/y.ts', ['api/c.ts']],
      ['api/c.ts', []],
    ]);
  });

  test('finds files that import each other', () => {
    expect(cycles(graph)).toEqual([['api/a/x.ts', 'api/a/z.ts']]);
  });

  test('counts the levels of a folder’s parts', () => {
    expect(levelsOf(partsOf(graph, 'api'))).toEqual({ levels: 3, upwards: 0 });
  });

  test('counts imports that run upwards', () => {
    const loop = importGraph(
      files({
        'api/a/x.ts': "import '#no';\nimport { y } from '#api/b/y.ts';",
        'api/b/y.ts': "import { x } from '#api/a/x.ts';",
      }),
    );
    expect(levelsOf(partsOf(loop, 'api')).upwards).toBe(1);
  });
});

test('places that share six or more lines are found once', () => {
  const lines = Array.from({ length: 9 }, (_, at) => `const line${at} = ${at};`).join('\n');
  expect(sharedPlaces(files({ 'a.ts': lines, 'b.ts': `first();\n${lines}` }))).toEqual([['a.ts:1', 'b.ts:2']]);
  expect(sharedPlaces(files({ 'a.ts': lines.slice(0, 60), 'b.ts': lines.slice(0, 60) }))).toEqual([]);
});

test('words count whole and in any case', () => {
  expect(countOf('look', 'Look, a lookup that looks; look')).toBe(2);
});

describe('this repository', () => {
  const root = resolve(import.meta.dirname, '../..');
  const sources = new Map(listSourceFiles(root).sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const graph = importGraph(sources);

  test('has no import cycle', () => {
    expect(cycles(graph)).toEqual([]);
  });

  test('has no source file of more than 400 lines', () => {
    const long = [...sources].filter(([, source]) => source.split('\n').length > 401);
    expect(long.map(([file]) => file)).toEqual([]);
  });

  test('has at most 24 parts in api/, on at most 8 levels, without upward imports', () => {
    const parts = partsOf(graph, 'api');
    expect(parts.size).toBeLessThanOrEqual(24);
    expect(levelsOf(parts)).toEqual({ levels: expect.toSatisfy((levels: number) => levels <= 8), upwards: 0 });
  });
});
