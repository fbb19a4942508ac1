import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';

/** The part of the driver's connection used here. */
interface Connection extends EventEmitter {
  /** Set before `close` is emitted. */
  error: Error | null;
  writeCommand(command: unknown, options: unknown): Promise<void>;
}

const fromMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'));
const { Connection }: { Connection: { prototype: Connection } } = fromMongoose('mongodb/lib/cmap/connection');
const { writeCommand: write } = Connection.prototype;

/**
 * Lets a command fail when its connection closes before it is sent. Version 7.8.0 of the driver then waits without
 * limit for the socket to drain: a request never ends, and if it was a heartbeat, the process never finds the server
 * again. Patches the driver's class once.
 */
Connection.prototype.writeCommand = async function (this: Connection, command, options) {
  const closed = Promise.withResolvers<never>();
  const onClose = () => closed.reject(this.error);
  this.once('close', onClose);
  try {
    await Promise.race([write.call(this, command, options), closed.promise]);
  } finally {
    this.off('close', onClose);
  }
};
