import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Command {
  name: string;
  file: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** Both outputs go here; each start truncates the log. */
  logFile: string;
}

export interface Child {
  name: string;
  pid: number;
  logFile: string;
  /** Settles when the process has ended, with how it ended. */
  ended: Promise<string>;
  hasEnded(): boolean;
  /** SIGTERM, then SIGKILL after `graceMs`; settles when the process has ended. */
  stop(graceMs: number): Promise<void>;
}

const running = new Set<Child>();

/** Kills every process started here that still runs. */
export async function stopChildren(graceMs: number): Promise<void> {
  await Promise.all([...running].map((child) => child.stop(graceMs)));
}

/**
 * Starts a process in its own group, which the terminal's Ctrl-C does not reach: we stop processes in our order. Only
 * we have the pipe of its standard input, so it notices even if we are killed.
 */
export function startChild(command: Command): Child {
  mkdirSync(dirname(command.logFile), { recursive: true });
  const output = openSync(command.logFile, 'w');
  const isBatchFile = command.file.endsWith('.cmd');
  const child = spawn(isBatchFile ? `"${command.file}"` : command.file, command.args, {
    shell: isBatchFile,
    env: command.env,
    cwd: command.cwd,
    stdio: ['pipe', output, output],
    detached: true,
  });
  closeSync(output);
  const ended = endOf(child);
  const started: Child = {
    name: command.name,
    pid: child.pid ?? 0,
    logFile: command.logFile,
    ended,
    hasEnded: () => !running.has(started),
    async stop(graceMs) {
      if (!running.has(started)) return;
      child.kill('SIGTERM');
      const late = await Promise.race([ended.then(() => false), wait(graceMs, true, { ref: false })]);
      if (late) child.kill('SIGKILL');
      await ended;
    },
  };
  running.add(started);
  void ended.then(() => running.delete(started));
  return started;
}

function endOf(child: ChildProcess): Promise<string> {
  // ignore writes to a child that is gone: its end is reported below
  child.stdin?.on('error', () => undefined);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(`could not be started: ${error.message}`));
    child.on('exit', (code, signal) => resolve(signal ? `was killed by ${signal}` : `ended with code ${code}`));
  });
}
