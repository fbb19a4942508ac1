import { Types } from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run as importCandidates } from '#indexer/tasks/import-candidates/import-candidates.ts';
import { undoBatchCommand, run as undoImport } from '#indexer/tasks/undo-import.ts';
import { candidateRecord } from '#indexer/testing/candidate-record.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { workbook } from '#indexer/testing/workbooks.ts';
import { openChanges } from '#mongo/changes/open-changes.ts';
import { COMMAND_LEASE_MS, openCommands } from '#mongo/commands/run-commands.ts';
import { dyingConnection } from '#mongo/commands/testing/dying-connection.ts';
import { storeFile } from '#mongo/files/store-file.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { claimTask, LEASE_MS } from '#mongo/tasks/claim-task.ts';
import { createTask, type NewTask } from '#mongo/tasks/create-task.ts';
import type { RunTask, TaskContext } from './task-context.ts';
import { workOnTask } from './work-on-task.ts';

/** A death before every write with DYING_STRIDE=1; otherwise before every few, with another offset in each run. */
const STRIDE = Number(process.env.DYING_STRIDE ?? 5);
const FIRST = 1 + Math.floor(Math.random() * STRIDE);

const log = pino({ level: 'silent' });
const forever = new AbortController().signal;
const afterLeases = () => new Date(Date.now() + LEASE_MS + COMMAND_LEASE_MS);
const kinds = [undoBatchCommand];

let servers: TestIndexer;
beforeAll(async () => {
  servers = await testIndexer();
});
afterAll(() => servers.close());

type Context = Omit<TaskContext, 'signal' | 'report' | 'logLine'>;

/** Runs a task in a process that dies before its nth write, then in another one. True if the first has died. */
async function diesAndIsTakenOver(beforeWrite: number, newTask: NewTask, run: RunTask): Promise<[boolean, TaskRecord]> {
  const id = await createTask(servers.changes, newTask, new Date());
  const task = await claimTask(servers.mongo, { owner: 'dying', now: new Date() });
  expect(task?._id).toEqual(id);
  const dying = await dyingConnection(servers.environment.MONGO_URL!, beforeWrite);
  const changes = openChanges({ mongo: dying.mongo, kafka: servers.kafka, log });
  const now = () => new Date();
  const commands = openCommands({ mongo: dying.mongo, changes, log, now, kinds });
  const dyingContext: Context = { ...servers, mongo: dying.mongo, changes, commands, log, now };
  await workOnTask(dyingContext, task!, 'dying', run, forever);
  await changes.stop();
  await dying.mongo.close();
  const taken = await claimTask(servers.mongo, { owner: 'other', now: afterLeases() });
  if (taken) {
    const others = openCommands({ ...servers, log, now: afterLeases, kinds });
    await workOnTask({ ...servers, commands: others, log, now: afterLeases }, taken, 'other', run, forever);
  }
  return [dying.hasDied(), (await servers.mongo.tasks.findById(id).lean<TaskRecord>())!];
}

test('an import whose process dies before any write stores each row once', async () => {
  const { mongo } = servers;
  for (let write = FIRST; write < 100; write += STRIDE) {
    const person = (at: number) => [
      'Ravi Nair',
      `ravi${at}.${write}@example.com`,
      String(9_800_000_000 + write * 10 + at),
    ];
    const rows = [person(1), person(2), person(1), ['', '', '']];
    const bytes = workbook([['Name', 'Email', 'Phone'], ...rows]);
    const file = await storeFile(mongo, { name: 'people.xlsx', contentType: 'x' }, [bytes], new Date());
    const input = { file: String(file._id), fileName: 'people.xlsx', importedByName: 'Asha Rao' };
    const [hasDied, task] = await diesAndIsTakenOver(write, { kind: 'import-candidates', input }, importCandidates);
    expect(task, `after a death before write ${write}`).toMatchObject({ state: 'done', result: { saved: 2 } });
    const emails = [1, 2].map((at) => `ravi${at}.${write}@example.com`);
    for (const emailAddress of emails) expect(await mongo.candidates.countDocuments({ emailAddress })).toBe(1);
    const keys = await mongo.candidateContacts.find({ _id: { $in: emails.map((email) => `email:${email}`) } }).lean();
    expect(keys).toHaveLength(2);
    if (!hasDied) return;
  }
  throw new Error('the import never came to its end without a death');
});

test('an undo whose process dies before any write removes each candidate once', async () => {
  const { mongo, changes } = servers;
  for (let write = FIRST; write < 100; write += STRIDE) {
    const importedBy = new Types.ObjectId();
    const records = [1, 2, 3].map((at) =>
      candidateRecord({
        applicantID: `SAN-4${write}00${at}`,
        emailAddress: `undo${at}.${write}@example.com`,
        phoneNumber: { countryCode: '91', number: String(7_000_000_000 + write * 10 + at) },
        importedBy,
      }),
    );
    await changes.candidates.bulkInsert(records);
    const keys = records.flatMap((record) => contactKeys(record).map((_id) => ({ _id, candidate: record._id })));
    await mongo.candidateContacts.insertMany(keys);
    const commented = records[0]!._id;
    await mongo.comments.create({
      candidateId: commented,
      message: 'Spoke to them',
      commentedBy: new Types.ObjectId(),
      commentedByName: 'Ravi',
      commentedOn: new Date(),
    });
    const newTask: NewTask = { kind: 'undo-import', input: { import: String(importedBy) } };
    const [hasDied, task] = await diesAndIsTakenOver(write, newTask, undoImport);
    expect(task, `after a death before write ${write}`).toMatchObject({ state: 'done', result: { removed: 2 } });
    const left = await mongo.candidates.find({ importedBy }).lean();
    expect(left.map(({ _id, command }) => [_id, command])).toEqual([[commented, undefined]]);
    expect(await mongo.candidateContacts.countDocuments({ _id: { $in: keys.map(({ _id }) => _id) } })).toBe(2);
    if (!hasDied) return;
  }
  throw new Error('the undo never came to its end without a death');
});
