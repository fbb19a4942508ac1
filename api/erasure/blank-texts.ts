import type { Model, Types } from 'mongoose';
import type { ErasedKind } from '#api/contract/erasure-shape.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { type Place, placesThat } from '#mongo/personal-data.ts';
import { type Erased, sumErased } from './erased.ts';
import type { PersonFinder } from './person-finder.ts';

type Text = Place & { held: { search: 'everything' | 'contacts'; counts: string } };
type Stored = Record<string, unknown> & { _id: Types.ObjectId | string };

/** Records fetched at once: a comment or notification has a few hundred characters. */
const BATCH = 1_000;
/** A record that somebody edits at the same moment is read again this often. */
const TRIES = 5;

/**
 * Blanks what others wrote about the person in every text of the table: comments, tickets, notifications, names of
 * files and more. Reads each of these collections once, by cursor; the record stays. Idempotent.
 */
export async function blankTexts(deps: Pick<Dependencies, 'mongo' | 'changes'>, finder: PersonFinder): Promise<Erased> {
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

/** Writes only over the very text that was searched: an edit at the same moment is searched again. */
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
      // by element: the others may be edited meanwhile
      value.forEach((entry: unknown, at) => {
        if (typeof entry !== 'string' || blank(entry) === entry) return;
        read[`${path}.${at}`] = entry;
        set[`${path}.${at}`] = blank(entry);
      });
    }
  }
  return { read, set };
}
