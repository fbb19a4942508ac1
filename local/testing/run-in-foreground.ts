import { type ChildProcess, spawn } from 'node:child_process';

let current: ChildProcess | null = null;

/**
 * Runs a program with our own outputs in its own process group, kills what remains of the group, and returns the exit
 * code.
 */
export async function runInForeground(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(file, args, { env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  current = child;
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
  stopForeground();
  return code;
}

/** Kills whatever is left of the running program. */
export function stopForeground(): void {
  if (!current?.pid) return;
  try {
    // Windows has no process groups
    if (process.platform === 'win32') current.kill();
    else process.kill(-current.pid, 'SIGKILL');
  } catch (error) {
    // ESRCH: the group has no members left, as expected
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  current = null;
}
