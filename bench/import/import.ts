import { workDuringSearches } from '../search/work-during-searches.ts';
import { importFile } from './import-file.ts';
import { makeSpreadsheet } from './make-spreadsheet.ts';

/** Other people in each file. */
const SEEDS = { first: 99, alone: 1, besideSearches: 2 };

/**
 * Spreadsheets of `rows` candidates from upload to done: rows a second of the first one after the servers' start, of
 * one alone, and of one during searches; its memory, and its effect on searches.
 */
export async function benchImport(rows: number) {
  const files = {
    first: await makeSpreadsheet(rows, SEEDS.first),
    alone: await makeSpreadsheet(rows, SEEDS.alone),
    besideSearches: await makeSpreadsheet(rows, SEEDS.besideSearches),
  };
  const rate = (seconds: number) => Math.round(rows / seconds);
  const timed = async (base: string, cookie: string, file: string) => {
    const started = performance.now();
    const { saved } = await importFile(base, cookie, file);
    return { saved, rowsPerSecond: rate((performance.now() - started) / 1000) };
  };
  const { prepared, result, seconds, busySearchMs, p99OverQuiet, ...measured } = await workDuringSearches(
    'import',
    async (base, cookie) => ({
      first: await timed(base, cookie, files.first),
      alone: await timed(base, cookie, files.alone),
    }),
    (base, cookie) => importFile(base, cookie, files.besideSearches),
  );
  return {
    rows,
    ...prepared,
    besideSearches: { saved: result.saved, rowsPerSecond: rate(seconds) },
    ...measured,
    searchMsDuringImport: busySearchMs,
    p99OverQuiet,
  };
}
