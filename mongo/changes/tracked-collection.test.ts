import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { openTestChanges, type TestChanges } from './testing/test-changes.ts';
import { topicOf } from './topics.ts';

let opened: TestChanges;
let number = 0;

beforeAll(async () => {
  opened = await openTestChanges();
});
afterAll(() => opened.close());

function newCandidates(count: number): CandidateRecord[] {
  const made = [...generateCandidates({ seed: 3, count, from: number })];
  number += count;
  return made.map(({ resumeText: _, ...record }) => record);
}

async function stored(id: Types.ObjectId) {
  await opened.changes.relay.settled();
  return opened.mongo.candidates.findById(id).lean();
}

async function published(): Promise<number> {
  await opened.changes.relay.settled();
  const offsets = await opened.kafka.endOffsets(topicOf(opened.namespace, 'candidates'));
  return offsets.reduce((sum, { offset }) => sum + Number(offset), 0);
}

async function inserted(): Promise<CandidateRecord> {
  const [record] = newCandidates(1) as [CandidateRecord];
  await opened.changes.candidates.insert([record]);
  return record;
}

describe('a tracked write', () => {
  test('inserts at revision 1, is published, and then carries no mark', async () => {
    const before = await published();
    const record = await inserted();
    const found = await stored(record._id);
    expect(found).toMatchObject({ revision: 1, applicantName: record.applicantName });
    expect(found).not.toHaveProperty('unpublished');
    expect(await published()).toBe(before + 1);
  });

  test('raises the revision by one and applies its operators', async () => {
    const { _id } = await inserted();
    const update = { $set: { applicantName: 'New Name' }, $unset: { gender: '' }, $push: { preferredJob: 'Chef' } };
    expect(await opened.changes.candidates.update(_id, update)).toEqual({ revision: 2 });
    const found = await stored(_id);
    expect(found).toMatchObject({ revision: 2, applicantName: 'New Name' });
    expect(found?.preferredJob).toContain('Chef');
    expect(found).not.toHaveProperty('gender');
  });

  test('changes one entry of a list by array filters', async () => {
    const { _id, primarySkills } = await inserted();
    const options = { arrayFilters: [{ 'entry._id': primarySkills[1]?._id }] };
    await opened.changes.candidates.update(_id, { $set: { 'primarySkills.$[entry].skill': 'Zig' } }, options);
    const found = await stored(_id);
    expect(found?.primarySkills.map(({ skill }) => skill === 'Zig').indexOf(true)).toBe(1);
  });

  test('twenty concurrent ones to one record give twenty revisions', async () => {
    const { _id } = await inserted();
    const revisions = await Promise.all(
      Array.from({ length: 20 }, () => opened.changes.candidates.update(_id, { $set: { ownership: 'X' } })),
    );
    expect(revisions.map((each) => each?.revision).sort((a, b) => a! - b!)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 2),
    );
    expect(await stored(_id)).not.toHaveProperty('unpublished');
  });

  test('touch announces a record without changing it', async () => {
    const record = await inserted();
    expect(await opened.changes.candidates.touch(record._id)).toEqual({ revision: 2 });
    expect((await stored(record._id))?.applicantName).toBe(record.applicantName);
  });

  test('raiseAbove sets the revision above that of the index', async () => {
    const { _id } = await inserted();
    expect(await opened.changes.candidates.raiseAbove(_id, 41)).toEqual({ revision: 42 });
  });

  test.each([
    ['a value over its limit', { $set: { applicantName: 'x'.repeat(500) } }],
    ['a field that the model lacks', { $set: { surprise: 1 } }],
    ['a bare field', { applicantName: 'x' }],
    ['a field of the tracking itself', { $set: { revision: 7 } }],
  ])('%s is refused, and nothing is written', async (_rule, update) => {
    const { _id } = await inserted();
    await expect(opened.changes.candidates.update(_id, update as never)).rejects.toThrow();
    expect(await stored(_id)).toMatchObject({ revision: 1 });
  });

  test('of a missing record returns null', async () => {
    expect(await opened.changes.candidates.update(new Types.ObjectId(), { $set: { ownership: 'X' } })).toBeNull();
    expect(await opened.changes.candidates.touch(new Types.ObjectId())).toBeNull();
    expect(await opened.changes.candidates.remove(new Types.ObjectId())).toBeNull();
  });
});

