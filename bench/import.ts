import { importFile } from './import-file.ts';
import { makeSpreadsheet } from './make-spreadsheet.ts';
import { workBesideSearches } from './work-beside-searches.ts';

const SEARCHED_CANDIDATES = 2_000;

/** A spreadsheet of `rows` candidates from upload to done: rows a second, memory, and what searches feel of it. */
export async function benchImport(rows: number) {
  const file = await makeSpreadsheet(rows);
  const { result, seconds, busySearchMs, p99OverQuiet, ...measured } = await workBesideSearches(
    'import',
    Math.min(SEARCHED_CANDIDATES, rows),
    (base, cookie) => importFile(base, cookie, file),
  );
  return {
    rows,
    ...result,
    seconds: Math.round(seconds * 10) / 10,
    rowsPerSecond: Math.round(rows / seconds),
    ...measured,
    searchMsDuringImport: busySearchMs,
    p99OverQuiet,
  };
}
