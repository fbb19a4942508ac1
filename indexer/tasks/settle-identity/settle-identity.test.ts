import { Types } from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { reopenAbandoned } from '#indexer/identity/identity-questions.ts';
import { TaskCancelled, type TaskContext } from '#indexer/task-runner/task-context.ts';
import { workOnTask } from '#indexer/task-runner/work-on-task.ts';
import { taskRunners } from '#indexer/task-runners.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { workbook } from '#indexer/testing/workbooks.ts';
import { storeFile } from '#mongo/files/store-file.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { IdentityDecision, IdentityQuestionRecord } from '#mongo/models/identity-question.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { claimTask } from '#mongo/tasks/claim-task.ts';
import { createTask, type NewTask } from '#mongo/tasks/create-task.ts';
import { run as settleRun } from './settle-identity.ts';

const log = pino({ level: 'silent' });
let servers: TestIndexer;
beforeAll(async () => {
  servers = await testIndexer();
});
afterAll(async () => {
  await servers.close();
});

async function work(newTask: NewTask): Promise<TaskRecord> {
  const id = await createTask(servers.changes, newTask, new Date());
  const task = await claimTask(servers.mongo, { owner: 'test', now: new Date() });
  const context = { ...servers, log, now: () => new Date() };
  await workOnTask(context, task!, 'test', taskRunners[newTask.kind]!, new AbortController().signal);
  return (await servers.mongo.tasks.findById(id).lean<TaskRecord>())!;
}

async function parse(text: string): Promise<TaskRecord> {
  const bytes = pdfOfText(text);
  const { _id } = await storeFile(servers.mongo, { name: 'cv.pdf', contentType: 'x' }, [bytes], new Date());
  const input = { files: [{ file: String(_id), fileName: 'cv.pdf' }], uploadedByName: 'Asha Rao' };
  return work({ kind: 'parse-resumes', input });
}

async function importInfo(...row: unknown[]): Promise<TaskRecord> {
  const bytes = workbook([['Name', 'Email', 'Phone', 'City'], row]);
  const { _id } = await storeFile(servers.mongo, { name: 'info.xlsx', contentType: 'x' }, [bytes], new Date());
  return work({
    kind: 'import-candidate-info',
    input: { file: String(_id), fileName: 'info.xlsx', importedByName: 'Asha Rao' },
  });
}

const settle = (decision: IdentityDecision, ...ids: string[]) =>
  work({ kind: 'settle-identity', input: { decision, ids, by: String(new Types.ObjectId()), byName: 'Asha Rao' } });

/** A candidate whose contacts came from an import; with an account if a verified email is given. */
async function known(fields: Partial<CandidateRecord>, { account }: { account?: string } = {}) {
  const user = account ? new Types.ObjectId() : undefined;
  const record = candidateRecord({ ...fields, ...(user && { user }) });
  if (user) {
    await servers.mongo.users.collection.insertOne({
      _id: user,
      id: String(user),
      email: account,
      emailVerified: true,
    } as never);
  }
  const keys = user ? [`email:${account}`] : contactKeys(record);
  await servers.mongo.candidateContacts.insertMany(
    keys.map((_id) => ({ _id, candidate: record._id, from: 'import' as const })),
  );
  await servers.changes.candidates.insert([record]);
  return record;
}

const candidateOf = (_id: Types.ObjectId) => servers.mongo.candidates.findById(_id).lean<CandidateRecord>();
const phone = (number: string) => ({ countryCode: '91', number });
const resume = (name: string, contacts: string, more = '') =>
  `${name}\nJava Developer\n${contacts}\n\nSUMMARY\nJava developer with 5 years of experience.\n\nWORK EXPERIENCE\nJava Developer, Zentrova (Jan 2020 - Present)\n${more}`;

async function questionOf(task: TaskRecord) {
  return servers.mongo.identityQuestions.findOne({ task: task._id }).lean<IdentityQuestionRecord>();
}

