import type { Dependencies } from '#api/dependencies.ts';
import { watchTask } from '#api/tasks/watch-task.ts';
import { hashOfKey, nameKey } from '#mongo/contact-keys.ts';
import { sentTypes } from '#mongo/files/sent-types.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import type { Erased } from './erased.ts';
import type { Identity } from './person-finder.ts';

/** An indexer reads some fifty resumes a second; where none runs, the files go as soon as one does. */
const PATIENCE_MS = 10_000;

/**
 * Has the indexer read the files that wait, in the inbox or for a task: resumes of the person are removed, their rows in
 * spreadsheets blanked. The task holds hashes of what to look for. Gives what was removed before the wait was over.
 * Idempotent.
 */
export async function removeWaitingFiles(
  { mongo, changes, now }: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  { contactKeys, names, applicantID }: Identity,
): Promise<Erased> {
  if (!(await mongo.files.exists({ contentType: { $in: sentTypes } }))) return {};
  const contacts = contactKeys.filter((key) => /^(?:email|phone):/.test(key));
  const keys = [...contactKeys, ...(applicantID ? [`id:${applicantID}`] : [])];
  const input = {
    keys: [...keys, ...(contacts.length > 0 ? [] : names.map(nameKey))].map(hashOfKey),
    // of a row that holds no contact at all the name tells enough
    names: names.map(nameKey).map(hashOfKey),
  };
  const id = await createTask(changes, { kind: 'erase-waiting', input }, now());
  for await (const { task, ended } of watchTask(mongo, id, AbortSignal.timeout(PATIENCE_MS))) {
    if (!ended) continue;
    const { removed = 0, rows = 0 } = (task.result ?? {}) as { removed?: number; rows?: number };
    return { 'waiting resumes': removed, 'spreadsheet rows': rows };
  }
  return {};
}
