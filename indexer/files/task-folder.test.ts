import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { openTaskFolder } from './task-folder.ts';

const folderOf = (task: Types.ObjectId, pid: number | undefined) => {
  const path = join(tmpdir(), `import-${task}-${pid}`);
  mkdirSync(path);
  return path;
};

test('a process that works on the same task keeps its files', async () => {
  const task = new Types.ObjectId();
  const others = folderOf(task, process.ppid);
  const { path, remove } = await openTaskFolder('import', task);
  expect(path).not.toBe(others);
  await remove();
  expect([existsSync(others), existsSync(path)]).toEqual([true, false]);
  rmSync(others, { recursive: true });
});

test('the files of a crashed process are removed', async () => {
  const task = new Types.ObjectId();
  const crashed = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(crashed, 'exit');
  const left = folderOf(task, crashed.pid);
  const { remove } = await openTaskFolder('import', task);
  expect(existsSync(left)).toBe(false);
  await remove();
});

test('what an earlier attempt of this process left is removed', async () => {
  const task = new Types.ObjectId();
  const { path } = await openTaskFolder('import', task);
  writeFileSync(join(path, 'spreadsheet'), '');
  const { remove } = await openTaskFolder('import', task);
  expect(existsSync(join(path, 'spreadsheet'))).toBe(false);
  await remove();
});
