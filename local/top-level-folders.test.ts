import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));

const ignored = ['node_modules', ...read('.gitignore').split('\n')].map((line) => line.replace(/^\/|\/$/g, ''));

/** Every folder of the project with TypeScript. */
const folders = [...new Set(globSync('*/**/*.{ts,tsx}', { cwd: root, exclude: (path) => ignored.includes(path) }))]
  .map((file) => file.split(/[\\/]/)[0] ?? '')
  .filter((folder, at, all) => all.indexOf(folder) === at);

/** No other folder imports their files, or only tests and scripts do. */
const withoutAlias = ['bench', 'e2e'];
/** Tests and development scripts may import every folder. */
const withoutImportRules = ['local', 'bench', 'e2e'];
/** Its tests have a separate configuration. */
const withOwnTests = ['e2e'];

test('the folders are found', () => expect(folders).toEqual(expect.arrayContaining(['api', 'domain', 'ui'])));

describe.each(folders)('%s', (folder) => {
  test('is type-checked', () => expect(json('tsconfig.json').include).toContain(folder));

  test('has its tests run', () => {
    const [, included = ''] = /include: \['\{([^}]*)\}/.exec(read('vitest.config.ts')) ?? [];
    expect([...included.split(','), ...withOwnTests]).toContain(folder);
  });

  test('is copied into the image, or excluded from it by name', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY --from=build \/app\/([\w-]+)/gm)].map(([, name]) => name);
    expect([...copied, ...read('.dockerignore').split('\n')]).toContain(folder);
  });

  test('has an alias', () => {
    const aliases = Object.keys(json('package.json').imports).map((alias) => alias.replace(/^#|\/\*$/g, ''));
    expect([...aliases, ...withoutAlias]).toContain(folder);
  });

  test('has a lint rule about its imports', () => {
    const overrides: { includes: string[]; linter: { rules: { style?: { noRestrictedImports?: unknown } } } }[] =
      json('biome.json').overrides;
    const ruled = overrides
      .filter(({ linter }) => typeof linter.rules.style?.noRestrictedImports === 'object')
      .flatMap(({ includes }) => includes);
    expect([...ruled, ...withoutImportRules.map((one) => `${one}/**`)]).toContain(`${folder}/**`);
  });
});