describe('a removed record', () => {
  test('is an empty stub at the next revision, and stays one after any write', async () => {
    const { _id } = await inserted();
    expect(await opened.changes.candidates.remove(_id)).toEqual({ revision: 2 });
    const stub = await stored(_id);
    expect(Object.keys(stub ?? {}).sort()).toEqual(['_id', 'deleted', 'deletedOn', 'revision']);
    expect(await opened.changes.candidates.update(_id, { $set: { applicantName: 'Back again' } })).toBeNull();
    expect(await opened.changes.candidates.bulkUpdate([{ id: _id, update: { $set: { ownership: 'X' } } }])).toEqual({
      matched: 0,
      conflicts: [],
      gone: [_id],
    });
    expect(Object.keys((await stored(_id)) ?? {}).sort()).toEqual(['_id', 'deleted', 'deletedOn', 'revision']);
    expect(await opened.changes.candidates.remove(_id)).toBeNull();
  });

  test('can be purged; an existing one cannot', async () => {
    const [living, dead] = [await inserted(), await inserted()];
    await opened.changes.candidates.remove(dead._id);
    expect(await opened.changes.candidates.purge([living._id, dead._id])).toBe(1);
    expect(await stored(living._id)).toMatchObject({ revision: 1 });
    expect(await stored(dead._id)).toBeNull();
  });
});

describe('bulk writes', () => {
  test('a thousand are inserted and published', async () => {
    const before = await published();
    const records = newCandidates(1_000);
    expect(await opened.changes.candidates.bulkInsert(records)).toEqual({ inserted: 1_000, duplicates: [] });
    expect(await published()).toBe(before + 1_000);
    expect(await opened.mongo.candidates.countDocuments({ unpublished: /^/ })).toBe(0);
  });

  test('those with a taken key are named by their position, the others are inserted', async () => {
    const [a, b, c] = newCandidates(3) as [CandidateRecord, CandidateRecord, CandidateRecord];
    await opened.changes.candidates.insert([b]);
    expect(await opened.changes.candidates.bulkInsert([a, b, c])).toEqual({ inserted: 2, duplicates: [1] });
    await expect(opened.changes.candidates.insert([b])).rejects.toMatchObject({ code: 11000 });
  });

  test('an invalid one stops all before anything is written', async () => {
    const [a, b] = newCandidates(2) as [CandidateRecord, CandidateRecord];
    const broken = { ...b, applicantName: 'x'.repeat(500) };
    await expect(opened.changes.candidates.bulkInsert([a, broken])).rejects.toThrow(/applicantName/);
    expect(await stored(a._id)).toBeNull();
  });

  test('each update raises its own revision', async () => {
    const records = newCandidates(50);
    await opened.changes.candidates.bulkInsert(records);
    const before = await published();
    const changes = records.map(({ _id }, at) => ({ id: _id, update: { $set: { ownership: `Team ${at}` } } }));
    expect(await opened.changes.candidates.bulkUpdate(changes)).toEqual({ matched: 50, conflicts: [], gone: [] });
    expect(await stored(records[49]!._id)).toMatchObject({ revision: 2, ownership: 'Team 49' });
    expect(await published()).toBe(before + 50);
  });

  test('each removal leaves a stub at the next revision; removed ones stay unchanged', async () => {
    const records = newCandidates(50);
    await opened.changes.candidates.bulkInsert(records);
    const ids = records.map(({ _id }) => _id);
    await opened.changes.candidates.remove(ids[0]!);
    const before = await published();
    expect(await opened.changes.candidates.bulkRemove([...ids, new Types.ObjectId()])).toEqual({ removed: 49 });
    expect(await published()).toBe(before + 49);
    for (const id of [ids[0]!, ids[49]!]) {
      const stub = await stored(id);
      expect(stub).toMatchObject({ revision: 2, deleted: true });
      expect(Object.keys(stub ?? {}).sort()).toEqual(['_id', 'deleted', 'deletedOn', 'revision']);
    }
    expect(await opened.changes.candidates.bulkRemove(ids)).toEqual({ removed: 0 });
  });
});
