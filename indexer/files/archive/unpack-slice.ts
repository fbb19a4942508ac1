import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESUME_LIMIT_BYTES } from '#domain/limits.ts';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import { entryProblem, isFile, resumeProblem } from './entry-problem.ts';
import { type OpenArchive, openArchive, SLICE_BYTES } from './read-archive.ts';

/** One file of an archive: unpacked under its number in the directory, or the reason why not. */
export type UnpackedFile = { name: string; entry: number } & ({ bytes: number; sha256: string } | { problem: string });

/**
 * The process's output. `unpackedBytes` includes files with a problem; `next` is the entry to continue from, null at
 * the end; `rest` counts the files from there.
 */
export type Slice =
  | { refused: string }
  | { document: true }
  | { files: UnpackedFile[]; unpackedBytes: number; next: number | null; rest: number };

// Runs as a separate process: unpacking that takes too long or too much memory is killed without affecting others.
const [, , archive, folder, from, filesLeft, bytesLeft, purpose] = process.argv;
if (!archive || !folder || (purpose !== 'check' && purpose !== 'unpack'))
  throw new Error('usage: unpack-slice <archive> <folder> <entry> <files left> <bytes left> check|unpack');
process.stdout.write(JSON.stringify(unpack(archive, folder)));

function unpack(path: string, into: string): Slice {
  try {
    const opened = openArchive(path);
    if (opened.entries.some(({ name }) => name.startsWith('word/'))) return { document: true };
    if (opened.entries.every((entry) => !isFile(entry))) return { refused: 'It contains no files.' };
    return unpackFrom(opened, into, Number(from));
  } catch (error) {
    if (error instanceof UnreadableFile || error instanceof RangeError) {
      return { refused: 'It is damaged: its list of contents can’t be read.' };
    }
    throw error;
  }
}

function unpackFrom({ entries, read, unpackedBytes }: OpenArchive, into: string, first: number): Slice {
  const files: UnpackedFile[] = [];
  let bytes = 0;
  for (let entry = first; entry < entries.length; entry++) {
    const found = entries[entry];
    if (!found || !isFile(found)) continue;
    const { name } = found;
    if (files.length >= Number(filesLeft) || bytes >= SLICE_BYTES) {
      return { files, unpackedBytes: unpackedBytes(), next: entry, rest: entries.slice(entry).filter(isFile).length };
    }
    const problem = entryProblem(found);
    if (!problem && bytes + found.unpackedBytes > Number(bytesLeft)) {
      files.push({ name, entry, problem: 'With it the import would be larger than 500 MB.' });
      continue;
    }
    if (problem) {
      files.push({ name, entry, problem });
      continue;
    }
    const unpacked = attempt(() => read(found));
    // a failed entry counts as the maximum size of a file
    bytes += typeof unpacked === 'string' ? RESUME_LIMIT_BYTES : unpacked.length;
    const reason = typeof unpacked === 'string' ? unpacked : resumeProblem(unpacked);
    if (reason) files.push({ name, entry, problem: reason });
    else {
      if (purpose === 'unpack') writeFileSync(join(into, String(entry)), unpacked, { mode: 0o600 });
      files.push({ name, entry, bytes: unpacked.length, sha256: createHash('sha256').update(unpacked).digest('hex') });
    }
  }
  return { files, unpackedBytes: unpackedBytes(), next: null, rest: 0 };
}

function attempt(read: () => Buffer): Buffer | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  }
}
