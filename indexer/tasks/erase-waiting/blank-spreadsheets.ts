import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import { Types } from 'mongoose';
import { z } from 'zod';
import { type Cell, cellText } from '#indexer/files/spreadsheet/cells/cell.ts';
import { type ReadSheet, readSpreadsheet } from '#indexer/files/spreadsheet/read-spreadsheet.ts';
import type { HeaderSearch } from '#indexer/files/spreadsheet/recognise-columns.ts';
import { ERASED_CELL, rowBatches } from '#indexer/files/spreadsheet/row-batches.ts';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import type { TaskContext } from '#indexer/task-runner/task-context.ts';
import { openWorkFolder } from '#indexer/tasks/import-rows/import-file.ts';
import { applicantIdIn } from '#indexer/tasks/parse-resumes/candidate-fields.ts';
import { emailsIn, phonesIn } from '#mongo/erasure/personal-words.ts';
import { findFile, removeFile, storeFile } from '#mongo/files/store-file.ts';
import { hashOfKey, nameKey } from '#mongo/identity/contact-keys.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

/** Hashes (hashOfKey) of an erased person's identifiers. */
interface Wanted {
  /** `email:`, `phone:`, `file:`, `id:`, and `name:` if no contact is known. */
  keys: ReadonlySet<string>;
  /** `name:`, for rows without a contact. */
  names: ReadonlySet<string>;
}

/** With its kind: a number of ten digits; shorter runs of digits are dates and amounts. */
const PHONE_KEY_LENGTH = 'phone:'.length + 10;

/** Whether a spreadsheet's row is the person's: by a contact or ID, or by the name if it has no contact. */
function isTheirRow(cells: readonly Cell[], { keys, names }: Wanted): boolean {
  const texts = cells.map(cellText);
  const ids = texts.flatMap((text) => applicantIdIn(text) ?? []).map((id) => `id:${id}`);
  const contacts = texts
    .flatMap((text) => [...emailsIn(text), ...phonesIn(text)])
    .map(({ key }) => key)
    .filter((key) => !key.startsWith('phone:') || key.length === PHONE_KEY_LENGTH);
  if ([...ids, ...contacts].some((key) => keys.has(hashOfKey(key)))) return true;
  if (contacts.length > 0 || names.size === 0) return false;
  // first and last name are in adjacent cells
  const sideBySide = texts.map((text, at) => `${text} ${texts[at + 1] ?? ''}`);
  return [...texts, ...sideBySide].some((text) => text.trim() !== '' && names.has(hashOfKey(nameKey(text))));
}

const KINDS = ['import-candidates', 'import-candidate-info', 'preview-import'] as const;
const sheetInput = z.looseObject({
  file: z.string().regex(/^[0-9a-f]{24}$/),
  mapping: z.object({ shape: z.string() }).optional(),
});
const BATCH_ROWS = 500;

/** A replaced file that may not be removed yet. */
const replacedFile = z.object({ replaced: z.string() }).partial();

/**
 * Blanks the person's rows in spreadsheets that wait for an import or a preview. Writes the file again with only the
 * sheet that is read; the rows keep their numbers. Returns how many rows there were.
 */
export async function blankSpreadsheets(context: TaskContext, task: TaskRecord, wanted: Wanted): Promise<number> {
  const { replaced } = replacedFile.parse(task.checkpoint ?? {});
  // left by an attempt that ended between two writes
  if (replaced && !(await isNamed(context, replaced))) await removeFile(context.mongo, new Types.ObjectId(replaced));
  let rows = 0;
  for (const waiting of await context.mongo.tasks.find({ kind: { $in: KINDS } }).lean<TaskRecord[]>()) {
    const input = sheetInput.safeParse(waiting.input);
    if (!input.success || waiting.deleted) continue;
    context.signal.throwIfAborted();
    rows += await blankFile(context, task._id, waiting, wanted);
  }
  return rows;
}

const isNamed = ({ mongo }: TaskContext, file: string) =>
  mongo.tasks.exists({ kind: { $in: KINDS }, 'input.file': file });

function headerSearch({ kind, input }: TaskRecord): HeaderSearch {
  const { mapping } = sheetInput.parse(input);
  if (kind === 'import-candidate-info') return 'known';
  return mapping?.shape ?? (kind === 'preview-import' ? 'guess' : 'people');
}

async function blankFile(
  context: TaskContext,
  own: Types.ObjectId,
  waiting: TaskRecord,
  wanted: Wanted,
): Promise<number> {
  const { mongo, changes, signal, now } = context;
  const id = new Types.ObjectId(sheetInput.parse(waiting.input).file);
  const file = await findFile(mongo, id);
  if (!file) return 0;
  const folder = await openWorkFolder(mongo, own, id);
  try {
    const sheet = await readSpreadsheet(folder.spreadsheet, folder.rows, signal, headerSearch(waiting));
    const theirs = await theirRows(folder.rows, wanted);
    if (theirs.size === 0) return 0;
    const { name, contentType, createdBy } = file;
    const bytes = writtenAgain(sheet, folder.rows, theirs);
    const blanked = await storeFile(mongo, { name, contentType, ...(createdBy && { createdBy }) }, bytes, now());
    await context.report({}, { replaced: String(id) });
    const linked = await changes.tasks.update(waiting._id, { $set: { 'input.file': String(blanked._id) } });
    if (!linked) await removeFile(mongo, blanked._id);
    await removeFile(mongo, id);
    return theirs.size;
  } catch (error) {
    // its own task reports a missing file to the user; no task reads a removed file
    if (error instanceof UnreadableFile) return 0;
    throw error;
  } finally {
    await folder.remove();
  }
}

/** Row numbers. */
async function theirRows(rowsFile: string, wanted: Wanted): Promise<Set<number>> {
  const theirs = new Set<number>();
  for await (const { rows } of rowBatches(rowsFile, BATCH_ROWS)) {
    for (const { number, cells } of rows) if (isTheirRow(cells, wanted)) theirs.add(number);
  }
  return theirs;
}

type Values = (string | number | boolean | null)[];

function writtenAgain(sheet: ReadSheet, rowsFile: string, theirs: ReadonlySet<number>): Readable {
  return Readable.fromWeb(writeXlsxStream(allRows(sheet, rowsFile, theirs), { name: 'Candidates' }) as never);
}

async function* allRows(
  { header, headerRow }: ReadSheet,
  rowsFile: string,
  theirs: ReadonlySet<number>,
): AsyncGenerator<Values> {
  let last = 0;
  const upTo = function* (number: number): Generator<Values> {
    for (; last < number - 1; last += 1) yield [];
    last += 1;
  };
  yield* upTo(headerRow);
  yield header.map((text) => text || null);
  for await (const { rows } of rowBatches(rowsFile, BATCH_ROWS)) {
    for (const { number, cells } of rows) {
      yield* upTo(number);
      yield theirs.has(number) ? [ERASED_CELL] : cells.map(writtenCell);
    }
  }
}

/** A day as text: an import reads both in the same way. */
const writtenCell = (cell: Cell): Values[number] => (cell !== null && typeof cell === 'object' ? cellText(cell) : cell);
