import type { Model, Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { type Place, placesThat } from '#mongo/erasure/personal-data.ts';
import { emailsIn, phonesIn } from '#mongo/erasure/personal-words.ts';
import type { ImportReportRecord, ReportedRow } from '#mongo/models/import-report.ts';
import { blankSearches } from './blank-searches.ts';
import { blankTasks, removeWaitingFiles } from './blank-tasks.ts';
import { type Identity, isUnknown, type PersonFinder, personFinder } from './person-finder.ts';
import { type Erased, sumErased } from './receipt.ts';
import type { ErasedKind } from './receipt-contract.ts';
import { removeHeldReadings, removeIdentityQuestions } from './remove-held.ts';

/**
 * Removes mentions of the person from files, imports and other people's texts. Waiting files come first, because their
 * names may identify the person. Idempotent. The cost grows with all comments, notifications, reports and tasks: about
 * one second for 100,000 short texts.
 */
export async function eraseMentions(
  deps: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  { provenKeys, ...identity }: Identity & { provenKeys: readonly string[] },
): Promise<Erased> {
  if (isUnknown(identity)) return {};
  const finder = personFinder(identity);
  const proven = { ...identity, contactKeys: provenKeys };
  const provenFinder = personFinder(proven);
  const held = await removeHeldReadings(deps, provenFinder, proven);
  return sumErased([
    { 'waiting resumes': held },
    { 'identity questions': await removeIdentityQuestions(deps, provenFinder) },
    await removeWaitingFiles(deps, proven),
    { 'import rows': await blankImportRows(deps, provenFinder, proven) },
    { 'import and parsing entries': await blankTasks(deps, provenFinder, identity.applicantID) },
    await blankTexts(deps, finder),
    await blankSearches(deps, finder),
  ]);
}

const ERASED_REASON = 'Erased on request.';
/** Prefix plus ten digits; shorter runs of digits are dates and amounts. */
const PHONE_KEY_LENGTH = 'phone:'.length + 10;

/**
 * Empties the person's rows in import reports. A row is theirs if it contains their email, phone number or ID, or their
 * name and no other person's contact. Rows keep their numbers, so that totals still match. Returns the number of rows.
 * Idempotent. Reads every report once.
 */
async function blankImportRows(
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
  // first and last name may be in adjacent cells
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

type Text = Place & { held: { search: 'everything' | 'contacts'; counts: string } };
type Stored = Record<string, unknown> & { _id: Types.ObjectId | string };

/** Records fetched per batch: a comment or notification has a few hundred characters. */
const BATCH = 1_000;
/** Maximum number of attempts for a record that is edited concurrently. */
const TRIES = 5;

/**
 * Blanks mentions of the person in every text field listed in the table: comments, tickets, notifications, file names
 * and more. Reads each collection once, by cursor; records are kept. Idempotent.
 */
async function blankTexts(deps: Pick<Dependencies, 'mongo' | 'changes'>, finder: PersonFinder): Promise<Erased> {
  const parts: Erased[] = [];
  for (const [collection, places] of Map.groupBy(placesThat('words'), (place) => place.collection)) {
    const model = deps.mongo[collection] as unknown as Model<Stored>;
    const fields = Object.fromEntries(places.map(({ path }) => [path, 1]));
    const kind = places[0]!.held.counts as ErasedKind;
    let blanked = 0;
    for await (const record of model.find({}, fields).lean<Stored[]>().cursor({ batchSize: BATCH })) {
      if (await blankRecord(deps, finder, { collection, places, record, fields })) blanked += 1;
    }
    parts.push({ [kind]: blanked });
  }
  return sumErased(parts);
}

interface Found {
  collection: Place['collection'];
  places: readonly Text[];
  record: Stored;
  fields: Record<string, number>;
}

/** Overwrites only the exact text that was searched; a concurrently edited text is searched again. */
async function blankRecord(
  { mongo, changes }: Pick<Dependencies, 'mongo' | 'changes'>,
  finder: PersonFinder,
  { collection, places, record, fields }: Found,
): Promise<boolean> {
  const model = mongo[collection] as unknown as Model<Stored>;
  let current: Stored | null = record;
  for (let tries = 0; current && tries < TRIES; tries += 1) {
    const { read, set } = blankedFields(finder, places, current);
    if (Object.keys(set).length === 0) return tries > 0;
    if (collection === 'jobs')
      return (await changes.jobs.update(current._id as Types.ObjectId, { $set: set })) !== null;
    const { matchedCount } = await model.updateOne({ _id: current._id, ...read }, { $set: set });
    if (matchedCount === 1) return true;
    current = await model.findOne({ _id: current._id }, fields).lean<Stored>();
  }
  return false;
}

function blankedFields(finder: PersonFinder, places: readonly Text[], record: Stored) {
  const read: Record<string, unknown> = {};
  const set: Record<string, unknown> = {};
  for (const { path, held } of places) {
    const value = record[path];
    const blank = (text: string) => finder.blank(text, held.search);
    if (typeof value === 'string') {
      const without = blank(value);
      if (without === value) continue;
      read[path] = value;
      set[path] = without;
    } else if (Array.isArray(value)) {
      // element by element: other elements may be edited concurrently
      value.forEach((entry: unknown, at) => {
        if (typeof entry !== 'string' || blank(entry) === entry) return;
        read[`${path}.${at}`] = entry;
        set[`${path}.${at}`] = blank(entry);
      });
    }
  }
  return { read, set };
}
