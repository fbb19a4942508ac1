import { expect, it } from 'vitest';
import { programName } from './program-name.ts';

it.each([
  ['java', 'linux', 'java'],
  ['mvn', 'darwin', 'mvn'],
  ['java', 'win32', 'java.exe'],
  ['javac', 'win32', 'javac.exe'],
  ['mvn', 'win32', 'mvn.cmd'],
] as const)('%s on %s is the file %s', (name, platform, file) => {
  expect(programName(name, platform)).toBe(file);
});
