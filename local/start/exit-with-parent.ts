// Loaded before a process of the product (`node --import`): stops it in order when its parent is gone.

const LAST_MOMENT_MS = 8_000;

function parentIsGone(): void {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref();
}

// the parent has the other end and never writes; the system closes it however the parent ends
process.stdin.on('end', parentIsGone);
process.stdin.on('error', parentIsGone);
process.stdin.resume();
if ('unref' in process.stdin) process.stdin.unref();
