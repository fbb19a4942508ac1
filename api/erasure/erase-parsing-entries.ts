import type { Dependencies } from '#api/dependencies.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

const ERASED_NAME = 'erased';

interface Entry {
  applicantID?: string;
  fileName?: string;
}

/**
 * Takes the names of the person's files out of what resume parsing keeps: a file is often named after whose it is.
 * Gives how many there were.
 */
export async function eraseParsingEntries(
  { mongo, changes }: Pick<Dependencies, 'mongo' | 'changes'>,
  applicantID: string | undefined,
): Promise<number> {
  if (!applicantID) return 0;
  const tasks = await mongo.tasks.find({ 'checkpoint.outcomes.applicantID': applicantID }).lean<TaskRecord[]>();
  let erased = 0;
  for (const task of tasks) {
    const outcomes = (task.checkpoint?.outcomes ?? []) as Entry[];
    const files = (task.input.files ?? []) as Entry[];
    const places = outcomes.flatMap((outcome, at) => (outcome.applicantID === applicantID ? [at] : []));
    const names = places.flatMap((at) => [
      [`checkpoint.outcomes.${at}.fileName`, ERASED_NAME],
      ...(files[at] ? [[`input.files.${at}.fileName`, ERASED_NAME]] : []),
    ]);
    await changes.tasks.update(task._id, { $set: Object.fromEntries(names) });
    erased += places.length;
  }
  return erased;
}
