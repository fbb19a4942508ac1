import { Types } from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TaskContext } from '#indexer/task-runner/task-context.ts';
import { candidateRecord } from '#indexer/testing/candidate-record.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import type { Changes } from '#mongo/changes/open-changes.ts';
import { COMMAND_LEASE_MS, openCommands } from '#mongo/commands/run-commands.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { run, undoBatchCommand } from './undo-import.ts';

const log = pino({ level: 'silent' });

let servers: TestIndexer;
let number = 0;
beforeAll(async () => {
  servers = await testIndexer();
});
afterAll(() => servers.close());

async function imported(by: Types.ObjectId, count: number): Promise<CandidateRecord[]> {
  const records = Array.from({ length: count }, () => {
    number += 1;
    return candidateRecord({
      applicantID: `SAN-${100_000 + number}`,
      emailAddress: `undo-${number}@example.com`,
      phoneNumber: { countryCode: '91', number: String(9_000_000_000 + number) },
      importedBy: by,
    });
  });
  await servers.changes.candidates.bulkInsert(records);
  const keys = records.flatMap((record) => contactKeys(record).map((_id) => ({ _id, candidate: record._id })));
  await servers.mongo.candidateContacts.insertMany(keys);
  return records;
}

function undoTask(by: Types.ObjectId, checkpoint?: Record<string, unknown>): TaskRecord {
  return {
    _id: new Types.ObjectId(),
    input: { import: String(by) },
    ...(checkpoint && { checkpoint }),
  } as unknown as TaskRecord;
}

const commandsOf = (changes: Changes, now = () => new Date()) =>
  openCommands({ mongo: servers.mongo, changes, log, now, kinds: [undoBatchCommand] });

interface Reported {
  processed?: number;
  total?: number;
  saved?: number;
}

function context(onReport: (progress: Reported, checkpoint: Record<string, unknown>) => void = () => {}): TaskContext {
  return {
    ...servers,
    log,
    now: () => new Date(),
    signal: new AbortController().signal,
    logLine: async () => undefined,
    report: async (progress, checkpoint) => onReport(progress, checkpoint!),
  };
}

const remaining = async (by: Types.ObjectId) =>
  (await servers.mongo.candidates.find({ importedBy: by }).lean()).map(({ _id }) => String(_id)).toSorted();

test('the created candidates are removed with their contacts, counts and views, and from the search index', async () => {
  await servers.start();
  const by = new Types.ObjectId();
  const others = await imported(new Types.ObjectId(), 2);
  const records = await imported(by, 150);
  const viewed = records[0]!._id;
  await servers.mongo.candidateCounters.create({ _id: viewed, profileViews: 3 });
  await servers.mongo.viewHistory.create({
    employer: new Types.ObjectId(),
    candidateId: viewed,
    kind: 'profile-view',
    at: new Date(),
  });
  const count = async () => {
    const index = `${servers.namespace}-candidates`;
    await servers.elasticsearch.indices.refresh({ index });
    return (await servers.elasticsearch.count({ index })).count;
  };
  await expect.poll(count).toBe(152);
  const reports: Reported[] = [];
  expect(
    await run(
      context((progress) => reports.push(progress)),
      undoTask(by),
    ),
  ).toEqual({ removed: 150, left: [] });
  expect(reports.at(-1)).toMatchObject({ processed: 150, total: 150, saved: 150 });
  await expect.poll(count).toBe(2);
  expect(await servers.mongo.candidateContacts.countDocuments()).toBe(others.length * 2);
  expect(await servers.mongo.candidateCounters.countDocuments()).toBe(0);
  expect(await servers.mongo.viewHistory.countDocuments()).toBe(0);
  const stub = await servers.mongo.candidates.findById(viewed).lean();
  expect(stub).toMatchObject({ deleted: true, revision: 2 });
  expect(stub).not.toHaveProperty('emailAddress');
});

