import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readerRights } from './reader-rights.ts';

const folder = mkdtempSync(join(tmpdir(), 'talent-search-rights-'));
const given = join(folder, 'given');
const other = join(folder, 'other');
writeFileSync(given, 'given');
writeFileSync(other, 'other');
afterAll(() => rmSync(folder, { recursive: true }));

function run(program: string, rights: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [...rights, '-e', program], { encoding: 'utf8' });
  return /ERR_ACCESS_DENIED/.exec(stderr)?.[0] ?? (stdout || stderr);
}
const read = (path: string, rights = readerRights({ read: given })) =>
  run(`process.stdout.write(require('node:fs').readFileSync(${JSON.stringify(path)}, 'utf8').slice(0, 5))`, rights);
const write = (path: string, rights: string[]) =>
  run(`require('node:fs').writeFileSync(${JSON.stringify(path)}, 'new')`, rights);

test('a reader reads its file and the product, and nothing else of the host', () => {
  expect(read(given)).toBe('given');
  expect(read(resolve(import.meta.dirname, '../../package.json'))).toBe('{\n  "');
  for (const path of [other, '/proc/self/environ', `/proc/${process.pid}/environ`, '/etc/passwd', folder]) {
    expect(read(path), path).toBe('ERR_ACCESS_DENIED');
  }
});

test('it writes only where it may, and starts no program', () => {
  expect(write(given, readerRights({ read: given }))).toBe('ERR_ACCESS_DENIED');
  expect(write(other, readerRights({ read: given, write: other }))).toBe('');
  expect(write(join(folder, 'more'), readerRights({ write: `${folder}/*` }))).toBe('');
  expect(run(`require('node:child_process').execFileSync('id')`, readerRights())).toBe('ERR_ACCESS_DENIED');
});
