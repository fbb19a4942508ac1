import type { Model } from 'mongoose';
import { Types } from 'mongoose';
import type { ErasedKind } from '#api/contract/erasure-shape.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { placesThat } from '#mongo/personal-data.ts';
import { type Erased, sumErased } from './erased.ts';

/**
 * Removes every record that the table of personal data knows by this candidate or account, and takes it out of others'
 * lists. Idempotent: a second call finds nothing.
 */
export async function removeByKey(
  { mongo }: Pick<Dependencies, 'mongo'>,
  of: 'candidate' | 'account',
  id: string,
): Promise<Erased> {
  const key = new Types.ObjectId(id);
  const parts: Erased[] = [];
  for (const { collection, path, held } of placesThat('key')) {
    if (held.of !== of) continue;
    const model = mongo[collection] as unknown as Model<unknown>;
    const count =
      held.effect === 'remove record'
        ? (await model.deleteMany({ [path]: key })).deletedCount
        : (await model.updateMany({ [path]: key }, { $pull: { [path]: key } })).modifiedCount;
    parts.push({ [held.counts as ErasedKind]: count });
  }
  return sumErased(parts);
}

/** Takes an account out of the searches and shortlists that others shared with it. Idempotent. */
export async function leaveShares({ mongo }: Pick<Dependencies, 'mongo'>, account: Types.ObjectId): Promise<void> {
  for (const { collection, path, held } of placesThat('key')) {
    if (held.of !== 'account' || held.effect !== 'remove entry') continue;
    const model = mongo[collection] as unknown as Model<unknown>;
    await model.updateMany({ [path]: account }, { $pull: { [path]: account } });
  }
}
