import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { removeFile } from '#mongo/files/store-file.ts';

/** Removes what was read of an account's resumes, and files that still wait to be read; `only` limits it to these. */
export async function removeReadings(
  { mongo, changes }: Pick<Dependencies, 'mongo' | 'changes'>,
  createdBy: Types.ObjectId,
  { only }: { only?: readonly { _id: Types.ObjectId }[] } = {},
): Promise<void> {
  const readings = await mongo.tasks.find({ createdBy, kind: 'read-resume' }, { input: 1 }).lean();
  for (const { _id, input } of readings) {
    if (only && !only.some((one) => one._id.equals(_id))) continue;
    if (typeof input?.file === 'string') await removeFile(mongo, new Types.ObjectId(input.file));
    await changes.tasks.remove(_id);
  }
}
