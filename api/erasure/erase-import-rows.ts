import type { Dependencies } from '#api/dependencies.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ImportReportRecord, ReportedRow } from '#mongo/models/import-report.ts';

const ERASED_REASON = 'Erased on request.';

type Known = Pick<CandidateRecord, 'applicantName'> & {
  /** Of `candidateContacts`, former ones too. */
  contactKeys: readonly string[];
};

/**
 * Empties the rows in imports' ledgers that hold one of the person's emails or phone numbers, or, where none is known,
 * exactly the name. Their numbers stay, so that a report still adds up. Gives how many rows there were.
 */
export async function eraseImportRows({ mongo }: Pick<Dependencies, 'mongo'>, known: Known): Promise<number> {
  const pattern = patternOf(known);
  if (!pattern) return 0;
  let erased = 0;
  const parts = mongo.importReports.find({ 'rows.cells': pattern }).lean<ImportReportRecord[]>().cursor();
  for await (const { _id, rows } of parts) {
    const kept = rows.map((row) => (row.cells.some((cell) => pattern.test(cell)) ? emptied(row) : row));
    erased += kept.filter((row, at) => row !== rows[at]).length;
    await mongo.importReports.updateOne({ _id }, { $set: { rows: kept } });
  }
  return erased;
}

const emptied = ({ rowNumber, outcome }: ReportedRow): ReportedRow => ({
  rowNumber,
  outcome,
  cells: [],
  problems: [{ column: '', reason: ERASED_REASON }],
});

/** Emails whole, phone numbers whatever stands between and before their digits; null for nobody in particular. */
function patternOf({ contactKeys, applicantName }: Known): RegExp | null {
  const emails = valuesOf(contactKeys, 'email:').map((email) => `(?<![\\w.+-])${escaped(email)}(?![\\w-])`);
  const phones = valuesOf(contactKeys, 'phone:').map((digits) => `${[...digits].join('\\D{0,3}')}(?!\\d)`);
  const name = applicantName ? [`^\\s*${escaped(applicantName)}\\s*$`] : [];
  const parts = emails.length + phones.length > 0 ? [...emails, ...phones] : name;
  return parts.length > 0 ? new RegExp(parts.join('|'), 'i') : null;
}

const valuesOf = (keys: readonly string[], kind: string) =>
  keys.filter((key) => key.startsWith(kind)).map((key) => key.slice(kind.length));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
