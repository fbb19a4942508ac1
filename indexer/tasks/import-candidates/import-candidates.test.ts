import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Types } from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { workOnTask } from '#indexer/task-runner/work-on-task.ts';
import { claimContacts, claimKeys, rowCandidateId } from '#indexer/tasks/import-rows/claim-contacts.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { workbook } from '#indexer/testing/workbooks.ts';
import { storeFile } from '#mongo/files/store-file.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ImportReportRecord } from '#mongo/models/import-report.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { claimTask } from '#mongo/tasks/claim-task.ts';
import { cancelTask, createTask } from '#mongo/tasks/create-task.ts';
import { run } from './import-candidates.ts';

const HEADER = ['Name', 'Email', 'Phone', 'Experience', 'City'];
const NOW = new Date('2026-06-01T06:00:00Z');

const log = pino({ level: 'silent' });

let servers: TestIndexer;
beforeAll(async () => {
  servers = await testIndexer();
});
afterAll(async () => {
  // Kafka keeps a killed process in its groups until the session has timed out
  await vi.waitFor(deleteGroups, { timeout: 90_000, interval: 1_000 });
  await servers.close();
});

async function deleteGroups(): Promise<void> {
  const groups = (await servers.kafka.listGroups()).filter((group) => group.startsWith(`${servers.namespace}-`));
  for (const group of groups) await servers.kafka.deleteGroup(group);
}

async function startTask(bytes: Buffer): Promise<Types.ObjectId> {
  const { mongo, changes } = servers;
  const file = await storeFile(mongo, { name: 'people.xlsx', contentType: 'x' }, [bytes], NOW);
  const input = { file: String(file._id), fileName: 'people.xlsx', importedByName: 'Asha Rao' };
  return createTask(changes, { kind: 'import-candidates', input }, NOW);
}

async function taskOf(id: Types.ObjectId): Promise<TaskRecord> {
  return (await servers.mongo.tasks.findById(id).lean<TaskRecord>())!;
}

/** Runs the oldest waiting task as an indexer process does, and returns the resulting record. */
async function work(id: Types.ObjectId, stop = new AbortController().signal): Promise<TaskRecord> {
  const context = { ...servers, log, now: () => new Date() };
  const task = await claimTask(servers.mongo, { owner: 'test', now: new Date() });
  expect(task?._id).toEqual(id);
  await workOnTask(context, task!, 'test', run, stop);
  return taskOf(id);
}

const importRows = async (...rows: unknown[][]) => work(await startTask(workbook([HEADER, ...rows])));

async function reported(id: Types.ObjectId) {
  const parts = await servers.mongo.importReports.find({ task: id }).lean<ImportReportRecord[]>();
  return parts.flatMap(({ rows }) => rows);
}

const byEmail = (emailAddress: string) => servers.mongo.candidates.findOne({ emailAddress }).lean<CandidateRecord>();
const person = (n: number | string) => [`Ravi ${n}`, `ravi-${n}@example.com`, null, '5.6', 'Pune'];

test('a row whose email signs up during its import is a duplicate, and releases its phone', async () => {
  const { mongo, changes } = servers;
  const meets = ['before the row is read', 'before the row is stored'];
  for (const [at, when] of meets.entries()) {
    const email = `both${at}@example.com`;
    const id = await startTask(workbook([HEADER, ['Anil Mehta', email, `987650008${at}`, '5', 'Pune']]));
    const _id = rowCandidateId(id, 0);
    const signUp = candidateRecord({
      _id,
      emailAddress: email,
      applicantName: 'Ravi Nair',
      user: new Types.ObjectId(),
    });
    await mongo.candidateContacts.insertMany([
      { _id: `email:${email}`, candidate: _id, from: 'import' },
      { _id: `phone:987650008${at}`, candidate: _id, from: 'import' },
    ]);
    if (at === 0) await changes.candidates.insert([signUp]);
    else
      vi.spyOn(changes.candidates, 'bulkInsert').mockImplementationOnce(async (records) => {
        await changes.candidates.insert([signUp]);
        return changes.candidates.bulkInsert(records);
      });
    const task = await work(id);
    expect([when, task.result]).toEqual([when, expect.objectContaining({ saved: 0, duplicates: 1 })]);
    expect(await byEmail(email)).toMatchObject({ applicantName: 'Ravi Nair', revision: 1 });
    expect(await mongo.candidates.countDocuments({ emailAddress: email })).toBe(1);
    expect(await mongo.candidateContacts.exists({ _id: `phone:987650008${at}` })).toBeNull();
  }
});

