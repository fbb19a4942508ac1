import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import type { ViewHistoryRecord } from '#mongo/models/view-history.ts';
import { countView } from './count-view.ts';

let api: TestApi;
let candidate: Types.ObjectId;
const employer = String(new Types.ObjectId());
const at = (time: string) => new Date(`2026-02-03T${time}Z`);

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  candidate = await store();
});

async function store(): Promise<Types.ObjectId> {
  const record = candidateRecord();
  await api.deps.changes.candidates.insert([record]);
  return record._id;
}

type Change = Partial<{ kind: ViewHistoryRecord['kind']; employer: string; now: Date }>;
const view = (change: Change = {}, mongo: Mongo = api.deps.mongo) =>
  countView(mongo, { kind: 'profile-view', candidate, employer, now: at('10:00:00'), ...change });
const counted = async (of = candidate) => {
  const counter = await api.deps.mongo.candidateCounters.findById(of).lean();
  const lines = await api.deps.mongo.viewHistory.countDocuments({ candidateId: of });
  return [counter?.profileViews ?? 0, counter?.resumeViews ?? 0, counter?.resumeDownloads ?? 0, lines];
};

describe('a view', () => {
  it.each<[string, Change, number[]]>([
    ['in the same clock hour is counted once', { now: at('10:59:59') }, [1, 0, 0, 1]],
    ['in the next clock hour is counted', { now: at('11:00:00') }, [2, 0, 0, 2]],
    ['by another employer is counted', { employer: String(new Types.ObjectId()) }, [2, 0, 0, 2]],
    ['of the resume is counted', { kind: 'resume-view' }, [1, 1, 0, 2]],
    ['that downloads the resume is counted', { kind: 'resume-download' }, [1, 0, 1, 2]],
  ])('%s', async (_, change, expected) => {
    await view();
    await view(change);
    await view(change);
    expect(await counted()).toEqual(expected);
  });

  it('sent concurrently over two connections counts once, and so does every other employer’s', async () => {
    const other = await connectMongo(api.deps.config.MONGO_URL);
    try {
      const employers = Array.from({ length: 10 }, () => String(new Types.ObjectId()));
      await Promise.all(employers.flatMap((one) => [view({ employer: one }), view({ employer: one }, other)]));
    } finally {
      await other.close();
    }
    expect(await counted()).toEqual([10, 0, 0, 10]);
  });

  it('whose process dies between its two writes keeps its count, and the next view adds the missing line', async () => {
    const insert = vi.spyOn(api.deps.mongo.viewHistory, 'insertMany').mockRejectedValueOnce(new Error('died'));
    await expect(view()).rejects.toThrow('died');
    insert.mockRestore();
    expect(await counted()).toEqual([1, 0, 0, 0]);
    await view();
    expect(await counted()).toEqual([1, 0, 0, 1]);
  });

  it('of a candidate that was erased concurrently leaves nothing', async () => {
    await api.deps.changes.candidates.remove(candidate);
    await view();
    expect(await counted()).toEqual([0, 0, 0, 0]);
    expect(await api.deps.mongo.candidateCounters.countDocuments({ _id: candidate })).toBe(0);
  });

  it('of a candidate that was merged concurrently counts for the one kept', async () => {
    const keep = await store();
    const { mongo, changes } = api.deps;
    await mongo.mergedCandidates.create({ _id: candidate, into: keep, at: new Date(), by: new Types.ObjectId() });
    await changes.candidates.remove(candidate);
    await view();
    expect([await counted(), await counted(keep)]).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 1],
    ]);
  });

  it('adds to a counter that has no keys yet', async () => {
    await api.deps.mongo.candidateCounters.collection.insertOne({ _id: candidate, profileViews: 48 });
    await view();
    await view();
    expect(await counted()).toEqual([49, 0, 0, 1]);
  });
});