test.each<[title: string, Partial<CandidateRecord>, account: string | undefined, contacts: string, expected: string]>([
  [
    'an imported email and an agreeing name are proof',
    { applicantName: 'R. Kumar', emailAddress: 'a1@x.in' },
    undefined,
    'a1@x.in',
    'proven',
  ],
  [
    'a verified email and an agreeing name are proof',
    { applicantName: 'R. Kumar', emailAddress: 'a2@x.in' },
    'a2@x.in',
    'a2@x.in',
    'proven',
  ],
  [
    'an imported email and another name wait',
    { applicantName: 'Anil Mehta', emailAddress: 'a3@x.in' },
    undefined,
    'a3@x.in',
    'name',
  ],
  [
    'a verified email and another name wait',
    { applicantName: 'Anil Mehta', emailAddress: 'a4@x.in' },
    'a4@x.in',
    'a4@x.in',
    'name',
  ],
  ['an email and no name wait', { applicantName: '', emailAddress: 'a5@x.in' }, undefined, 'a5@x.in', 'name'],
  [
    'a phone waits, even if the name agrees',
    { applicantName: 'Ravi Kumar', phoneNumber: phone('9876522206') },
    undefined,
    'a6@x.in | 9876522206',
    'phone',
  ],
  [
    'an email typed into a profile waits, even if the name agrees',
    { applicantName: 'Ravi Kumar', emailAddress: 'a7@x.in' },
    'other7@x.in',
    'a7@x.in',
    'unverified',
  ],
  [
    'a phone typed into a profile waits',
    { applicantName: 'Anil Mehta', phoneNumber: phone('9876522208') },
    'other8@x.in',
    'a8@x.in | 9876522208',
    'unverified',
  ],
])('%s', async (_, fields, account, contacts, expected) => {
  const candidate = await known(fields, account ? { account } : {});
  const before = await candidateOf(candidate._id);
  const parsed = await parse(resume('Ravi Kumar', contacts));
  const asked = await questionOf(parsed);
  expect(asked?.cause ?? 'proven').toBe(expected);
  expect((await candidateOf(candidate._id))?.resumeAvailable).toBe(expected === 'proven');
  const [emailAddress, number] = contacts.split(' | ');
  const info = await importInfo('Ravi Kumar', emailAddress, number ?? null, 'Pune');
  expect((await questionOf(info))?.cause ?? 'proven').toBe(expected);
  if (expected === 'proven') return;
  expect(asked?.candidate).toEqual(candidate._id);
  expect((await candidateOf(candidate._id))?.revision).toBe(before?.revision);
  const report = await servers.mongo.importReports.findOne({ task: info._id }).lean();
  expect(report?.rows[0]?.problems[0]?.reason).toMatch(/It waits in the identity review\./);
});

