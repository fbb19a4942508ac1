import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

const TASK_BYTES = 5;
const ROW_BYTES = 3;

/**
 * The `_id` of the candidate that a row becomes: always the same for the same row of the same import, so that doing a
 * row again after a crash meets what it left. It begins with the import's time, as every `_id` does, and ends with
 * the data row's number (from 0, below 16 million), so that rows are in order.
 */
export function rowCandidateId(task: Types.ObjectId, row: number): Types.ObjectId {
  const bytes = Buffer.alloc(12);
  Buffer.from(task.id).copy(bytes, 0, 0, 4);
  createHash('sha256').update(task.id).digest().copy(bytes, 4, 0, TASK_BYTES);
  bytes.writeUIntBE(row, 4 + TASK_BYTES, ROW_BYTES);
  return new Types.ObjectId(bytes);
}

/** The data row of this import that an `_id` stands for; null where it is of another import, or of none. */
export function rowOfCandidateId(task: Types.ObjectId, id: Types.ObjectId): number | null {
  const row = Buffer.from(id.id).readUIntBE(4 + TASK_BYTES, ROW_BYTES);
  return rowCandidateId(task, row).equals(id) ? row : null;
}
