import type { Dependencies } from '#api/http/dependencies.ts';
import { watchTask } from '#api/index-admin/tasks.ts';
import { sentTypes } from '#mongo/files/sent-types.ts';
import { hashOfKey, nameKey } from '#mongo/identity/contact-keys.ts';
import { type TaskRecord, taskKinds } from '#mongo/models/task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { ERASED, type Identity, type PersonFinder } from './person-finder.ts';
import type { Erased } from './receipt.ts';

/**
 * A job seeker's reading of their own resume belongs to them, regardless of its content; an erasure's own task contains
 * only hashes.
 */
const KINDS = taskKinds.filter((kind) => kind !== 'read-resume' && kind !== 'erase-waiting');
const PARTS = ['input', 'progress', 'log', 'checkpoint', 'result', 'error'] as const;
const FIELDS = Object.fromEntries([...PARTS, 'deleted'].map((part) => [part, 1]));

/**
 * Blanks the person in the tasks of imports and resume parsing: preview rows, file names, reasons and log lines. Each
 * text is written by its own path, so that a running task keeps its progress. Returns the number of tasks. Idempotent.
 * Reads every task once.
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

/** Names of files that became this candidate. */
function ownFiles({ checkpoint }: TaskRecord, applicantID: string): Set<string> {
  const outcomes = Array.isArray(checkpoint?.outcomes) ? checkpoint.outcomes : [];
  return new Set(outcomes.filter((one) => one.applicantID === applicantID).map(({ fileName }) => fileName));
}

interface Collector {
  blank(text: string): string;
  isTheirs(cells: unknown): boolean;
  /** Path and new text of each blanked value. */
  set: Record<string, string>;
}

function collect(value: unknown, path: string, collector: Collector): void {
  if (typeof value === 'string') {
    const without = collector.blank(value);
    if (without !== value) collector.set[path] = without;
  } else if (Array.isArray(value)) {
    for (const [at, entry] of value.entries()) collect(entry, `${path}.${at}`, collector);
  } else if (isPlain(value)) {
    // in the person's own spreadsheet row every cell is blanked, not only those that identify them
    const blank = 'cells' in value && collector.isTheirs(value.cells) ? () => ERASED : collector.blank;
    for (const [name, entry] of Object.entries(value)) collect(entry, `${path}.${name}`, { ...collector, blank });
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isPlain(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** False for ids and dates, which are never blanked. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** An indexer reads about fifty resumes a second. If none is running, the files are removed as soon as one starts. */
const WAIT_MS = 10_000;

/**
 * Lets the indexer check the files waiting in the inbox or for a task: resumes of the person and their rows in
 * spreadsheets are removed. The task contains hashes of the search keys. Returns what was removed before the timeout.
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
    // in a row without any contact, the name is sufficient
    names: names.map(nameKey).map(hashOfKey),
  };
  const id = await createTask(changes, { kind: 'erase-waiting', input }, now());
  for await (const { task, ended } of watchTask(mongo, id, AbortSignal.timeout(WAIT_MS))) {
    if (!ended) continue;
    const { removed = 0, rows = 0 } = (task.result ?? {}) as { removed?: number; rows?: number };
    return { 'waiting resumes': removed, 'spreadsheet rows': rows };
  }
  return {};
}
