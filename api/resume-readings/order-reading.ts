import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { checkResume } from '#api/resumes/check-resume.ts';
import type { Session } from '#api/sessions/session.ts';
import { resumeMediaTypes } from '#mongo/files/resume-kind.ts';
import { removeFile, storeFile } from '#mongo/files/store-file.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { openTaskStates } from '#mongo/models/task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { readingSlot } from '#mongo/tasks/slots.ts';
import { removeReadings } from './remove-readings.ts';

const BUSY = 'Your other resume is being read. Please try again in a few seconds.';

/**
 * Has a resume read by the indexer; gives the reading's id. What was read before for the same account goes. Throws what
 * checkResume throws, and 409 while another one of the account's is being read.
 */
export async function orderReading(
  deps: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  session: Session,
  bytes: Buffer,
): Promise<Types.ObjectId> {
  const { mongo, changes, now } = deps;
  const contentType = resumeMediaTypes[checkResume(bytes)];
  const createdBy = new Types.ObjectId(session.user._id);
  const open = await mongo.tasks.exists({ createdBy, kind: 'read-resume', state: { $in: openTaskStates } });
  if (open) throw new ApiError(409, BUSY);
  const former = await mongo.tasks.find({ createdBy, kind: 'read-resume' }, { _id: 1 }).lean();
  const { _id: file } = await storeFile(mongo, { name: 'resume', contentType, createdBy }, [bytes], now());
  const order = { kind: 'read-resume', createdBy, input: { file: String(file) }, total: 1 } as const;
  const reading = await createTask(changes, { ...order, slot: readingSlot(createdBy) }, now()).catch(
    async (error: unknown) => {
      await removeFile(mongo, file);
      throw isKeyTaken(error) ? new ApiError(409, BUSY, { cause: error }) : error;
    },
  );
  await removeReadings(deps, createdBy, { only: former });
  return reading;
}
