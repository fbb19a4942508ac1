/**
 * Writes twelve spreadsheets in the forms in which job portals and recruiters export candidates, with a label a row.
 *   node bench/resume-set/make-spreadsheets.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import * as XLSX from 'xlsx';
import { exports, type Sheet } from './spreadsheets/exports.ts';

const folder = new URL('spreadsheets/', import.meta.url);

function bookOf({ above, headers, merges, rows, below, name }: Sheet) {
  const sheet = XLSX.utils.aoa_to_sheet([...above, ...headers, ...rows.map(({ cells }) => cells), ...below]);
  sheet['!merges'] = merges.map((range) => XLSX.utils.decode_range(range));
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, sheet, name);
  return book;
}

mkdirSync(folder, { recursive: true });
for (const sheet of exports()) {
  const type = sheet.file.split('.').at(-1)!;
  const book = bookOf(sheet);
  const content =
    type === 'csv'
      ? Buffer.from(
          `${sheet.hasByteOrderMark ? '\uFEFF' : ''}${XLSX.utils.sheet_to_csv(book.Sheets[sheet.name]!, { FS: sheet.separator ?? ',' })}\n`,
        )
      : XLSX.write(book, { type: 'buffer', bookType: type === 'xls' ? 'biff8' : 'xlsx', compression: true });
  writeFileSync(new URL(sheet.file, folder), content);
  const first = sheet.above.length + sheet.headers.length + 1;
  const head = { file: sheet.file, form: sheet.form, rows: sheet.rows.length, columns: sheet.headers };
  const lines = [head, ...sheet.rows.map(({ label }, at) => ({ row: first + at, ...label }))];
  writeFileSync(new URL(`${sheet.file}.jsonl`, folder), `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
}
