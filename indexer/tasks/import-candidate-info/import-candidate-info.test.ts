import { Types } from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TaskContext } from '#indexer/task-runner/task-context.ts';
import { workOnTask } from '#indexer/task-runner/work-on-task.ts';
import { candidateRecord } from '#indexer/testing/candidate-record.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { type FixtureRow, workbook } from '#indexer/testing/workbooks.ts';
import { storeFile } from '#mongo/files/store-file.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ImportReportRecord } from '#mongo/models/import-report.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { claimTask } from '#mongo/tasks/claim-task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { run } from './import-candidate-info.ts';

const log = pino({ level: 'silent' });
const EARLIER = new Date('2026-01-01T00:00:00Z');

let servers: TestIndexer;
let number = 100;
beforeAll(async () => {
  servers = await testIndexer();
});
afterAll(() => servers.close());

async function person(overrides: Partial<CandidateRecord> = {}): Promise<CandidateRecord> {
  const applicantID = `SAN-${String(++number).padStart(6, '0')}`;
  const { emailAddress: _email, phoneNumber: _phone, ...bare } = candidateRecord({ applicantID, updatedOn: EARLIER });
  const record = { ...bare, ...overrides };
  await servers.changes.candidates.insert([record]);
  const keys = contactKeys(record).map((_id) => ({ _id, candidate: record._id }));
  if (keys.length > 0) await servers.mongo.candidateContacts.insertMany(keys);
  return current(record._id);
}

const current = async (id: Types.ObjectId): Promise<CandidateRecord> =>
  (await servers.mongo.candidates.findById(id).lean<CandidateRecord>())!;

async function startTask(bytes: Buffer): Promise<Types.ObjectId> {
  const { mongo, changes } = servers;
  const file = await storeFile(mongo, { name: 'info.xlsx', contentType: 'x' }, [bytes], new Date());
  const input = { file: String(file._id), fileName: 'info.xlsx', importedByName: 'Asha Rao' };
  return createTask(changes, { kind: 'import-candidate-info', input }, new Date());
}

async function importInfo(...rows: FixtureRow[]): Promise<TaskRecord> {
  const id = await startTask(workbook(rows));
  const task = await claimTask(servers.mongo, { owner: 'test', now: new Date() });
  expect(task?._id).toEqual(id);
  const context = { ...servers, log, now: () => new Date() };
  await workOnTask(context, task!, 'test', run, new AbortController().signal);
  return (await servers.mongo.tasks.findById(id).lean<TaskRecord>())!;
}

async function reasons(task: TaskRecord): Promise<[number, string][]> {
  const parts = await servers.mongo.importReports.find({ task: task._id }).lean<ImportReportRecord[]>();
  return parts.flatMap(({ rows }) => rows.map((row): [number, string] => [row.rowNumber, row.problems[0]!.reason]));
}

const phone = (last: number) => ({ countryCode: '91', number: String(9_800_000_000 + last) });

describe('each candidate is found', () => {
  test('by applicant ID, or by email with an agreeing name; a phone alone waits', async () => {
    const byId = await person();
    const byEmail = await person({ applicantName: 'Mina Das', emailAddress: 'mina@example.com' });
    const byPhone = await person({ phoneNumber: phone(1) });
    const task = await importInfo(
      ['Applicant ID', 'Name', 'Email ID', 'Mobile', 'Notice Period', 'Expected CTC'],
      [byId.applicantID.replace('SAN-000', 'san '), null, null, null, '1 month', '12.5'],
      [null, 'M. Das', 'MINA@example.com', null, '15 days', null],
      [null, null, null, '+91 98000 00001', 'Immediate', '₹20,00,000'],
    );
    expect(task).toMatchObject({ state: 'done', progress: { processed: 3, total: 3, saved: 2 } });
    expect(await current(byId._id)).toMatchObject({
      noticePeriod: '30',
      expectedCTC: { amount: 12.5 },
      revision: 2,
      updatedBy: 'Asha Rao',
    });
    expect((await current(byEmail._id)).noticePeriod).toBe('15');
    expect((await current(byPhone._id)).revision).toBe(1);
    expect(await servers.mongo.files.countDocuments()).toBe(0);
  });

  test('rows without a candidate are reported; the others are imported', async () => {
    const { applicantID, _id } = await person();
    await servers.changes.candidates.remove((await person({ applicantID: 'SAN-000099' }))._id);
    const task = await importInfo(
      ['Applicant ID', 'Email', 'Gender'],
      ['SAN-999999', 'mina@example.com', 'F'],
      [null, 'stranger@example.com', 'F'],
      [null, null, 'F'],
      ['{"$ne":1}', null, 'F'],
      ['SAN-000099', null, 'F'],
      [applicantID, null, 'neither'],
      [applicantID, null, 'F'],
    );
    expect(task.progress).toMatchObject({ processed: 7, saved: 1, counts: { refused: 5, incomplete: 1 } });
    expect(await reasons(task)).toEqual([
      [2, 'There is no candidate SAN-999999.'],
      [3, 'There is no candidate with this email or phone number.'],
      [4, 'The row has no applicant ID, email or phone to find a candidate by.'],
      [5, expect.stringMatching(/not an applicant ID/)],
      [6, 'There is no candidate SAN-000099.'],
      [7, expect.stringMatching(/write Male, Female or Other/)],
    ]);
    expect((await current(_id)).gender).toBe('female');
  });
});

