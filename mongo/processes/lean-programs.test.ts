import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Prints the packages that a program loads, when it ends. */
const report = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    resolve(name, context, next) {
      const found = next(name, context);
      const inPackage = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(found.url);
      if (inPackage) loaded.add(inPackage[1]);
      return found;
    },
  });
  process.on('exit', () => console.error('loaded:' + [...loaded].sort().join()));
`;

/** One of these takes longer to load than the rest of the program, for every file that is read. */
const costly = ['mongoose', 'mongodb', 'zod', 'koa', 'kafkajs', '@elastic/elasticsearch'];

test.each([
  ['api/profile/reencode-picture.ts', 'sharp'],
  ['indexer/files/archive/unpack-slice.ts', ''],
  ['indexer/files/spreadsheet/extract-rows.ts', 'xlsx'],
  ['indexer/files/resume-text/read-resume-text.ts', ''],
])('%s, started for each file, loads no package of the server', (program, own) => {
  const args = ['--import', `data:text/javascript,${encodeURIComponent(report)}`, resolve(root, program)];
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', input: '' });
  const loaded = /^loaded:(.*)$/m.exec(stderr)?.[1]?.split(',') ?? ['nothing reported'];
  expect(loaded).toContain(own);
  expect(loaded.filter((name) => costly.includes(name))).toEqual([]);
});
