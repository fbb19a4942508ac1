import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayBeginsInIndia } from '#domain/day-in-india.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { findFile, storeFile } from '#mongo/files/store-file.ts';
import { UPLOAD_TYPE } from '#mongo/models/file.ts';
import { HELD_READING, HELD_RESUME } from '#mongo/models/review-result.ts';
import type { TaskState } from '#mongo/models/task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { emptyOldLogs } from '#mongo/tasks/empty-old-logs.ts';
import { emptySeen, removeExpired, removeOldQuestions, removeOldReports, removeOldUploads } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const MINUTE_MS = 60_000;
const now = new Date();

let servers: TestIndexer;
beforeAll(async () => {
  servers = await testIndexer();
});
afterAll(() => servers?.close());

const kept: [what: string, collection: keyof Mongo, field: string, days: number][] = [
  ['the audit log a year', 'auditEntries', 'at', 365],
  ['security logs of sign-ins at least a year', 'sessionLogs', 'createdAt', 366],
  ['the history of searches 90 days', 'searchHistory', 'at', 90],
  ['sessions until they end', 'sessions', 'expiresAt', 0],
  ['one-time codes until their hour is over', 'otps', 'expiresAt', 0],
  ['notifications half a year', 'notifications', 'createdAt', 180],
  ['what accounts used on a day 90 days', 'dailyUsage', 'dayBegins', 90],
  ['the history of views two years', 'viewHistory', 'at', 730],
  ['who exported how many two years', 'exports', 'at', 730],
  ['tickets two years after they were resolved', 'tickets', 'resolvedAt', 730],
];

/** Two records: one that expired a minute ago, and one with a minute left. */
async function insertBoth(collection: keyof Mongo, field: string, days: number) {
  const { collection: raw } = servers.mongo[collection] as Mongo['sessions'];
  const ends = now.getTime() - days * DAY_MS;
  await raw.deleteMany({});
  await raw.insertMany([
    // the ticket's number is unique
    { _id: 'over' as never, ticketId: 'over', [field]: new Date(ends - MINUTE_MS) },
    { _id: 'left' as never, ticketId: 'left', [field]: new Date(ends + MINUTE_MS) },
  ]);
  return async () => (await raw.find().toArray()).map(({ _id }) => String(_id));
}

test.each(kept)('%s: then they are removed, also on a server without automatic expiry', async (_, ...record) => {
  const left = await insertBoth(...record);
  expect(await removeExpired(servers.mongo, now)).toBe(1);
  expect(await left()).toEqual(['left']);
});

async function upload(contentType: string, days: number): Promise<Types.ObjectId> {
  const at = new Date(now.getTime() - days * DAY_MS - MINUTE_MS);
  return (await storeFile(servers.mongo, { name: 'x', contentType }, [Buffer.from('x')], at))._id;
}

async function uploadOf(state: TaskState): Promise<Types.ObjectId> {
  const file = await upload(UPLOAD_TYPE, 7);
  const input = { files: [{ file: String(file), fileName: 'x' }] };
  const task = await createTask(servers.changes, { kind: 'parse-resumes', input }, now);
  await servers.changes.tasks.update(task, { $set: { state } });
  return file;
}

const isStored = async (file: Types.ObjectId) => (await findFile(servers.mongo, file)) !== null;
const pieces = () => servers.mongo.filePieces.countDocuments();

test('an upload of a permanently failed task is removed after a week, with its bytes', async () => {
  const [failed, cancelled, fresh] = [
    await uploadOf('failed'),
    await uploadOf('cancelled'),
    await upload(UPLOAD_TYPE, 6),
  ];
  const before = await pieces();
  expect(await removeOldUploads(servers.mongo, now)).toBe(2);
  expect(await Promise.all([failed, cancelled, fresh].map(isStored))).toEqual([false, false, true]);
  expect(await pieces()).toBe(before - 2);
});

test('waiting files of open tasks and the inbox stay at any age, and so do photos', async () => {
  const waiting = [await uploadOf('queued'), await uploadOf('running'), await upload('image/png', 900)];
  const inbox = await upload(UPLOAD_TYPE, 900);
  const brought = { task: new Types.ObjectId(), addedAt: now, addedByName: 'Asha Rao' };
  await servers.mongo.inboxResumes.create({ _id: inbox, fileName: 'x', size: 1, ...brought });
  expect(await removeOldUploads(servers.mongo, now)).toBe(0);
  expect(await Promise.all([...waiting, inbox].map(isStored))).toEqual([true, true, true, true]);
});