/** Something else claims `key` for `candidate` between a claim's read and its write. */
function claimedMeanwhile(key: string, candidate: Types.ObjectId): void {
  const { candidateContacts } = servers.mongo;
  vi.spyOn(candidateContacts, 'find').mockImplementationOnce((): never => {
    const lean = async () => {
      await candidateContacts.create({ _id: key, candidate, from: 'account' });
      return [];
    };
    return { lean } as never;
  });
}

test('a row whose email a sign-up claims concurrently is stored under the sign-up’s candidate', async () => {
  const { mongo } = servers;
  const [task, chosen] = [new Types.ObjectId(), new Types.ObjectId()];
  const keys = ['email:moment@example.com', 'phone:9876500090'];
  claimedMeanwhile(keys[0]!, chosen);
  const row = { place: 0, number: 2, cells: [], fields: {}, keys };
  const { claimed, duplicates } = await claimContacts(mongo, task, [row], (place) => place + 2);
  expect(duplicates).toEqual([]);
  expect(claimed.map(({ candidate }) => candidate)).toEqual([chosen]);
  const stored = await mongo.candidateContacts.find({ _id: { $in: keys } }).lean();
  expect(stored.map(({ candidate }) => candidate)).toEqual([chosen, chosen]);
});

test('an email that a sign-up claims concurrently is not added to another candidate', async () => {
  const { mongo } = servers;
  const [own, chosen] = [new Types.ObjectId(), new Types.ObjectId()];
  const key = 'email:instant@example.com';
  await mongo.candidateContacts.create({ _id: key, candidate: chosen, from: 'account' });
  expect(await claimKeys(mongo, own, [key], new Map())).toBe('Another candidate has the same email.');
  expect((await mongo.candidateContacts.findById(key).lean())?.candidate).toEqual(chosen);
});

describe('a row becomes a candidate', () => {
  test('with its cells parsed, its place completed, and its file deleted', async () => {
    const task = await importRows(['Asha Devi Rao', 'ASHA@example.com', '+91 98765 43210', '5.6', 'Bangalore']);
    expect(task).toMatchObject({ state: 'done', progress: { processed: 1, total: 1, saved: 1 } });
    expect(await byEmail('asha@example.com')).toMatchObject({
      _id: rowCandidateId(task._id, 0),
      applicantID: expect.stringMatching(/^SAN-\d{6}$/),
      applicantName: 'Asha Devi Rao',
      firstName: 'Asha',
      middleName: 'Devi',
      lastName: 'Rao',
      phoneNumber: { countryCode: '91', number: '9876543210' },
      experience: { year: 5, month: 6 },
      presentAddress: { city: 'Bangalore', state: 'Karnataka', country: 'India' },
      importedBy: task._id,
      createdBy: 'Asha Rao',
      revision: 1,
    });
    expect(await servers.mongo.files.countDocuments()).toBe(0);
    expect(readdirSync(tmpdir()).filter((name) => name.includes(String(task._id)))).toEqual([]);
  });

  test('a row without identifying values is rejected with its number and reason; the others are imported', async () => {
    const task = await importRows([null, null, '9000000001', '5', 'Pune'], person('good'), [
      'Total',
      null,
      null,
      '2 candidates',
      null,
    ]);
    expect(task.progress).toMatchObject({ processed: 3, saved: 1, counts: { refused: 2, duplicates: 0 } });
    expect(await reported(task._id)).toMatchObject([
      {
        rowNumber: 2,
        outcome: 'refused',
        problems: [{ column: '', reason: expect.stringMatching(/neither a name nor an email/) }],
      },
      { rowNumber: 4, outcome: 'refused', problems: [{ column: '', reason: expect.stringMatching(/a total/) }] },
    ]);
  });

  test('a value that can’t be parsed is omitted and listed; its row is imported', async () => {
    const task = await importRows(['Mina', 'mina@', '9000000002', '5 to 7', '#REF!']);
    expect(task.progress).toMatchObject({ saved: 1, counts: { refused: 0, duplicates: 0, incomplete: 1 } });
    const mina = await servers.mongo.candidates.findOne({ applicantName: 'Mina' }).lean<CandidateRecord>();
    expect(mina).toMatchObject({ phoneNumber: { number: '9000000002' } });
    expect([mina?.emailAddress, mina?.experience, mina?.presentAddress]).toEqual([undefined, undefined, undefined]);
    expect(await reported(task._id)).toMatchObject([
      {
        rowNumber: 2,
        outcome: 'incomplete',
        candidate: mina?._id,
        cells: ['Mina', 'mina@', '9000000002', '5 to 7', '#REF!'],
        problems: [
          { column: 'Email', reason: expect.stringMatching(/not an email/) },
          { column: 'Experience', reason: expect.stringMatching(/not understood/) },
          { column: 'City', reason: 'holds the error #REF! of a formula' },
        ],
      },
    ]);
  });
});

