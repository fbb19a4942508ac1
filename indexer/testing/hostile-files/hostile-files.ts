import { activeFiles } from './active-files.ts';
import { bombs } from './bombs.ts';
import { damaged, encrypted, wrongKinds } from './damaged-files.ts';
import type { HostileFile } from './hostile-file.ts';

/** All of them, generated here so that the repository contains none. `address` is the test's own server. */
export const hostileFiles = (address: string): HostileFile[] => [
  ...wrongKinds,
  ...damaged,
  ...encrypted,
  ...bombs(),
  ...activeFiles(address),
];
