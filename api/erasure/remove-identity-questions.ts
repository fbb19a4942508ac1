import type { Dependencies } from '#api/dependencies.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import type { IdentityQuestionRecord } from '#mongo/models/identity-question.ts';
import type { PersonFinder } from './person-finder.ts';

/**
 * Removes resumes and rows that wait for an identity review and hold a contact of the person, with their files. What
 * only a typed contact connects with the person is somebody else's, and stays. Gives how many there were. Idempotent.
 */
export async function removeIdentityQuestions(
  { mongo }: Pick<Dependencies, 'mongo'>,
  finder: PersonFinder,
): Promise<number> {
  let removed = 0;
  const open = mongo.identityQuestions.find({ state: { $ne: 'settled' } }).lean<IdentityQuestionRecord[]>();
  for await (const { _id, incoming, fields, source, file, reading } of open.cursor()) {
    if (!finder.hasContact(JSON.stringify([incoming, fields, source]))) continue;
    for (const id of [file, reading]) if (id) await removeFile(mongo, id);
    removed += (await mongo.identityQuestions.deleteOne({ _id })).deletedCount;
  }
  return removed;
}
