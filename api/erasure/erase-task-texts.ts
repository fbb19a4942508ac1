import type { Dependencies } from '#api/dependencies.ts';
import type { TaskKind, TaskRecord } from '#mongo/models/task.ts';
import { contactPattern, type KnownPerson, namePattern } from './person-pattern.ts';

/** Those that keep names of files, or the first rows of a spreadsheet. */
const KINDS: readonly TaskKind[] = [
  'preview-import',
  'import-resumes',
  'parse-resumes',
  'review-resume',
  'save-reviewed-resume',
];
const PARTS = ['input', 'checkpoint', 'result'] as const;
const ERASED = 'erased';

/**
 * Takes every text that says something of the person out of what imports and resume parsing keep: cells of previews,
 * and files' names, those of files that became this candidate too. Gives how many tasks there were.
 */
export async function eraseTaskTexts(
  { mongo, changes }: Pick<Dependencies, 'mongo' | 'changes'>,
  known: KnownPerson & { applicantID: string },
): Promise<number> {
  const patterns = [contactPattern(known), namePattern(known)].filter((pattern) => pattern !== null);
  const saysOf = (text: string) => patterns.some((pattern) => pattern.test(text));
  let erased = 0;
  for await (const task of mongo.tasks
    .find({ kind: { $in: KINDS } })
    .lean<TaskRecord[]>()
    .cursor()) {
    const own = ownFiles(task, known.applicantID);
    const isTold = (text: string) => own.has(text) || saysOf(text);
    const changed = PARTS.flatMap((part) => {
      const without = withoutTexts(task[part], isTold);
      return without === task[part] ? [] : [[part, without] as const];
    });
    if (changed.length === 0) continue;
    await changes.tasks.update(task._id, { $set: Object.fromEntries(changed) });
    erased += 1;
  }
  return erased;
}

/** Names of files whose outcome is this candidate. */
function ownFiles({ checkpoint }: TaskRecord, applicantID: string): Set<string> {
  const outcomes = Array.isArray(checkpoint?.outcomes) ? checkpoint.outcomes : [];
  return new Set(outcomes.filter((one) => one.applicantID === applicantID).map(({ fileName }) => fileName));
}

/** The same value where no text in it is told. Ids and dates stay what they are. */
function withoutTexts<T>(value: T, isTold: (text: string) => boolean): T {
  if (typeof value === 'string') return (isTold(value) ? ERASED : value) as T;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => withoutTexts(entry, isTold));
    return entries.some((entry, at) => entry !== value[at]) ? (entries as T) : value;
  }
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([name, entry]) => [name, withoutTexts(entry, isTold)] as const);
  const isSame = entries.every(([name, entry]) => entry === (value as Record<string, unknown>)[name]);
  return isSame ? value : (Object.fromEntries(entries) as T);
}
