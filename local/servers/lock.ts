import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Lock {
  release(): void;
}

/**
 * Takes the lock called `name` for the lifetime of this process: it is a listening socket, which closes with its
 * process, so no stale lock remains. If another process has it, returns that process's description of itself.
 */
export async function takeLock(name: string, holder: string): Promise<Lock | { heldBy: string }> {
  const unique = `talent-search-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${unique}` : join(tmpdir(), `${unique}.sock`);
  for (;;) {
    const lock = await listen(path, holder);
    if (lock) return lock;
    const heldBy = await ask(path);
    if (heldBy !== null) return { heldBy };
    rmSync(path, { force: true });
  }
}

function listen(path: string, holder: string): Promise<Lock | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(holder));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve({ release: () => server.close() });
    });
  });
}

/** The holder's description of itself, or null if no process listens any more. */
function ask(path: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(path);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? resolve(null) : reject(error),
    );
  });
}
