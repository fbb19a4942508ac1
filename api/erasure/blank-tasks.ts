import type { Dependencies } from '#api/http/dependencies.ts';
import { watchTask } from '#api/index-admin/tasks.ts';
import { sentTypes } from '#mongo/files/resume-kind.ts';
import { hashOfKey, nameKey } from '#mongo/identity/contact-keys.ts';
import { type TaskRecord, taskKinds } from '#mongo/models/task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import type { Erased } from './erase-person.ts';
import { ERASED, type Identity, type PersonFinder } from './person-finder.ts';

/** A job seeker's reading of their own resume belongs to them, whatever it names; an erasure's own task holds hashes. */
const KINDS = taskKinds.filter((kind) => kind !== 'read-resume' && kind !== 'erase-waiting');
const PARTS = ['input', 'progress', 'log', 'checkpoint', 'result', 'error'] as const;
const FIELDS = Object.fromEntries([...PARTS, 'deleted'].map((part) => [part, 1]));

/**
 * Blanks what imports and resume parsing keep of the person: a preview's row of theirs, names of files, reasons and log
 * lines. Each text is written by its own path, so that a task at work keeps its progress. Gives how many tasks there
 * were. Idempotent. Reads every task once.
 */
export async function blankTasks(
  { mongo, changes }: Pick<Dependencies, 'mongo' | 'changes'>,
  finder: PersonFinder,
  applicantID: string | undefined,
): Promise<number> {
  let erased = 0;
  const tasks = mongo.tasks.find({ kind: { $in: KINDS } }, FIELDS).lean<TaskRecord[]>();
  for await (const task of tasks.cursor({ batchSize: 100 })) {
    if (task.deleted) continue;
    const own = applicantID ? ownFiles(task, applicantID) : new Set<string>();
    const blank = (text: string) => (own.has(text) ? ERASED : finder.blank(text));
    const isTheirs = (cells: unknown) => textsIn(cells).some((text) => finder.isIn(text) || finder.isName(text));
    const set: Record<string, string> = {};
    for (const part of PARTS) collect(task[part], part, { blank, isTheirs, set });
    if (Object.keys(set).length === 0) continue;
    await changes.tasks.update(task._id, { $set: set });
    erased += 1;
  }
  return erased;
}

/** Names of files whose outcome is this candidate. */
function ownFiles({ checkpoint }: TaskRecord, applicantID: string): Set<string> {
  const outcomes = Array.isArray(checkpoint?.outcomes) ? checkpoint.outcomes : [];
  return new Set(outcomes.filter((one) => one.applicantID === applicantID).map(({ fileName }) => fileName));
}

interface Collector {
  blank(text: string): string;
  isTheirs(cells: unknown): boolean;
  /** Path and new text of what is blanked. */
  set: Record<string, string>;
}

function collect(value: unknown, path: string, collector: Collector): void {
  if (typeof value === 'string') {
    const without = collector.blank(value);
    if (without !== value) collector.set[path] = without;
  } else if (Array.isArray(value)) {
    for (const [at, entry] of value.entries()) collect(entry, `${path}.${at}`, collector);
  } else if (isPlain(value)) {
    // of a spreadsheet's row that is theirs every cell goes, not only those that name them
    const blank = 'cells' in value && collector.isTheirs(value.cells) ? () => ERASED : collector.blank;
    for (const [name, entry] of Object.entries(value)) collect(entry, `${path}.${name}`, { ...collector, blank });
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isPlain(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Ids and dates stay what they are. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

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