describe('fields are filled in', () => {
  test('empty cells change nothing, and a row without new values is not a change', async () => {
    const { applicantID, _id } = await person({ noticePeriod: '60', gender: 'male' });
    const rows: FixtureRow[] = [
      ['ID', 'Notice Period', 'Gender', 'Skills'],
      [applicantID, null, 'N/A', ''],
      [applicantID, '2 months', 'M', null],
    ];
    const task = await importInfo(...rows);
    expect(task.progress).toMatchObject({ saved: 0, counts: { unchanged: 2, refused: 0 } });
    expect(await current(_id)).toMatchObject({ noticePeriod: '60', gender: 'male', revision: 1 });
  });

  test('entries of lists are added, the current job is replaced, another city replaces the rest of the address', async () => {
    const skill = { _id: new Types.ObjectId(), skill: 'Java', experience: { year: 4, month: 0 } };
    const { applicantID, _id } = await person({
      primarySkills: [skill],
      workExperience: [{ _id: new Types.ObjectId(), jobTitle: 'Developer', employer: 'Infosys', isOngoing: true }],
      presentAddress: { addressLine1: '1 MG Road', city: 'Bengaluru', state: 'Karnataka', zipCode: '560001' },
    });
    await importInfo(
      ['Applicant ID', 'Skills', 'Designation', 'Company', 'City'],
      [applicantID, 'java, Kafka', 'Lead', null, 'Pune'],
    );
    const after = await current(_id);
    expect(after.primarySkills.map((each) => each.skill)).toEqual(['Java', 'Kafka']);
    expect(after.primarySkills[0]).toMatchObject({ experience: { year: 4 } });
    expect(after.workExperience).toMatchObject([{ jobTitle: 'Lead', employer: 'Infosys', isOngoing: true }]);
    expect(after.presentAddress).toEqual({ city: 'Pune', district: 'Pune', state: 'Maharashtra', country: 'India' });
  });

  test('a part of a name changes the full name; the same full name keeps its parts as written', async () => {
    const known = { applicantName: 'Asha Devi K Rao', firstName: 'Asha Devi', middleName: 'K', lastName: 'Rao' };
    const [one, two, three] = [await person(known), await person(known), await person(known)];
    await importInfo(['Applicant ID', 'Last Name'], [one.applicantID, 'Verma']);
    await importInfo(
      ['Applicant ID', 'Name', 'Gender'],
      [two.applicantID, 'Asha Devi K Rao', 'F'],
      [three.applicantID, 'Asha Verma', null],
    );
    expect(await current(one._id)).toMatchObject({ applicantName: 'Asha Devi K Verma', firstName: 'Asha Devi' });
    expect(await current(two._id)).toMatchObject({ ...known, gender: 'female' });
    expect(await current(three._id)).toMatchObject({
      applicantName: 'Asha Verma',
      firstName: 'Asha',
      lastName: 'Verma',
    });
    expect((await current(three._id)).middleName).toBeUndefined();
  });

  test('several rows of one candidate are one change', async () => {
    const { applicantID, _id } = await person();
    const task = await importInfo(
      ['Applicant ID', 'Skills', 'Gender'],
      [applicantID, 'Java', null],
      [applicantID, 'Go', 'F'],
    );
    expect(task.progress.saved).toBe(2);
    const after = await current(_id);
    expect(after).toMatchObject({ gender: 'female', revision: 2 });
    expect(after.primarySkills.map((each) => each.skill)).toEqual(['Java', 'Go']);
  });

  test('a new email becomes the candidate’s, unless it is another’s or the candidate signs in with its own', async () => {
    const one = await person({ emailAddress: 'one@example.com' });
    const two = await person({ emailAddress: 'two@example.com' });
    const account = await person({ emailAddress: 'account@example.com', user: new Types.ObjectId() });
    const task = await importInfo(
      ['Applicant ID', 'Email'],
      [one.applicantID, 'new@example.com'],
      [two.applicantID, 'one@example.com'],
      [account.applicantID, 'other@example.com'],
      [two.applicantID, 'new@example.com'],
    );
    expect((await current(one._id)).emailAddress).toBe('new@example.com');
    expect((await servers.mongo.candidateContacts.findById('email:new@example.com'))?.candidate).toEqual(one._id);
    expect((await reasons(task)).map(([row]) => row)).toEqual([3, 4, 5]);
    expect((await current(two._id)).revision).toBe(1);
    expect(await servers.mongo.candidateContacts.findById('email:other@example.com')).toBeNull();
  });

  test('entries beyond the limit of a record are omitted and reported', async () => {
    const { applicantID, _id } = await person();
    const skills = Array.from({ length: 300 }, (_, n) => `Skill ${n}`).join(';');
    const task = await importInfo(['Applicant ID', 'Skills'], [applicantID, skills], [applicantID, 'Java']);
    expect(task.progress).toMatchObject({ saved: 1, counts: { refused: 0, unchanged: 1, incomplete: 1 } });
    expect(await reasons(task)).toEqual([[2, expect.stringMatching(/300 entries; at most 150/)]]);
    expect((await current(_id)).primarySkills.map(({ skill }) => skill)).toEqual(['Java']);
  });
});

