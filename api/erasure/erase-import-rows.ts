import type { Dependencies } from '#api/dependencies.ts';
import type { ImportReportRecord, ReportedRow } from '#mongo/models/import-report.ts';
import { contactPattern, type KnownPerson, wholeNamePattern } from './person-pattern.ts';

const ERASED_REASON = 'Erased on request.';

/**
 * Empties the rows in imports' ledgers that hold one of the person's emails or phone numbers, or, where none is known,
 * exactly the name. Their numbers stay, so that a report still adds up. Gives how many rows there were.
 */
export async function eraseImportRows({ mongo }: Pick<Dependencies, 'mongo'>, known: KnownPerson): Promise<number> {
  const pattern = contactPattern(known) ?? wholeNamePattern(known);
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
