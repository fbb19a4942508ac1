import { type ChildProcess, spawn } from 'node:child_process';

let current: ChildProcess | null = null;

/** Runs a program with our own outputs, in a process group of its own, none of which outlives it; gives its exit code. */
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

/** Ends whatever is left of the program now running. */
export function stopForeground(): void {
  if (!current?.pid) return;
  try {
    process.kill(-current.pid, 'SIGKILL');
  } catch (error) {
    // ESRCH: nobody of the group is left, as it should be
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  current = null;
}