test('a resume without its own contacts that names a referee is not the referee’s', async () => {
  const referee = await known({
    applicantName: 'Anil Mehta',
    emailAddress: 'anil@ref.in',
    phoneNumber: phone('9876533301'),
  });
  const more = '\nREFERENCES\nAnil Mehta, Manager, Zentrova\nanil@ref.in, 9876533301';
  const task = await parse(resume('Meera Nair', 'Pune', more));
  expect(task.result).toMatchObject({ created: 1 });
  expect((await candidateOf(referee._id))?.resumeAvailable).toBe(false);
  const meera = await servers.mongo.candidates.findOne({ applicantName: 'Meera Nair' }).lean<CandidateRecord>();
  expect([meera?.emailAddress, meera?.phoneNumber, meera?.alternateEmailAddress]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the same person: the resume and the row are saved into the candidate, and no personal data stays', async () => {
  const candidate = await known({ applicantName: 'Ravi Kumar', phoneNumber: phone('9876544401') });
  const [one, two] = [
    await questionOf(await parse(resume('Ravi Kumar', 'same1@x.in | 9876544401'))),
    await questionOf(await importInfo('Ravi Kumar', 'same1@x.in', '9876544401', 'Nagpur')),
  ];
  expect((await settle('same', one!._id, two!._id)).result).toEqual({ settled: 2, failed: 0, others: 0 });
  const after = await candidateOf(candidate._id);
  expect(after).toMatchObject({
    resumeAvailable: true,
    emailAddress: 'same1@x.in',
    presentAddress: { city: 'Nagpur' },
  });
  for (const { _id } of [one!, two!]) {
    const settled = await servers.mongo.identityQuestions.findById(_id).lean<IdentityQuestionRecord>();
    expect(settled).toMatchObject({ state: 'settled', decision: 'same' });
    expect([settled?.incoming, settled?.fields, settled?.source, settled?.file]).toEqual(Array(4).fill(undefined));
  }
  expect(await servers.mongo.files.countDocuments()).toBe(await heldFiles());
});

/** Two files for each resume that still waits. */
const heldFiles = async () =>
  2 * (await servers.mongo.identityQuestions.countDocuments({ kind: 'resume', state: { $ne: 'settled' } }));

test('another person: a new candidate without the contested key, marked as different from the first', async () => {
  const candidate = await known({ applicantName: 'Anil Mehta', phoneNumber: phone('9876555501') });
  const asked = [
    await questionOf(await parse(resume('Ravi Nair', 'another1@x.in | 9876555501'))),
    await questionOf(await importInfo('Mina Das', 'another2@x.in', '9876555501', 'Pune')),
  ];
  expect((await settle('another', ...asked.map((one) => one!._id))).result).toMatchObject({ settled: 2 });
  for (const emailAddress of ['another1@x.in', 'another2@x.in']) {
    const made = await servers.mongo.candidates.findOne({ emailAddress }).lean<CandidateRecord>();
    expect(await servers.mongo.candidateContacts.findById(`email:${emailAddress}`).lean()).toMatchObject({
      candidate: made?._id,
    });
    expect(await servers.mongo.distinctPairs.countDocuments({ candidates: made?._id })).toBe(1);
  }
  const contested = await servers.mongo.candidateContacts.findById('phone:9876555501').lean();
  expect(contested?.candidate).toEqual(candidate._id);
});

test('discarded: nothing is saved, and the files are deleted', async () => {
  await known({ applicantName: 'Anil Mehta', emailAddress: 'discard@x.in' });
  const asked = await questionOf(await parse(resume('Ravi Nair', 'discard@x.in')));
  expect((await settle('discard', asked!._id)).result).toMatchObject({ settled: 1 });
  expect(await servers.mongo.candidates.countDocuments({ emailAddress: 'discard@x.in' })).toBe(1);
  expect(await servers.mongo.files.countDocuments()).toBe(await heldFiles());
});

test('of two decisions the first counts', async () => {
  await known({ applicantName: 'Anil Mehta', emailAddress: 'twice@x.in' });
  const asked = await questionOf(await parse(resume('Ravi Nair', 'twice@x.in')));
  await settle('discard', asked!._id);
  expect((await settle('same', asked!._id)).result).toEqual({ settled: 0, failed: 0, others: 1 });
});

test('if the candidate is removed, the question is open again with the reason', async () => {
  const gone = await known({ applicantName: 'Anil Mehta', emailAddress: 'gone@x.in' });
  const asked = await questionOf(await parse(resume('Ravi Nair', 'gone@x.in')));
  await servers.changes.candidates.remove(gone._id);
  expect((await settle('same', asked!._id)).result).toMatchObject({ failed: 1 });
  expect(await servers.mongo.identityQuestions.findById(asked!._id).lean()).toMatchObject({
    state: 'open',
    problem: 'The candidate is no longer there.',
  });
});

const settleTask = (decision: IdentityDecision, id: string): NewTask => ({
  kind: 'settle-identity',
  input: { decision, ids: [id], by: String(new Types.ObjectId()), byName: 'Asha Rao' },
});

const HOUR_MS = 60 * 60 * 1_000;

/** The task as a worker sees it, and its context; `more` replaces parts of it. */
async function claimed(decision: IdentityDecision, id: string, more: Partial<TaskContext> = {}) {
  const _id = await createTask(servers.changes, settleTask(decision, id), new Date());
  await servers.changes.tasks.update(_id, {
    $set: { state: 'running', attempts: 1, leaseOwner: 'test', leaseUntil: new Date(Date.now() + HOUR_MS) },
  });
  const task = (await servers.mongo.tasks.findById(_id).lean<TaskRecord>())!;
  const context: TaskContext = {
    ...servers,
    log,
    now: () => new Date(),
    signal: new AbortController().signal,
    report: async () => undefined,
    logLine: async () => undefined,
    ...more,
  };
  return { task, context };
}

test('of two concurrent tasks one settles a question', async () => {
  await known({ applicantName: 'Anil Mehta', emailAddress: 'atonce@x.in' });
  const asked = await questionOf(await parse(resume('Ravi Nair', 'atonce@x.in')));
  const two = [await claimed('another', asked!._id), await claimed('discard', asked!._id)];
  const results = await Promise.all(two.map(({ task, context }) => settleRun(context, task)));
  expect(results).toContainEqual({ settled: 1, failed: 0, others: 0 });
  expect(results).toContainEqual({ settled: 0, failed: 0, others: 1 });
  const winner = results.findIndex(({ settled }) => settled === 1);
  expect(await servers.mongo.candidates.countDocuments({ emailAddress: 'atonce@x.in' })).toBe(winner === 0 ? 2 : 1);
  for (const { task } of two) await servers.changes.tasks.update(task._id, { $set: { state: 'done' } });
});

test.each<[title: string, email: string, error: () => Error, isOpen: boolean]>([
  ['fails permanently: its question is open again', 'failing@x.in', () => new Error('no space left'), true],
  ['is cancelled: its question is open again', 'cancelled@x.in', () => new TaskCancelled('by request'), true],
  [
    'is tried again: its question stays claimed',
    'again@x.in',
    () => Object.assign(new Error('away'), { name: 'MongoNetworkError' }),
    false,
  ],
])('a settling task %s', async (_, email, error, isOpen) => {
  await known({ applicantName: 'Anil Mehta', emailAddress: email });
  const asked = await questionOf(await parse(resume('Ravi Nair', email)));
  const stop = new AbortController();
  const { task, context } = await claimed('another', asked!._id, { signal: stop.signal });
  const failing = {
    ...context,
    get changes(): never {
      const thrown = error();
      if (thrown instanceof TaskCancelled) stop.abort(thrown);
      throw thrown;
    },
  };
  await expect(settleRun(failing, task)).rejects.toThrow();
  const left = await servers.mongo.identityQuestions.findById(asked!._id).lean<IdentityQuestionRecord>();
  expect(left).toMatchObject(
    isOpen
      ? { state: 'open', problem: 'The decision could not be carried out. Please decide again.' }
      : { state: 'settling', decision: 'another' },
  );
  await servers.changes.tasks.update(task._id, { $set: { state: 'failed' } });
  if (isOpen) expect((await settle('discard', asked!._id)).result).toMatchObject({ settled: 1 });
});

test('the hourly check reopens a question whose task ended without settling it; one of an open task stays', async () => {
  await servers.mongo.identityQuestions.updateMany({ state: 'settling' }, { $set: { state: 'settled' } });
  await known({ applicantName: 'Anil Mehta', emailAddress: 'crash@x.in' });
  const ids: string[] = [];
  for (const state of ['failed', 'queued'] as const) {
    const asked = await questionOf(await parse(resume('Ravi Nair', 'crash@x.in', state)));
    const task = await createTask(servers.changes, settleTask('same', asked!._id), new Date());
    await servers.changes.tasks.update(task, { $set: { state } });
    const claim = { state: 'settling' as const, decision: 'same' as const, settledIn: task };
    await servers.mongo.identityQuestions.updateOne({ _id: asked!._id }, { $set: claim });
    ids.push(asked!._id);
  }
  expect(await reopenAbandoned(servers.mongo, new Date())).toBe(1);
  const states = await Promise.all(
    ids.map(async (_id) => (await servers.mongo.identityQuestions.findById(_id).lean())?.state),
  );
  expect(states).toEqual(['open', 'settling']);
  await servers.changes.tasks.update((await servers.mongo.identityQuestions.findById(ids[1]).lean())!.settledIn!, {
    $set: { state: 'cancelled' },
  });
});

test.each(['changed', 'merged into another'])(
  'a candidate that is %s while a row is settled still gets it',
  async (how) => {
    const { mongo, changes } = servers;
    const number = how === 'changed' ? '9812300001' : '9812300002';
    const [record, kept] = [
      await known({ applicantName: 'Ravi Nair', phoneNumber: phone(number) }),
      await known({ applicantName: 'Ravi K Nair' }),
    ];
    const question = await questionOf(await importInfo('Anil Mehta', '', number, 'Nagpur'));
    const update = changes.candidates.update.bind(changes.candidates);
    vi.spyOn(changes.candidates, 'update').mockImplementationOnce(async (id, change, options) => {
      if (how === 'changed') await update(record._id, { $set: { profileSummary: 'Edited.' } });
      else {
        await mongo.mergedCandidates.create({
          _id: record._id,
          into: kept._id,
          at: new Date(),
          by: new Types.ObjectId(),
        });
        await changes.candidates.remove(record._id);
      }
      return update(id, change, options);
    });
    const task = await settle('same', question!._id);
    expect(task.result).toMatchObject({ settled: 1, failed: 0 });
    const owner = await candidateOf(how === 'changed' ? record._id : kept._id);
    expect(owner?.presentAddress?.city).toBe('Nagpur');
    if (how === 'changed') expect(owner?.profileSummary).toBe('Edited.');
  },
);
