import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';

const WRITES = [
  'bulkWrite',
  'deleteMany',
  'deleteOne',
  'findOneAndDelete',
  'findOneAndUpdate',
  'insertMany',
  'insertOne',
  'replaceOne',
  'updateMany',
  'updateOne',
] as const;

type Method = (...args: unknown[]) => Promise<unknown>;

export class Died extends Error {
  override name = 'Died';
}

/**
 * For tests: a connection that dies before its nth write (from 1). It rejects that write and all later ones, so no
 * cleanup can reach the server, as after a kill -9. Publishing to Kafka clears marks at its own pace and isn't counted.
 */
export async function dyingConnection(url: string, beforeWrite: number): Promise<{ mongo: Mongo; hasDied(): boolean }> {
  const mongo = await connectMongo(url);
  let writes = 0;
  for (const model of Object.values(mongo.connection.models)) {
    const collection = model.collection as unknown as Record<string, Method | undefined>;
    for (const name of WRITES) {
      const write = collection[name];
      if (!write) continue;
      collection[name] = async (...args) => {
        const clearsMarks = name === 'updateMany' && 'unpublished' in (args[0] as object);
        if (!clearsMarks) writes += 1;
        if (writes >= beforeWrite) throw new Died(`died before write ${beforeWrite}: ${model.modelName}.${name}`);
        return write.apply(collection, args);
      };
    }
  }
  return { mongo, hasDied: () => writes >= beforeWrite };
}
