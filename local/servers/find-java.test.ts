import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findJava } from './find-java.ts';

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'jdks-'));
  makeJdk('jvm/old', '17.0.15');
  makeJdk('jvm/lts', '21.0.4');
  makeJdk('jvm/newest', '25');
  makeJdk('jvm/ancient', '1.8.0_402');
  makeJdk('mac/jdk.jdk/Contents/Home', '23.0.1');
  makeJdk('runtime-only/jre', '25', 'java');
  mkdirSync(join(root, 'path'));
  symlinkSync(join(root, 'jvm/lts/bin/java'), join(root, 'path/java'));
  mkdirSync(join(root, 'old-path'));
  symlinkSync(join(root, 'jvm/old/bin/java'), join(root, 'old-path/java'));
});
afterAll(() => rmSync(root, { recursive: true }));

function makeJdk(folder: string, version: string, ...programs: string[]): void {
  mkdirSync(join(root, folder, 'bin'), { recursive: true });
  for (const program of programs.length ? programs : ['java', 'javac'])
    writeFileSync(join(root, folder, 'bin', program), '');
  writeFileSync(join(root, folder, 'release'), `IMPLEMENTOR="Test"\nJAVA_VERSION="${version}"\n`);
}

describe('the JDK that runs the servers', () => {
  it.each([
    ['JAVA_HOME comes first', { JAVA_HOME: 'jvm/lts', PATH: '' }, ['jvm'], 'jvm/lts'],
    ['then the PATH, through its links', { PATH: 'path' }, ['jvm'], 'jvm/lts'],
    ['then the newest installed one', { PATH: '' }, ['jvm'], 'jvm/newest'],
    [
      'a JAVA_HOME and PATH that are too old are skipped',
      { JAVA_HOME: 'jvm/old', PATH: 'old-path' },
      ['jvm'],
      'jvm/newest',
    ],
    ['folders inside a bundle are found', { PATH: '' }, ['mac'], 'mac/jdk.jdk/Contents/Home'],
  ])('%s', (_rule, env: Record<string, string>, folders, expected) => {
    const absolute = Object.fromEntries(Object.entries(env).map(([name, path]) => [name, path && join(root, path)]));
    expect(
      findJava(
        absolute,
        folders.map((folder) => join(root, folder)),
      ).home,
    ).toBe(join(root, expected));
  });

  it.each([
    ['all are too old', { PATH: 'old-path' }, [], /found only 17 in/],
    ['there is none', { PATH: '' }, ['nowhere'], /found none/],
    ['there is only a runtime without a compiler', { PATH: '' }, ['runtime-only'], /found none/],
  ])('is requested if %s', (_rule, env: Record<string, string>, folders, message) => {
    const absolute = Object.fromEntries(Object.entries(env).map(([name, path]) => [name, path && join(root, path)]));
    expect(() =>
      findJava(
        absolute,
        folders.map((folder) => join(root, folder)),
      ),
    ).toThrow(message);
  });
});