describe('a duplicate changes nothing and is reported', () => {
  test('by email or phone, against candidates and within the file', async () => {
    await importRows(['Kiran', 'kiran@example.com', '9811111111', null, null]);
    const task = await importRows(
      ['Other', 'KIRAN@example.com', null, null, null],
      ['Other', 'other@example.com', '098111 11111', null, null],
      ['New', 'new@example.com', '9822222222', null, null],
      ['New too', 'newtoo@example.com', '+91 9822222222', null, null],
    );
    expect(task.progress).toMatchObject({ saved: 1, counts: { refused: 0, duplicates: 3 } });
    expect((await reported(task._id)).map(({ rowNumber, problems }) => [rowNumber, problems[0]?.reason])).toEqual([
      [2, expect.stringMatching(/^SAN-\d+ has the same email/)],
      [3, expect.stringMatching(/^SAN-\d+ has the same phone number/)],
      [5, 'Row 4 of this file has the same phone number.'],
    ]);
    expect(await byEmail('other@example.com')).toBeNull();
  });

  test('a duplicate row has claimed nothing', async () => {
    const task = await importRows(['Free', 'other@example.com', null, null, null]);
    expect(task.progress.saved).toBe(1);
  });

  test('rows with neither email nor phone by all their cells', async () => {
    const bare = ['Only A Name', null, null, '3.2', 'Pune'];
    const first = await importRows(bare, bare, ['Only A Name', null, null, '3.3', 'Pune']);
    expect(first.progress).toMatchObject({ saved: 2, counts: { duplicates: 1 } });
    expect((await importRows(bare)).progress).toMatchObject({ saved: 0, counts: { duplicates: 1 } });
  });

  test('the same file again saves nothing', async () => {
    const file = workbook([HEADER, ...Array.from({ length: 30 }, (_, n) => person(`again-${n}`))]);
    expect((await work(await startTask(file))).progress.saved).toBe(30);
    const again = await work(await startTask(file));
    expect(again.progress).toMatchObject({ processed: 30, saved: 0, counts: { duplicates: 30 } });
  });

  test('a contact claimed before a crash without a candidate is reused', async () => {
    const chosen = new Types.ObjectId();
    await servers.mongo.candidateContacts.create({ _id: 'email:begun@example.com', candidate: chosen });
    const task = await importRows(['Begun', 'begun@example.com', null, null, null]);
    expect(task.progress.saved).toBe(1);
    expect((await byEmail('begun@example.com'))?._id).toEqual(chosen);
  });

  test('the contacts of a removed candidate are free', async () => {
    const first = await importRows(['Gone', 'gone@example.com', null, null, null]);
    await servers.changes.candidates.remove(rowCandidateId(first._id, 0));
    const second = await importRows(['Back', 'gone@example.com', null, null, null]);
    expect(second.progress.saved).toBe(1);
    expect((await byEmail('gone@example.com'))?._id).toEqual(rowCandidateId(second._id, 0));
  });
});

