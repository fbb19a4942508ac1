import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

type Deps = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;

/** By then whoever asked for it has long had an answer. */
const STALE_AFTER_MS = 10 * 60_000;

/** Takes away a preview with the people's data that it shows, and the file it was made of. */
export async function dropPreview(
  { mongo, changes }: Deps,
  { task, file }: { task: Types.ObjectId; file: Types.ObjectId },
): Promise<void> {
  // the task first: nobody shall take it up and miss the file
  await changes.tasks.remove(task);
  await removeFile(mongo, file);
  await changes.tasks.purge([task]);
}

/** Takes away previews whose API process ended before it could. */
export async function dropStalePreviews(deps: Deps): Promise<void> {
  const before = deps.now().getTime() - STALE_AFTER_MS;
  const found = await deps.mongo.tasks
    .find({ kind: 'preview-import' }, { input: 1, createdAt: 1 })
    .lean<Pick<TaskRecord, '_id' | 'input' | 'createdAt'>[]>();
  for (const { _id, input, createdAt } of found) {
    if (createdAt.getTime() < before)
      await dropPreview(deps, { task: _id, file: new Types.ObjectId(String(input.file)) });
  }
}
