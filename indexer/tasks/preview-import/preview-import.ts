import { Types } from 'mongoose';
import { z } from 'zod';
import { cellText, isBlank, type SheetRow } from '#indexer/files/spreadsheet/cells/cell.ts';
import type { ColumnFacts } from '#indexer/files/spreadsheet/column-facts.ts';
import { readingsOf } from '#indexer/files/spreadsheet/column-reading.ts';
import { type ReadSheet, readSpreadsheet } from '#indexer/files/spreadsheet/read-spreadsheet.ts';
import {
  chosenColumns,
  headerShape,
  ownColumns,
  type RecognisedColumn,
  recognisedColumns,
} from '#indexer/files/spreadsheet/recognise-columns.ts';
import { rowBatches } from '#indexer/files/spreadsheet/row-batches.ts';
import type { RunTask, TaskContext } from '#indexer/task-runner/task-context.ts';
import {
  columnMapping,
  endingWithFile,
  onCurrentFile,
  openWorkFolder,
} from '#indexer/tasks/import-rows/import-file.ts';
import type { RowFields } from '#indexer/tasks/import-rows/read-column.ts';
import { readCells, readRow } from '#indexer/tasks/import-rows/read-row.ts';
import { readCorrections } from '#mongo/models/import-mapping.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { checkRows } from './check-rows.ts';

/** The displayed value of one cell: `5y 6m`, `₹12.5 LPA`, `28 Feb 1990`. */
function shownFields(fields: RowFields): string {
  return Object.values(fields)
    .map(shown)
    .filter((text) => text !== '')
    .join(', ');
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value instanceof Date) return value.toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  if (Array.isArray(value)) return value.map(shown).join(', ');
  if (typeof value !== 'object') return String(value);
  const part = value as Record<string, unknown>;
  if ('currency' in part) return `₹${Number(part.amount).toLocaleString('en-IN', { maximumFractionDigits: 2 })} LPA`;
  if ('month' in part) return `${part.year}y ${part.month}m`;
  if ('countryCode' in part) return `+${part.countryCode} ${part.number}`;
  if ('isDisabled' in part) return [shown(part.isDisabled), shown(part.desc)].filter(Boolean).join(', ');
  if ('proficiency' in part) return String(part.name);
  return Object.values(part).map(shown).filter(Boolean).join(', ');
}

/** Of a cell's text. */
const SHOWN_CHARACTERS = 200;

interface PreviewedRow {
  rowNumber: number;
  cells: { raw: string; read: string | null; problem: string | null }[];
  /** Problems of the row as a whole. */
  problem: string | null;
}

/** A row's cells as written and as parsed, for each of these positions. */
function previewRow(
  { number, cells }: SheetRow,
  places: readonly number[],
  recognised: readonly RecognisedColumn[],
  today: Date,
): PreviewedRow {
  const columnAt = new Map(recognised.map((column) => [column.at, column]));
  const { refused } = readRow(recognised, cells, today);
  return {
    rowNumber: number,
    problem: refused,
    cells: places.map((at) => {
      const raw = cellText(cells[at]).slice(0, SHOWN_CHARACTERS);
      const column = columnAt.get(at);
      if (!column || isBlank(cells[at])) return { raw, read: null, problem: null };
      const one = readCells([column], cells, today);
      const problem = one.unread[0]?.reason ?? null;
      return { raw, read: problem ? null : shownFields(one.fields).slice(0, SHOWN_CHARACTERS), problem };
    }),
  };
}

const previewInput = z.object({ file: z.string(), mapping: columnMapping.optional() });

const FIRST_ROWS = 10;

/** Reads a spreadsheet as an import would, without writing: the result describes its columns and first rows. */
export const run: RunTask = (context, task) => onCurrentFile(context, task, (current) => runOn(context, current));

function runOn(context: TaskContext, task: TaskRecord) {
  const { file: id, mapping } = previewInput.parse(task.input);
  const file = new Types.ObjectId(id);
  return endingWithFile(context, file, async () => {
    const folder = await openWorkFolder(context.mongo, task._id, file);
    try {
      const search = mapping?.shape ?? 'guess';
      const sheet = await readSpreadsheet(folder.spreadsheet, folder.rows, context.signal, search);
      return await describe(context, sheet, folder.rows, mapping);
    } finally {
      await folder.remove();
    }
  });
}

async function describe(
  context: TaskContext,
  { header, headerRow, sheet, rows, facts }: ReadSheet,
  rowsFile: string,
  asked: z.infer<typeof columnMapping> | undefined,
) {
  const shape = headerShape(header);
  const remembered = asked ? null : await context.mongo.importMappings.findOne({ _id: shape }).lean();
  const chosen =
    asked ??
    (remembered && columnMapping.parse({ ...remembered, shape, corrections: readCorrections(remembered.corrections) }));
  const { recognised } = chosen ? chosenColumns(header, chosen, facts) : recognisedColumns(header, facts);
  const columnAt = new Map(recognised.map((column) => [column.at, column]));
  const own = ownColumns(header);
  const places = own.map(({ at }) => at);
  const first = await firstBatch(rowsFile);
  const check = await checkRows(context, rowsFile, recognised);
  return {
    sheet,
    headerRow,
    rows,
    shape,
    remembered: remembered !== null,
    columns: own.map((column, place) => ({
      ...describeColumn(column, columnAt.get(column.at), facts[column.at]),
      isReadingChosen: Boolean(chosen?.readings?.[place]),
    })),
    corrections: chosen?.corrections ?? [],
    ...check,
    unread: check.unread.map((form) => ({ ...form, at: places.indexOf(form.at) })),
    firstRows: first.map((row) => previewRow(row, places, recognised, context.now())),
  };
}

const describeColumn = (
  { header }: { header: string },
  known: RecognisedColumn | undefined,
  facts: ColumnFacts | undefined,
) => ({
  header: header.slice(0, SHOWN_CHARACTERS),
  column: known?.column ?? null,
  by: known?.by ?? null,
  reading: known?.reading ?? 'none',
  readings: known ? [...readingsOf(known.column, facts)] : [],
  samples: facts?.samples ?? [],
  filled: facts?.filled ?? 0,
});

async function firstBatch(rowsFile: string) {
  for await (const { rows } of rowBatches(rowsFile, FIRST_ROWS)) return rows;
  return [];
}
