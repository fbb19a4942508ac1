import type { Types } from 'mongoose';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import { TaskCancelled, type TaskContext } from '#indexer/tasks/task-context.ts';
import { removeFile } from '#mongo/files/store-file.ts';

/**
 * Does a task's work and takes its stored file away once the task ends for good: done, cancelled, or unreadable.
 * Where another process goes on with it the file stays.
 */
export async function endingWithFile<T>(
  { mongo, signal }: Pick<TaskContext, 'mongo' | 'signal'>,
  file: Types.ObjectId,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await work();
    await removeFile(mongo, file);
    return result;
  } catch (error) {
    const cause: unknown = signal.aborted ? signal.reason : error;
    if (cause instanceof TaskCancelled || cause instanceof UnreadableFile) await removeFile(mongo, file);
    throw cause;
  }
}
