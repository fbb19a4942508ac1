import { Types } from 'mongoose';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import type { TaskContext } from '#indexer/tasks/task-context.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

/**
 * Does a task's work, and continues it from its checkpoint where an erasure has replaced its file meanwhile: rows of
 * the erased person must not be read from the former one.
 */
export async function onCurrentFile<T>(
  { mongo, signal }: Pick<TaskContext, 'mongo' | 'signal'>,
  task: TaskRecord,
  work: (task: TaskRecord) => Promise<T>,
): Promise<T> {
  for (let current = task; ; ) {
    try {
      return await work(current);
    } catch (error) {
      if (signal.aborted || !(error instanceof UnreadableFile)) throw error;
      const stored = await mongo.tasks.findOne({ _id: task._id }).lean<TaskRecord>();
      if (!stored?.input || stored.input.file === current.input.file) throw error;
      current = stored;
    }
  }
}

/** Throws UnreadableFile where the file was removed or replaced. */
export async function refuseReplaced({ mongo }: Pick<TaskContext, 'mongo'>, file: string): Promise<void> {
  if (await mongo.files.exists({ _id: new Types.ObjectId(file) })) return;
  throw new UnreadableFile('The file is no longer stored. Please send it again.');
}
