import type { Mongo } from '#mongo/connect-mongo.ts';

/**
 * Removes every record whose time has come by an index that says how long records are kept (`expireAfterSeconds`), as
 * MongoDB does by itself and the embedded server does not. Gives how many there were.
 */
export async function removeExpired({ connection }: Pick<Mongo, 'connection'>, now: Date): Promise<number> {
  let removed = 0;
  for (const model of Object.values(connection.models)) {
    for (const [fields, { expireAfterSeconds }] of model.schema.indexes()) {
      const [field] = Object.keys(fields);
      if (typeof expireAfterSeconds !== 'number' || !field) continue;
      const before = new Date(now.getTime() - expireAfterSeconds * 1_000);
      removed += (await model.deleteMany({ [field]: { $lt: before } })).deletedCount;
    }
  }
  return removed;
}
