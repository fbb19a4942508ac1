import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

/**
 * Runs a program with our own outputs in its own process group, kills what remains of the group, and returns the exit
 * code.
 */
export async function runInForeground(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(file, args, { env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  running.add(child);
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
  stop(child);
  return code;
}

/** Kills whatever is left of all programs that run. */
export function stopForeground(): void {
  for (const child of running) stop(child);
}

function stop(child: ChildProcess): void {
  running.delete(child);
  if (!child.pid) return;
  try {
    // Windows has no process groups
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // ESRCH: the group has no members left, as expected
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
