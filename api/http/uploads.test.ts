import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareUploads } from './uploads.ts';

it('uploads that a killed process left are removed at a start, those of running requests are not', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'uploads-')), 'uploads');
  const now = new Date('2026-03-01T12:00:00Z');
  await prepareUploads(folder, now);
  for (const [name, time] of [
    ['left', '2026-03-01T10:59:00Z'],
    ['running', '2026-03-01T11:01:00Z'],
  ] as const) {
    await writeFile(join(folder, name), 'file');
    await utimes(join(folder, name), new Date(time), new Date(time));
  }
  await prepareUploads(folder, now);
  expect(await readdir(folder)).toEqual(['running']);
});
