import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Types } from 'mongoose';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { findFile, readFilePieces } from '#mongo/files/read-file.ts';

export interface WorkFolder {
  spreadsheet: string;
  rows: string;
  remove(): Promise<void>;
}

/**
 * Puts a stored spreadsheet on the disk, in a folder named by its task: an attempt after a crash meets the same one
 * and clears it. Throws UnreadableFile where the file is gone.
 */
export async function openWorkFolder(mongo: Mongo, task: Types.ObjectId, fileId: Types.ObjectId): Promise<WorkFolder> {
  const folder = join(tmpdir(), `import-${task}`);
  const remove = () => rm(folder, { recursive: true, force: true });
  await remove();
  const file = await findFile(mongo, fileId);
  if (!file) throw new UnreadableFile('The file is no longer stored. Please send it again.');
  await mkdir(folder, { mode: 0o700 });
  const spreadsheet = join(folder, 'spreadsheet');
  await pipeline(Readable.from(readFilePieces(mongo, file)), createWriteStream(spreadsheet));
  return { spreadsheet, rows: join(folder, 'rows'), remove };
}
