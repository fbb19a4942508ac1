import type { Dependencies } from '#api/dependencies.ts';
import type { ImportReportRecord, ReportedRow } from '#mongo/models/import-report.ts';
import { emailsIn, phonesIn } from '#mongo/personal-words.ts';
import type { Identity, PersonFinder } from './person-finder.ts';

const ERASED_REASON = 'Erased on request.';
/** With its kind: a number of ten digits; shorter runs of digits are dates and amounts. */
const PHONE_KEY_LENGTH = 'phone:'.length + 10;

/**
 * Empties the person's rows in imports' reports. A row is theirs if it holds an email, phone number or ID of theirs, or
 * their name and no contact of anybody else. Row numbers stay, so that a report still adds up. Gives how many rows
 * there were. Idempotent. Reads every report once.
 */
export async function blankImportRows(
  { mongo }: Pick<Dependencies, 'mongo'>,
  finder: PersonFinder,
  { contactKeys }: Identity,
): Promise<number> {
  const keys = new Set(contactKeys);
  let erased = 0;
  for await (const { _id, rows } of mongo.importReports
    .find({})
    .lean<ImportReportRecord[]>()
    .cursor({ batchSize: 20 })) {
    const set: Record<string, unknown> = {};
    rows.forEach((row, at) => {
      if (isTheirs(row, finder, keys)) {
        set[`rows.${at}`] = emptied(row);
        erased += 1;
        return;
      }
      row.problems.forEach(({ reason }, place) => {
        const without = finder.blank(reason, 'contacts');
        if (without !== reason) set[`rows.${at}.problems.${place}.reason`] = without;
      });
    });
    if (Object.keys(set).length > 0) await mongo.importReports.updateOne({ _id }, { $set: set });
  }
  return erased;
}

function isTheirs({ cells }: ReportedRow, finder: PersonFinder, keys: ReadonlySet<string>): boolean {
  if (cells.some((cell) => finder.hasContact(cell))) return true;
  // first and last name stand in cells of their own, side by side
  const isNamed = cells.some((cell) => finder.isName(cell)) || finder.isIn(cells.join(' '));
  return isNamed && !cells.some((cell) => contactsIn(cell).some((key) => !keys.has(key)));
}

const contactsIn = (cell: string): string[] => [
  ...emailsIn(cell).map(({ key }) => key),
  ...phonesIn(cell)
    .map(({ key }) => key)
    .filter((key) => key.length === PHONE_KEY_LENGTH),
];

const emptied = ({ rowNumber, outcome }: ReportedRow): ReportedRow => ({
  rowNumber,
  outcome,
  cells: [],
  problems: [{ column: '', reason: ERASED_REASON }],
});
