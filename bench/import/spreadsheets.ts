import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import type { RowLabel } from '../resume-set/spreadsheets/columns.ts';
import { type ImportedRow, readExport } from './read-export.ts';
import { facts } from './score-row.ts';

const FOLDER = fileURLToPath(new URL('../resume-set/spreadsheets/', import.meta.url));

type LabelledRow = RowLabel & { row: number };
interface Counts {
  right: number;
  wrong: number;
  missing: number;
  /** Values read although the label has none. */
  invented: number;
}
type Head = { file: string; form: string };

/** The twelve labelled exports: rows accepted that a person would accept, and values by field. No database. */
export async function benchSpreadsheets() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.jsonl'));
  const folder = await mkdtemp(join(tmpdir(), 'exports-'));
  const fields: Record<string, Counts> = {};
  const files: Record<string, string> = {};
  let [wanted, accepted, strangers] = [0, 0, 0];
  try {
    for (const name of names) {
      const { head, rows } = await labelsOf(name);
      const read = await readExport(join(FOLDER, head.file), join(folder, 'rows')).catch(refusal);
      const byNumber = new Map(typeof read === 'string' ? [] : read.map((row) => [row.number, row]));
      const own = scoreFile(rows, byNumber, fields, head.file);
      files[head.file] = typeof read === 'string' ? read : `${own.accepted} of ${own.wanted}`;
      wanted += own.wanted;
      accepted += own.accepted;
      strangers += own.strangers;
      console.log(
        `${head.file.padEnd(24)} ${files[head.file]}${own.strangers ? `, ${own.strangers} without a person` : ''}`,
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log('field               right  wrong  missing  invented');
  for (const [field, { right, wrong, missing, invented }] of Object.entries(fields).toSorted()) {
    const numbers = [right, wrong, missing, invented].map((count) => String(count).padStart(6));
    console.log(`${field.padEnd(18)} ${numbers.join('  ')}`);
  }
  return { rows: { wanted, accepted, share: accepted / wanted, ofNobody: strangers }, fields, files };
}

async function labelsOf(name: string): Promise<{ head: Head; rows: LabelledRow[] }> {
  const lines = (await readFile(join(FOLDER, name), 'utf8')).trim().split('\n');
  const [head, ...rows] = lines.map((line) => JSON.parse(line));
  return { head, rows };
}

function refusal(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  throw error;
}

function scoreFile(
  labels: LabelledRow[],
  rows: Map<number, ImportedRow>,
  fields: Record<string, Counts>,
  file: string,
) {
  const numbers = new Set(labels.filter(({ isAccepted }) => isAccepted).map(({ row }) => row));
  const acceptedRows = [...rows.values()].filter(({ record }) => record !== null);
  for (const label of labels) {
    if (!label.isAccepted) continue;
    const record = rows.get(label.row)?.record;
    if (!record) continue;
    for (const { field, wanted, read } of facts(label, record)) {
      fields[field] ??= { right: 0, wrong: 0, missing: 0, invented: 0 };
      const outcome = judge(wanted, read);
      if (!outcome) continue;
      fields[field][outcome] += 1;
      if (outcome !== 'right' && process.env.SHOW) console.log(`  ${file}:${label.row} ${field}`, wanted, read);
    }
  }
  return {
    wanted: numbers.size,
    accepted: acceptedRows.filter(({ number }) => numbers.has(number)).length,
    strangers: acceptedRows.filter(({ number }) => !numbers.has(number)).length,
  };
}

function judge(wanted: string | undefined, read: string | undefined): keyof Counts | null {
  if (wanted === undefined) return read === undefined ? null : 'invented';
  if (read === undefined) return 'missing';
  return wanted === read ? 'right' : 'wrong';
}