describe('an import ends early', () => {
  test('with the reason, if the file is not a spreadsheet', async () => {
    const task = await work(await startTask(Buffer.from('%PDF-1.7')));
    expect(task).toMatchObject({ state: 'failed', error: expect.stringMatching(/PDF/) });
    expect(await servers.mongo.files.countDocuments()).toBe(0);
  });

  test('if it is cancelled; saved rows stay, and the file is deleted', async () => {
    const id = await startTask(workbook([HEADER, ...Array.from({ length: 5_000 }, (_, n) => person(`cancel-${n}`))]));
    const working = work(id);
    await vi.waitFor(async () => expect((await taskOf(id)).progress.saved).toBeGreaterThan(0), {
      timeout: 60_000,
      interval: 10,
    });
    await cancelTask(servers.mongo, servers.changes, id, new Date());
    const { state, progress } = await working;
    expect(state).toBe('cancelled');
    expect(progress.saved).toBeLessThan(5_000);
    expect(await servers.mongo.candidates.countDocuments({ importedBy: id })).toBeGreaterThanOrEqual(progress.saved);
    expect(await servers.mongo.files.countDocuments()).toBe(0);
  });
});

describe('a crash neither loses nor doubles rows', () => {
  const ROWS = 20_000;
  const BROKEN = 20;
  const people = () =>
    workbook([
      ['Name', 'Email'],
      ...Array.from({ length: ROWS }, (_, n) =>
        n % (ROWS / BROKEN) === 7 ? ['', 'no email'] : [`Ravi ${n}`, `crash-${n}@example.com`],
      ),
    ]);

  test('kill -9 of the indexer during 20,000 rows: another resumes, and a second import saves nothing', async () => {
    const earlier = await servers.mongo.candidates.countDocuments();
    const file = people();
    const id = await startTask(file);
    const first = startProcess();
    await vi.waitFor(async () => expect((await taskOf(id)).progress.processed).toBeGreaterThan(0), {
      timeout: 120_000,
      interval: 20,
    });
    first.kill('SIGKILL');
    const { state, progress } = await taskOf(id);
    expect(state).toBe('running');
    expect(progress.processed).toBeLessThan(ROWS);
    const second = startProcess();
    try {
      await vi.waitFor(async () => expect((await taskOf(id)).state).toBe('done'), { timeout: 180_000, interval: 200 });
    } finally {
      second.kill('SIGTERM');
      await once(second, 'exit');
    }
    const task = await taskOf(id);
    expect(task.attempts).toBe(2);
    expect(task.progress).toMatchObject({
      processed: ROWS,
      saved: ROWS - BROKEN,
      counts: { refused: BROKEN, duplicates: 0 },
    });
    expect(await servers.mongo.candidates.countDocuments({ importedBy: id })).toBe(ROWS - BROKEN);
    expect(await reported(id)).toHaveLength(BROKEN);
    const again = await work(await startTask(file));
    expect(again.progress).toMatchObject({ saved: 0, counts: { refused: BROKEN, duplicates: ROWS - BROKEN } });
    expect(await servers.mongo.candidates.countDocuments()).toBe(ROWS - BROKEN + earlier);
  }, 360_000);

  test('a batch that is repeated after its candidates were stored counts them once', async () => {
    const id = await startTask(workbook([HEADER, person('twice-1'), person('twice-2')]));
    await work(id);
    const before = await taskOf(id);
    const again = { ...before, checkpoint: undefined };
    const stored = await storeFile(
      servers.mongo,
      { name: 'people.xlsx', contentType: 'x' },
      [workbook([HEADER, person('twice-1'), person('twice-2')])],
      NOW,
    );
    const context = {
      ...servers,
      log,
      now: () => NOW,
      signal: new AbortController().signal,
      report: async () => {},
      logLine: async () => {},
    };
    const result = await run(context, { ...again, input: { ...again.input, file: String(stored._id) } } as TaskRecord);
    expect(result).toMatchObject({ saved: 2, duplicates: 0 });
    expect(await servers.mongo.candidates.countDocuments({ importedBy: id })).toBe(2);
  });
});

function startProcess(): ChildProcess {
  const env = { PATH: process.env.PATH ?? '', ...servers.environment, LOG_LEVEL: 'error' };
  return spawn(process.execPath, ['indexer/main.ts'], { env, stdio: 'inherit' });
}
