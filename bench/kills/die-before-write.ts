import { writeFileSync } from 'node:fs';
import type { CommandStartedEvent, MongoClient } from 'mongodb';
import { writesOf } from '../pairs/driver-writes.ts';

/** Sent by the benchmark to a process that it may kill. */
export interface Arm {
  /** The process dies just before this write, from 1; 0 disarms it. */
  beforeWrite: number;
  /** The file in which the process records the write before which it dies. */
  noteIn: string;
}

/** The process's messages: `ready` once; after each Arm, the writes counted since the previous one. */
export type FromDying = { ready: true } | { counted: number };

/**
 * Lets the benchmark kill this process by SIGKILL just before its nth write after it was armed. The driver reports each
 * command before it sends the first byte, so nothing of that write reaches the server and no handler or `finally` runs.
 *
 * A write is one command of the driver that inserts, updates or deletes, whichever client sends it; a bulk write may be
 * several. Two kinds run at their own pace beside the operation and are not counted: renewals of leases and the clearing
 * of marks after publishing.
 */
export function dieWhenArmed(clients: readonly MongoClient[]): void {
  let arm: Arm = { beforeWrite: 0, noteIn: '' };
  let counted = 0;
  const listen = ({ commandName, command }: CommandStartedEvent) => {
    if (arm.beforeWrite === 0 || !isCounted(commandName, command)) return;
    counted += 1;
    if (counted < arm.beforeWrite) return;
    writeFileSync(arm.noteIn, `${commandName} ${command[commandName]}`);
    process.kill(process.pid, 'SIGKILL');
  };
  for (const client of clients) client.on('commandStarted', listen);
  process.on('message', (message: Arm) => {
    const answer: FromDying = { counted };
    [arm, counted] = [message, 0];
    process.send?.(answer);
  });
  // the benchmark has ended: nothing else would end this process
  process.once('disconnect', () => process.exit(1));
  const ready: FromDying = { ready: true };
  process.send?.(ready);
}

function isCounted(name: string, command: CommandStartedEvent['command']): boolean {
  const writes = writesOf(name, command);
  if (writes.length === 0) return false;
  if (writes.every(({ filter }) => filter && 'unpublished' in filter)) return false;
  return !renewsLease(name, command);
}

function renewsLease(name: string, command: CommandStartedEvent['command']): boolean {
  const updates: Record<string, object>[] =
    name === 'update'
      ? command.updates.map(({ u }: { u: object }) => u)
      : name === 'findAndModify'
        ? [command.update]
        : [];
  return (
    updates.length > 0 &&
    updates.every(
      (update) => Object.keys(update ?? {}).join() === '$set' && Object.keys(update.$set ?? {}).join() === 'leaseUntil',
    )
  );
}