describe('an interrupted import', () => {
  test('counts each row once when a batch is repeated after it was written', async () => {
    const people = await Promise.all([person(), person()]);
    const rows = [['Applicant ID', 'Gender'], ...people.map(({ applicantID }) => [applicantID, 'F'])];
    const id = await startTask(workbook(rows));
    const task = (await servers.mongo.tasks.findById(id).lean<TaskRecord>())!;
    const reports: Record<string, unknown>[] = [];
    const context: TaskContext = {
      ...servers,
      log,
      now: () => new Date(),
      signal: new AbortController().signal,
      logLine: async () => undefined,
      report: async (_, checkpoint) => {
        reports.push(checkpoint!);
        if (reports.length === 2) throw new Error('killed');
      },
    };
    await expect(run(context, task)).rejects.toThrow('killed');
    const result = await run({ ...context, report: async () => undefined }, { ...task, checkpoint: reports[0]! });
    expect(result).toMatchObject({ rows: 2, saved: 2, unchanged: 0 });
    expect((await current(people[0]!._id)).revision).toBe(2);
    await servers.changes.tasks.remove(id);
  });

  test('a file without identifying columns reports which ones are missing', async () => {
    const task = await importInfo(['Skills', 'City'], ['Java', 'Pune']);
    expect(task).toMatchObject({ state: 'failed', error: expect.stringMatching(/such as Applicant ID, Email/) });
    expect(await servers.mongo.files.countDocuments()).toBe(0);
  });
});

test('a row whose candidate is removed between its read and its write is reported, not counted as saved', async () => {
  const removed = await person();
  const { candidates } = servers.changes;
  const changes = {
    ...servers.changes,
    candidates: {
      ...candidates,
      bulkUpdate: async (updates: Parameters<typeof candidates.bulkUpdate>[0]) => {
        await candidates.remove(removed._id);
        return candidates.bulkUpdate(updates);
      },
    },
  };
  const id = await startTask(
    workbook([
      ['Applicant ID', 'Notice Period'],
      [removed.applicantID, '1 month'],
    ]),
  );
  const task = await claimTask(servers.mongo, { owner: 'test', now: new Date() });
  const context = { ...servers, changes, log, now: () => new Date() };
  await workOnTask(context, task!, 'test', run, new AbortController().signal);
  const ended = (await servers.mongo.tasks.findById(id).lean<TaskRecord>())!;
  expect(ended).toMatchObject({ state: 'done', progress: { saved: 0, counts: { refused: 1 } } });
  expect(await reasons(ended)).toEqual([[2, expect.stringMatching(/candidate/i)]]);
});
