import type { ArchiveEntry } from './archive-directory.ts';
import { MAX_FILE_BYTES } from './limits.ts';

export const TOO_LARGE = 'It is larger than 10 MB.';

const OUTSIDE = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:/i;
const METHODS = new Set([0, 8]);
/** What file managers leave in the archives they make. */
const LEFTOVER = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** Whether an entry is a file that somebody meant to send: folders and what file managers leave are none. */
export const isFile = ({ name }: Pick<ArchiveEntry, 'name'>): boolean => !name.endsWith('/') && !LEFTOVER.test(name);

/** Why an entry isn't even unpacked; null where it is. */
export function entryProblem({ name, encrypted, method, unpackedBytes }: ArchiveEntry): string | null {
  if (name.includes('\0') || OUTSIDE.test(name)) return 'Its name leads out of the archive.';
  if (encrypted) return 'It is protected by a password.';
  if (!METHODS.has(method)) return 'It is packed in a way that can’t be read; a common .zip can.';
  return unpackedBytes > MAX_FILE_BYTES ? TOO_LARGE : null;
}
