import { activeFiles } from './active-files.ts';
import { bombs } from './bombs.ts';
import { damaged, encrypted, wrongKinds } from './damaged-files.ts';
import type { HostileFile } from './hostile-file.ts';

/** All of them, made here so that the repository holds none. `address` is a server of the test's own. */
export const hostileFiles = (address: string): HostileFile[] => [
  ...wrongKinds,
  ...damaged,
  ...encrypted,
  ...bombs(),
  ...activeFiles(address),
];