describe('records changed since then stay, with the reason', () => {
  const touches: [string, (record: CandidateRecord) => Promise<unknown>][] = [
    ['changed since', ({ _id }) => servers.changes.candidates.update(_id, { $set: { gender: 'female' } })],
    [
      'commented on',
      ({ _id }) =>
        servers.mongo.comments.create({
          candidateId: _id,
          message: 'good',
          commentedBy: new Types.ObjectId(),
          commentedByName: 'Asha',
          commentedOn: new Date(),
        }),
    ],
    [
      'on a shortlist',
      ({ _id }) =>
        servers.mongo.shortlists.create({
          owner: new Types.ObjectId(),
          name: String(_id),
          nameKey: String(_id),
          candidates: [_id],
          createdAt: new Date(),
          updatedAt: new Date(),
        }),
    ],
    [
      'on a shortlist',
      // others on the list were not imported, and do not count
      ({ _id }) =>
        servers.mongo.shortlists.create({
          owner: new Types.ObjectId(),
          name: `${_id} and others`,
          nameKey: `${_id} and others`,
          candidates: [new Types.ObjectId(), _id, new Types.ObjectId()],
          createdAt: new Date(),
          updatedAt: new Date(),
        }),
    ],
    [
      'has a resume',
      ({ _id }) =>
        servers.changes.candidates.update(_id, { $set: { resumeAvailable: true, resumeId: new Types.ObjectId() } }),
    ],
    ['has an account', ({ _id }) => servers.changes.candidates.update(_id, { $set: { user: new Types.ObjectId() } })],
    [
      'applied to a job',
      ({ _id }) =>
        servers.mongo.applications.create({
          _id: `${_id}:x`,
          user: new Types.ObjectId(),
          candidate: _id,
          job: new Types.ObjectId(),
          employer: new Types.ObjectId(),
          saveStatus: false,
          applicationStatus: true,
          hiringStatus: '',
          jobId: 'JOB-000001',
          jobTitle: 'Developer',
        }),
    ],
  ];

  test.each(touches)('%s', async (reason, touch) => {
    const by = new Types.ObjectId();
    const [touched] = await imported(by, 3);
    await touch(touched!);
    expect(await run(context(), undoTask(by))).toEqual({ removed: 2, left: [{ reason, count: 1 }] });
    expect(await remaining(by)).toEqual([String(touched!._id)]);
    expect(await servers.mongo.candidateContacts.countDocuments({ candidate: touched!._id })).toBe(2);
  });
});

test('an undo interrupted anywhere resumes and counts each candidate once', async () => {
  const by = new Types.ObjectId();
  const records = await imported(by, 600);
  let last: Record<string, unknown> | undefined;
  let reports = 0;
  const dying = context((_, checkpoint) => {
    last = checkpoint;
    reports += 1;
  });
  let removals = 0;
  const dyingCandidates: typeof servers.changes.candidates = {
    ...servers.changes.candidates,
    bulkRemove: async (ids, options) => {
      if (++removals === 1) return servers.changes.candidates.bulkRemove(ids, options);
      await servers.changes.candidates.bulkRemove(ids.slice(0, 30), options);
      throw new Error('killed');
    },
  };
  dying.commands = commandsOf({ ...servers.changes, candidates: dyingCandidates });
  await expect(run(dying, undoTask(by))).rejects.toThrow('killed');
  expect(reports).toBe(2);
  const afterLease = () => new Date(Date.now() + COMMAND_LEASE_MS + 1_000);
  const resumed = { ...context(), commands: commandsOf(servers.changes, afterLease) };
  expect(await run(resumed, undoTask(by, last))).toEqual({ removed: 600, left: [] });
  expect(await remaining(by)).toEqual([]);
  const keys = records.flatMap(contactKeys);
  expect(await servers.mongo.candidateContacts.countDocuments({ _id: { $in: keys } })).toBe(0);
});
