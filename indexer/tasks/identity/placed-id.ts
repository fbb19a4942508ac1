import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/** The same id for the same thing at the same place of a task: repeating the task replaces what it left. */
export function placedId({ task, place }: { task: Types.ObjectId; place: number }, what: string): Types.ObjectId {
  const hash = createHash('sha256').update(`${task}:${place}:${what}`).digest();
  Buffer.from(task.id).copy(hash, 0, 0, 4);
  return new Types.ObjectId(hash.subarray(0, 12));
}
