import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Types } from 'mongoose';

export interface TaskFolder {
  path: string;
  remove(): Promise<void>;
}

/**
 * An empty folder for a task's files in the system's folder for temporary ones, named by task and process: a process
 * that has lost its lease may still read its own. Removes those of processes that have crashed.
 */
export async function openTaskFolder(kind: 'import' | 'inbox', task: Types.ObjectId): Promise<TaskFolder> {
  const name = `${kind}-${task}-`;
  const path = join(tmpdir(), `${name}${process.pid}`);
  const remove = () => rm(path, { recursive: true, force: true });
  for (const entry of await readdir(tmpdir())) {
    if (entry.startsWith(name) && !isRunning(Number(entry.slice(name.length))))
      await rm(join(tmpdir(), entry), { recursive: true, force: true });
  }
  await remove();
  await mkdir(path, { mode: 0o700 });
  return { path, remove };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
