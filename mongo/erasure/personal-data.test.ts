import { Schema, SchemaTypes } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import { allPlaces, type Place, placesThat } from './personal-data.ts';

let mongo: Mongo;

beforeAll(async () => {
  mongo = await connectMongo(testNamespace().mongoUrl);
});
afterAll(() => mongo?.close());

/** Every path of a schema, including parts of lists and nested records. */
function pathsOf(schema: Schema, above = ''): string[] {
  return Object.entries(schema.paths).flatMap(([name, type]) => {
    const path = above + name;
    const part = (type as { schema?: Schema }).schema;
    return part ? pathsOf(part, `${path}.`) : [path];
  });
}

/** Kinds of rows that cover all parts of their field; the others cover one field. */
const SPEAK_FOR_PARTS = new Set(['own', 'special', 'kept']);

/** Fields that no row of the table covers. */
function withoutRow(collection: string, schema: Schema, places: readonly Place[] = allPlaces()): string[] {
  const rows = new Map(places.filter((one) => one.collection === collection).map(({ path, held }) => [path, held]));
  return pathsOf(schema).filter((path) => {
    if (rows.has(path)) return false;
    const parts = path.split('.');
    const above = parts.map((_, at) => rows.get(parts.slice(0, at).join('.')));
    if (above.some((held) => held && SPEAK_FOR_PARTS.has(held.rule))) return false;
    // the id of a list entry identifies no person
    return parts.at(-1) !== '_id' || parts.length === 1;
  });
}

describe('the table of personal data', () => {
  it('has a row for every field of every collection', () => {
    const missing = Object.entries(mongo.connection.models).flatMap(([name, { schema }]) =>
      withoutRow(name, schema).map((path) => `${name}.${path}`),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['a field', { note: String }, 'note'],
    ['a field of any shape', { extra: SchemaTypes.Mixed }, 'extra'],
    ['a part of a record', { progress: new Schema({ remark: String }, { _id: false }) }, 'progress.remark'],
    ['a part of a list', { log: [new Schema({ author: String }, { _id: false })] }, 'log.author'],
  ])('reports %s if it is in no row', (_what, fields, path) => {
    expect(withoutRow('tasks', new Schema(fields, { _id: false }))).toEqual([path]);
  });

  it('has no row for a missing field', () => {
    const stale = allPlaces().filter(({ collection, path }) => {
      const known = pathsOf(mongo.connection.models[collection]!.schema);
      return !known.some((one) => one === path || one.startsWith(`${path}.`));
    });
    expect(stale.map(({ collection, path }) => `${collection}.${path}`)).toEqual([]);
  });

  it('searches only in texts, and removes only by id', () => {
    const typeOf = ({ collection, path }: Place) => {
      const type = mongo.connection.models[collection]!.schema.path(path) as { instance: string } & {
        embeddedSchemaType?: { instance: string };
      };
      return type.embeddedSchemaType?.instance ?? type.instance;
    };
    expect([...new Set(placesThat('words').map(typeOf))]).toEqual(['String']);
    expect([...new Set(placesThat('key').map(typeOf))].toSorted()).toEqual(['ObjectId']);
  });
});
