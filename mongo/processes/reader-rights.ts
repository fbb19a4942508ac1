import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** What a program of the product loads: its sources and its packages. */
const PROGRAM = ['domain', 'search-templates', 'mongo', 'indexer', 'api', 'node_modules'].map((name) => `${name}/*`);

interface Files {
  /** Besides the product's own files. */
  read?: string;
  /** A file, or a folder followed by `/*`. */
  write?: string;
}

/**
 * Node's arguments for a program that opens an untrusted file. It can't read the host's other files (such as its
 * parent's environment in /proc), start programs or load native code, and can't write except to `write`.
 */
export function readerRights({ read, write }: Files = {}): string[] {
  const readable = [...PROGRAM, 'package.json'].map((path) => `--allow-fs-read=${ROOT}/${path}`);
  return [
    '--permission',
    ...readable,
    ...(read === undefined ? [] : [`--allow-fs-read=${resolve(read)}`]),
    ...(write === undefined ? [] : [`--allow-fs-read=${resolve(write)}`, `--allow-fs-write=${resolve(write)}`]),
  ];
}
