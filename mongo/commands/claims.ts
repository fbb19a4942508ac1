import type { Types } from 'mongoose';
import { Conflict } from '#mongo/changes/conflict.ts';
import { releaseLeftClaims, untilUnclaimed } from '#mongo/changes/until-unclaimed.ts';
import { permitWrites } from '#mongo/changes/write-guard.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ClaimableCollection, ClaimedRoot } from '#mongo/models/command.ts';

/**
 * Claims records for a command. Claim accounts before candidates, and several records of one collection in one call:
 * all commands then use the same order, which prevents deadlocks.
 */
export interface Claims {
  /** The command's `_id`. */
  command: Types.ObjectId;
  /**
   * Claims them sequentially in the order of their ids; returns those that exist. Throws Conflict if another command
   * keeps its claim for 5 s.
   */
  take(collectionName: ClaimableCollection, ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]>;
  /** Claims those that exist and are currently free, in one bulk write; returns them in any order. */
  takeFree(collectionName: ClaimableCollection, ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]>;
}

export interface OwnClaims extends Claims {
  /** All records that this process may have claimed, even if another process has ended the command since. */
  noted: readonly ClaimedRoot[];
}

export function claimsOf(mongo: Mongo, command: Types.ObjectId): OwnClaims {
  const noted: ClaimedRoot[] = [];

  /** Stored before the claim: another process that ends the command must know what to release. */
  async function noteRoots(collectionName: ClaimableCollection, ids: readonly Types.ObjectId[]): Promise<void> {
    const roots = ids.map((record) => ({ collectionName, record }));
    noted.push(...roots);
    const isOpen = { _id: command, state: 'claiming' } as const;
    const { matchedCount } = await mongo.commands.updateOne(isOpen, { $push: { roots: { $each: roots } } });
    // another process considered this one dead
    if (matchedCount === 0) throw new Conflict();
  }

  /** A claim is not a tracked write: no indexed field changes. */
  function claim(collectionName: ClaimableCollection, ids: readonly Types.ObjectId[]) {
    const filter = { _id: { $in: [...ids] }, deleted: null, command: null };
    return permitWrites(async () => {
      const collection = mongo.connection.collection(collectionName);
      return (await collection.updateMany(filter, { $set: { command } })).matchedCount;
    });
  }

  const inOrder = (ids: readonly Types.ObjectId[]) =>
    [...new Map(ids.map((id) => [id.toHexString(), id])).entries()].toSorted(([a], [b]) => (a < b ? -1 : 1));

  return {
    command,
    noted,
    async take(collectionName, ids) {
      const wanted = inOrder(ids).map(([, id]) => id);
      await noteRoots(collectionName, wanted);
      const taken: Types.ObjectId[] = [];
      for (const id of wanted) {
        let isClaimed = (await claim(collectionName, [id])) === 1;
        while (!isClaimed && (await untilUnclaimed(mongo, collectionName, id))) {
          isClaimed = (await claim(collectionName, [id])) === 1;
        }
        if (isClaimed) taken.push(id);
      }
      return taken;
    },
    async takeFree(collectionName, ids) {
      await noteRoots(collectionName, ids);
      const claimed = await claim(collectionName, ids);
      if (claimed < ids.length && (await releaseLeftClaims(mongo, collectionName, ids)))
        await claim(collectionName, ids);
      const found = await mongo.connection
        .collection<{ command?: Types.ObjectId }>(collectionName)
        .find({ _id: { $in: [...ids] } }, { projection: { command: 1 } })
        .toArray();
      return found.filter((record) => record.command?.equals(command)).map(({ _id }) => _id as Types.ObjectId);
    },
  };
}
