import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { shownName } from '#mongo/files/shown-name.ts';
import type { InboxResumeRecord } from '#mongo/models/inbox-resume.ts';

/** Puts a stored file into the inbox under the file's own `_id`; done again it changes nothing. */
export async function addToInbox(mongo: Mongo, resume: InboxResumeRecord): Promise<void> {
  const { _id, ...fields } = resume;
  await mongo.inboxResumes.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true });
}

/** The file's own name, as somebody may see it: without the folders it lay in and without what nobody can see. */
export const ownName = (path: string): string => shownName(path.split(/[\\/]/).at(-1) ?? '', 'resume');

/** The same id for the same entry of the same upload of the same import. */
export function unpackedFileId(task: Types.ObjectId, upload: number, entry: number): Types.ObjectId {
  const hash = createHash('sha256').update(`${task}:${upload}:${entry}:inbox`).digest();
  Buffer.from(task.id).copy(hash, 0, 0, 4);
  return new Types.ObjectId(hash.subarray(0, 12));
}
