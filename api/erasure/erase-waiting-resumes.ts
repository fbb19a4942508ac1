import type { Dependencies } from '#api/dependencies.ts';
import { watchTask } from '#api/tasks/watch-task.ts';
import { hashOfKey, nameKey } from '#mongo/contact-keys.ts';
import { sentTypes } from '#mongo/files/sent-types.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import type { KnownPerson } from './person-pattern.ts';

/** An indexer reads some fifty a second; where none is there, they go as soon as one is. */
const PATIENCE_MS = 10_000;

/**
 * Has the indexer read the resumes that wait, in the inbox or for a task, and remove the person's. It is told hashes of
 * what to look for. Gives how many were removed before the wait for it was over.
 */
export async function eraseWaitingResumes(
  { mongo, changes, now }: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  { contactKeys, name, applicantID }: KnownPerson & { applicantID: string },
): Promise<number> {
  if (!(await mongo.files.exists({ contentType: { $in: sentTypes } }))) return 0;
  const isReachable = contactKeys.some((key) => /^(?:email|phone):/.test(key));
  const keys = [...contactKeys, `id:${applicantID}`, ...(isReachable || !name ? [] : [nameKey(name)])].map(hashOfKey);
  const id = await createTask(changes, { kind: 'erase-waiting', input: { keys } }, now());
  for await (const { task, ended } of watchTask(mongo, id, AbortSignal.timeout(PATIENCE_MS))) {
    if (ended) return Number(task.result?.removed ?? 0);
  }
  return 0;
}
