import { type Cell, cellText } from '#indexer/files/spreadsheet/cells/cell.ts';
import { cellForm, type RecognisedColumn } from '#indexer/files/spreadsheet/recognise-columns.ts';
import { isErasedRow, rowBatches } from '#indexer/files/spreadsheet/row-batches.ts';
import { findOwners } from '#indexer/identity/identify.ts';
import type { TaskContext } from '#indexer/task-runner/task-context.ts';
import { rowKeys } from '#indexer/tasks/import-rows/claim-contacts.ts';
import { readRow, type UnreadCell } from '#indexer/tasks/import-rows/read-row.ts';

/** Cells with the same text in one column that could not be read. */
export interface UnreadForm {
  /** The cell's position in the sheet, from 0. */
  at: number;
  text: string;
  count: number;
  rows: number[];
  reason: string;
}

/** A row that will not become a candidate. */
export interface LeftRow {
  rowNumber: number;
  kind: 'nameless' | 'repeated' | 'known';
  who: string;
  reason: string;
}

export interface RowCheck {
  checkedRows: number;
  unread: UnreadForm[];
  unreadCells: number;
  left: Record<LeftRow['kind'], number>;
  leftRows: LeftRow[];
}

const BATCH_ROWS = 500;
/** The page waits for the answer; 100,000 rows took 20 s. */
const MAX_CHECK_MS = 25_000;
const SHOWN_FORMS = 200;
const SHOWN_ROWS = 200;
const ROWS_OF_A_FORM = 3;
/** As many as a preview can correct, and few enough for a sheet in which every cell is another. */
const KEPT_FORMS = 5_000;
/** Longer cells can't be corrected on the screen. */
const FORM_CHARACTERS = 200;

/**
 * Reads every row as an import would and writes nothing: the cells that can't be read, and the rows that name no person,
 * repeat an earlier row or are a candidate's already. Stops after 25 s.
 */
export async function checkRows(
  { mongo, signal, now }: Pick<TaskContext, 'mongo' | 'signal' | 'now'>,
  rowsFile: string,
  columns: readonly RecognisedColumn[],
): Promise<RowCheck> {
  const until = Date.now() + MAX_CHECK_MS;
  const forms = new Map<string, UnreadForm>();
  const rowOfKey = new Map<string, number>();
  const check: RowCheck = {
    checkedRows: 0,
    unread: [],
    unreadCells: 0,
    left: { nameless: 0, repeated: 0, known: 0 },
    leftRows: [],
  };
  const leave = (rowNumber: number, cells: readonly Cell[], kind: LeftRow['kind'], reason: string) => {
    check.left[kind] += 1;
    if (check.leftRows.length < SHOWN_ROWS)
      check.leftRows.push({ rowNumber, kind, who: whoIn(columns, cells), reason });
  };
  for await (const { rows } of rowBatches(rowsFile, BATCH_ROWS)) {
    signal.throwIfAborted();
    if (Date.now() > until) break;
    const read = rows
      .filter(({ cells }) => !isErasedRow(cells))
      .map(({ number, cells }) => ({ number, cells, row: readRow(columns, cells, now()) }));
    const keyed = read.map(({ cells, row }) => (row.fields ? rowKeys(row.fields, columns, cells) : []));
    const owners = await findOwners(mongo, [...new Set(keyed.flat())]);
    for (const [at, { number, cells, row }] of read.entries()) {
      check.unreadCells += row.unread.length;
      for (const cell of row.unread) addForm(forms, cell, number);
      const keys = keyed[at] ?? [];
      const known = keys.map((key) => owners.get(key)).find((owner) => owner?.state === 'live');
      const earlier = keys.map((key) => rowOfKey.get(key)).find((found) => found !== undefined);
      if (row.fields === null) leave(number, cells, 'nameless', row.refused);
      else if (known) leave(number, cells, 'known', `${known.applicantID || 'A candidate'} has the same contact.`);
      else if (earlier !== undefined) leave(number, cells, 'repeated', `Row ${earlier} is the same person.`);
      else for (const key of keys) rowOfKey.set(key, number);
    }
    check.checkedRows += rows.length;
  }
  check.unread = [...forms.values()].toSorted((a, b) => b.count - a.count).slice(0, SHOWN_FORMS);
  return check;
}

function addForm(forms: Map<string, UnreadForm>, { at, text, reason }: UnreadCell, row: number): void {
  const key = `${at} ${cellForm(text)}`;
  const form = forms.get(key);
  if (form) {
    form.count += 1;
    if (form.rows.length < ROWS_OF_A_FORM) form.rows.push(row);
  } else if (forms.size < KEPT_FORMS && text.length <= FORM_CHARACTERS) {
    forms.set(key, { at, text, count: 1, rows: [row], reason });
  }
}

const NAMES = ['name', 'firstName', 'lastName', 'email', 'phone'] as const;
const WORDS_SHOWN = 3;
const WHO_CHARACTERS = 80;

/** The person of a row, for the list: name, otherwise email or phone, otherwise the first words. */
function whoIn(columns: readonly RecognisedColumn[], cells: readonly Cell[]): string {
  const naming = NAMES.flatMap((name) => columns.filter(({ column }) => column === name));
  const [named] = naming.map(({ at }) => cellText(cells[at])).filter((text) => text !== '');
  const words = cells.map(cellText).filter((text) => /\p{L}/u.test(text));
  return (named ?? words.slice(0, WORDS_SHOWN).join(', ')).slice(0, WHO_CHARACTERS);
}
