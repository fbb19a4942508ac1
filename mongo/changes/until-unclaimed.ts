import { setTimeout as pause } from 'node:timers/promises';
import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { openCommandStates } from '#mongo/models/command.ts';
import { Conflict } from './conflict.ts';
import { permitWrites } from './write-guard.ts';

const POLL_EVERY_MS = 20;
const WAIT_MS = 5_000;

interface Claimed {
  deleted?: boolean;
  command?: Types.ObjectId;
}

/**
 * Resolves when no command has claimed the record: true while it exists, false if it is gone or a stub. Releases a
 * claim that an ended command left behind. Throws Conflict after 5 s.
 */
export async function untilUnclaimed(mongo: Mongo, collectionName: string, id: Types.ObjectId): Promise<boolean> {
  const collection = mongo.connection.collection<Claimed>(collectionName);
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    const found = await collection.findOne({ _id: id }, { projection: { command: 1, deleted: 1 } });
    if (!found || found.deleted) return false;
    const { command } = found;
    if (!command) return true;
    const running = await mongo.commands.findOne({ _id: command }, { state: 1 }).lean();
    if (!running || running.state === 'done' || running.state === 'aborted') {
      await releaseClaims(mongo, collectionName, [id], command);
    } else if (performance.now() > deadline) throw new Conflict();
    else await pause(POLL_EVERY_MS);
  }
}

/** Releases claims on these records that ended commands left behind; true if there may have been any. */
export async function releaseLeftClaims(
  mongo: Mongo,
  collectionName: string,
  ids: readonly Types.ObjectId[],
): Promise<boolean> {
  const claimed = { _id: { $in: [...ids] }, command: { $exists: true } };
  const collection = mongo.connection.collection<Claimed>(collectionName);
  const found = await collection.find(claimed, { projection: { command: 1 } }).toArray();
  const holders = new Map(found.flatMap(({ command }) => (command ? [[String(command), command]] : [])));
  const open = { _id: { $in: [...holders.values()] }, state: { $in: openCommandStates } } as const;
  for (const { _id } of await mongo.commands.find(open, { _id: 1 }).lean()) holders.delete(String(_id));
  for (const command of holders.values()) await releaseClaims(mongo, collectionName, ids, command);
  return holders.size > 0;
}

/** Releases those records that the command has claimed. */
export async function releaseClaims(
  mongo: Mongo,
  collectionName: string,
  ids: readonly Types.ObjectId[],
  command: Types.ObjectId,
): Promise<void> {
  const collection = mongo.connection.collection(collectionName);
  await permitWrites(async () => {
    await collection.updateMany({ _id: { $in: [...ids] }, command }, { $unset: { command: '' } });
  });
}
