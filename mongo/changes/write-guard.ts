import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from 'mongoose';
import { trackedEntities } from './change-event.ts';

/**
 * Blocks every way to write a tracked collection without raising its revision. All of mongoose's writes (save,
 * insertMany, bulkSave, findOneAndUpdate, …) end in the methods of the model's collection; the guard is there because
 * hooks can be bypassed.
 */
const WRITES = [
  'bulkWrite',
  'deleteMany',
  'deleteOne',
  'drop',
  'findAndModify',
  'findOneAndDelete',
  'findOneAndReplace',
  'findOneAndUpdate',
  'initializeOrderedBulkOp',
  'initializeUnorderedBulkOp',
  'insert',
  'insertMany',
  'insertOne',
  'rename',
  'replaceOne',
  'update',
  'updateMany',
  'updateOne',
] as const;

type Method = (...args: unknown[]) => unknown;

const permitted = new AsyncLocalStorage<true>();

/** Only for mongo/changes and mongo/tasks (a test checks this): writes inside `work` pass the guard. */
export const permitWrites = <T>(work: () => Promise<T>): Promise<T> => permitted.run(true, work);

/** Arms the guard on the connection's models. Call it once, after creating the models. */
export function guardTrackedCollections(connection: Connection): void {
  for (const model of Object.values(connection.models)) refuseOutput(model.collection as object as Methods);
  for (const entity of trackedEntities) {
    const collection = connection.collection(entity) as object as Methods;
    for (const name of WRITES) {
      const write = collection[name];
      if (!write) continue;
      collection[name] = (...args) => {
        if (permitted.getStore()) return write.apply(collection, args);
        throw new Error(`${entity}.${name} would bypass the revision: write through mongo/changes/open-changes.ts`);
      };
    }
  }
}

type Methods = Record<string, Method | undefined>;

/** An aggregation's output stage also writes, into any collection. */
function refuseOutput(collection: Methods): void {
  const aggregate = collection.aggregate as Method;
  collection.aggregate = (...args) => {
    const stages = Array.isArray(args[0]) ? (args[0] as object[]) : [];
    if (stages.some((stage) => '$out' in stage || '$merge' in stage)) {
      throw new Error('an aggregation must not write: $out and $merge would bypass the revision');
    }
    return aggregate.apply(collection, args);
  };
}
