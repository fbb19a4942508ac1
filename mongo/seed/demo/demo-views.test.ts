import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestChanges, type TestChanges } from '#mongo/changes/testing/test-changes.ts';
import { generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { addDemoViews } from './demo-views.ts';

let opened: TestChanges;
beforeAll(async () => {
  opened = await openTestChanges();
});
afterAll(() => opened.close());

test('counts are consistent with each other and the comments, and are added once, however often it runs', async () => {
  const { mongo } = opened;
  const now = new Date('2026-06-01T00:00:00Z');
  const batch = [...generateCandidates({ seed: 1, count: 200, today: now })];
  const by = { commentedBy: new Types.ObjectId(), commentedByName: 'Rahul Mehta' };
  const add = () => addDemoViews(mongo, batch, { seed: 1, by, now });
  await add();
  const comments = await mongo.comments.find().lean();
  await add();
  expect(await mongo.comments.countDocuments()).toBe(comments.length);
  const counters = await mongo.candidateCounters.find().lean();
  expect(counters).toHaveLength(200);
  expect(new Set(counters.map(({ profileViews }) => profileViews)).size).toBeGreaterThan(10);
  for (const { _id, profileViews, resumeViews, resumeDownloads, comments: counted } of counters) {
    expect(resumeViews).toBeLessThanOrEqual(profileViews);
    expect(resumeDownloads).toBeLessThanOrEqual(resumeViews);
    expect(comments.filter(({ candidateId }) => candidateId.equals(_id))).toHaveLength(counted);
  }
  expect(comments.length).toBeGreaterThan(10);
  expect(comments.every(({ commentedOn }) => commentedOn <= now)).toBe(true);
});