test('a parsed resume and its fields are removed after a week unless saved', async () => {
  const [resume, reading] = [await upload(HELD_RESUME, 7), await upload(HELD_READING, 7)];
  const fresh = await upload(HELD_READING, 6);
  expect(await removeOldUploads(servers.mongo, now)).toBe(2);
  expect(await Promise.all([resume, reading, fresh].map(isStored))).toEqual([false, false, true]);
});

test('an identity question that no admin settles for 90 days is removed with its files; one in progress stays', async () => {
  const { mongo } = servers;
  const ask = async (state: 'open' | 'settling', days: number) => {
    const [file, reading] = [await upload(HELD_RESUME, days), await upload(HELD_READING, days)];
    const task = new Types.ObjectId();
    const askedAt = new Date(now.getTime() - days * DAY_MS - MINUTE_MS);
    await mongo.identityQuestions.create({
      _id: `${task}:0`,
      kind: 'resume',
      cause: 'phone',
      candidate: new Types.ObjectId(),
      task,
      place: 0,
      askedAt,
      askedByName: 'Asha Rao',
      file,
      reading,
      state,
    });
    return { _id: `${task}:0`, file, reading };
  };
  const [old, fresh, underWay] = [await ask('open', 90), await ask('open', 89), await ask('settling', 90)];
  expect(await removeOldQuestions(mongo, now)).toBe(1);
  expect(await removeOldUploads(mongo, now)).toBe(0);
  const left = await mongo.identityQuestions.find({}, { _id: 1 }).lean();
  expect(left.map(({ _id }) => _id).sort()).toEqual([fresh._id, underWay._id].sort());
  expect(await Promise.all([old.file, old.reading, fresh.file, underWay.reading].map(isStored))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  await mongo.identityQuestions.deleteMany({});
});

const idAt = (days: number) => Types.ObjectId.createFromTime(Math.floor((now.getTime() - days * DAY_MS) / 1_000));

test('the rows of an import’s report are removed after half a year', async () => {
  const { importReports } = servers.mongo;
  const parts = [idAt(181), idAt(179)].map((task) => ({ _id: `${task}:2`, task, firstRow: 2, header: [], rows: [] }));
  await importReports.insertMany(parts);
  expect(await removeOldReports(servers.mongo, now)).toBe(1);
  expect((await importReports.find().lean()).map(({ _id }) => _id)).toEqual([parts[1]?._id]);
});

test('the log of an ended task is emptied after half a year; an open task keeps its own, and so does a newer one', async () => {
  const { tasks } = servers.mongo;
  const ids = [idAt(182), idAt(181), idAt(179)] as const;
  const states: TaskState[] = ['done', 'running', 'failed'];
  await servers.changes.tasks.insert(
    ids.map((_id, n) => ({
      _id,
      kind: 'audit' as const,
      state: states[n] as TaskState,
      input: {},
      progress: { processed: 0, total: 0, saved: 0 },
      log: [{ at: now, message: 'begun' }],
      logCount: 1,
      createdAt: _id.getTimestamp(),
      attempts: 1,
      cancelRequested: false,
      // held, so that no indexer of this test takes it
      leaseOwner: 'elsewhere',
      leaseUntil: new Date(now.getTime() + DAY_MS),
    })),
  );
  expect(await emptyOldLogs(servers.mongo, idAt(180))).toBe(1);
  const logs = await Promise.all(ids.map(async (id) => (await tasks.findById(id).lean())?.log.length));
  expect(logs).toEqual([0, 1, 1]);
});

test('the candidates that an account’s day counted once are forgotten when the day is over; its counts stay', async () => {
  const { dailyUsage } = servers.mongo;
  await dailyUsage.deleteMany({});
  const begun = dayBeginsInIndia(now);
  const days = [begun, new Date(begun.getTime() - DAY_MS)].map((dayBegins, at) => ({
    ...{ _id: `day ${at}`, user: new Types.ObjectId(), dayBegins, noticed: [] },
    counts: { search: 3, candidate: 1, resume: 0, export: 0 },
    seen: [new Types.ObjectId()],
  }));
  await dailyUsage.insertMany(days);
  expect(await emptySeen(servers.mongo, now)).toBe(1);
  const left = await dailyUsage.find().sort({ _id: 1 }).lean();
  expect(left.map(({ seen, counts }) => [seen.length, counts.search])).toEqual([
    [1, 3],
    [0, 3],
  ]);
});

test('the indexer removes expired data automatically', async () => {
  const left = await insertBoth('sessionLogs', 'createdAt', 366);
  const old = await upload(UPLOAD_TYPE, 8);
  await servers.start();
  await expect.poll(left).toEqual(['left']);
  await expect.poll(() => isStored(old)).toBe(false);
});
