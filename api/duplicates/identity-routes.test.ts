import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { identitySide } from '#mongo/identity/identity-side.ts';
import type { IdentityQuestionRecord } from '#mongo/models/identity-question.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import type { IdentityCause } from './identity-contract.ts';

let api: TestApi;
let admin: Send;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.as('admin');
});
afterAll(() => api?.stop());
beforeEach(async () => {
  await api.deps.mongo.identityQuestions.deleteMany({});
  for (const { _id } of await api.deps.mongo.tasks.find({}, { _id: 1 }).lean())
    await api.deps.changes.tasks.remove(_id);
});

const MINUTE_MS = 60_000;
const hourAgo = Date.now() - 60 * MINUTE_MS;
const known = candidateRecord({ applicantName: 'Anil Mehta', emailAddress: 'anil@x.in' });

/** Creates that many questions of a cause about `known`, a minute apart, oldest first. */
async function ask(cause: IdentityCause, count: number, more: Partial<IdentityQuestionRecord> = {}): Promise<string[]> {
  const task = new Types.ObjectId();
  const questions = Array.from(
    { length: count },
    (_, place): IdentityQuestionRecord => ({
      _id: `${task}:${place}`,
      kind: 'row',
      cause,
      candidate: known._id,
      task,
      place,
      askedAt: new Date(hourAgo + place * MINUTE_MS),
      askedByName: 'Asha Rao',
      source: `Row ${place + 2}`,
      incoming: identitySide({ applicantName: 'Ravi Nair', emailAddress: 'anil@x.in' }),
      state: 'open',
      ...more,
    }),
  );
  await api.deps.mongo.identityQuestions.insertMany(questions);
  return questions.map(({ _id }) => _id);
}

const list = async (query = '') => (await admin('GET', `/api/identity-questions${query}`)).body;
const settle = (body: object, by = admin) => by('POST', '/api/identity-questions/settle', { body });
const orders = () => api.deps.mongo.tasks.find({ kind: 'settle-identity' }).lean();

describe('only admins', () => {
  test.each(['employer', 'job-seeker'] as const)('%s: 403 for the list and for settling', async (role) => {
    const [id] = await ask('name', 1);
    const other = await api.as(role);
    expect((await other('GET', '/api/identity-questions')).status).toBe(403);
    expect((await settle({ decision: 'same', ids: [id] }, other)).status).toBe(403);
    expect(await orders()).toEqual([]);
  });

  test('without a session: 401', async () => {
    expect((await api.anyone('GET', '/api/identity-questions')).status).toBe(401);
    expect((await settle({ decision: 'same', ids: ['x'] }, api.anyone)).status).toBe(401);
  });
});

describe('the list', () => {
  beforeAll(() => api.deps.changes.candidates.insert([known]));

  test('shows both sides, the source and the spreadsheet, and counts each cause', async () => {
    const input = { fileName: 'people.xlsx' };
    const task = await createTask(api.deps.changes, { kind: 'import-candidate-info', input }, new Date());
    const [id] = await ask('name', 1, { task });
    await ask('phone', 2);
    await ask('unverified', 1, { state: 'settled' });
    const { questions, total, counts, settling } = await list('?cause=name');
    expect([total, counts, settling]).toEqual([1, { name: 1, phone: 2, unverified: 0 }, null]);
    expect(questions).toMatchObject([
      {
        _id: id,
        source: 'Row 2',
        fileName: 'people.xlsx',
        incoming: { name: 'Ravi Nair', emailAddress: 'anil@x.in' },
        candidate: { applicantID: known.applicantID, hasAccount: false, side: { name: 'Anil Mehta' } },
        isDecided: false,
      },
    ]);
  });

  test('has pages of 20, oldest first, of one cause or of all', async () => {
    const ids = await ask('phone', 21);
    await ask('name', 1, { askedAt: new Date(hourAgo - MINUTE_MS) });
    const first = await list('?cause=phone');
    expect([first.questions.length, first.total, first.totalPages]).toEqual([20, 21, 2]);
    expect(first.questions[0]._id).toBe(ids[0]);
    const { questions } = await list('?cause=phone&page=2');
    expect(questions.map(({ _id }: { _id: string }) => _id)).toEqual([ids[20]]);
    expect((await list()).questions[0].cause).toBe('name');
    expect((await admin('GET', '/api/identity-questions?cause=other')).status).toBe(400);
  });

  test('has no candidate if it was removed', async () => {
    await ask('name', 1, { candidate: new Types.ObjectId() });
    expect((await list()).questions).toMatchObject([{ candidate: null }]);
  });

  test('records each shown candidate in the audit log', async () => {
    await ask('name', 1);
    await list();
    const entries = await api.deps.mongo.auditEntries.find({ action: 'view' }).lean();
    expect(JSON.stringify(entries)).toContain(String(known._id));
  });
});

describe('settling', () => {
  test('by ids starts a task and marks the questions as decided until it ends', async () => {
    const [one, two] = await ask('name', 2);
    const { status, body } = await settle({ decision: 'another', ids: [one] });
    expect([status, body.message]).toEqual([200, 'It is being settled.']);
    const [order] = await orders();
    expect(order).toMatchObject({
      state: 'queued',
      input: { decision: 'another', ids: [one] },
      progress: { total: 1 },
    });
    const { questions, settling } = await list();
    expect(settling).toBe(body.taskId);
    expect(questions.map((each: { _id: string; isDecided: boolean }) => [each._id, each.isDecided])).toEqual([
      [one, true],
      [two, false],
    ]);
    await api.deps.changes.tasks.update(order!._id, { $set: { state: 'failed' } });
    expect(await list()).toMatchObject({ settling: null, questions: [{ isDecided: false }, { isDecided: false }] });
  });

  test('by cause excludes other causes and questions that arrived after the list was read', async () => {
    await ask('name', 1);
    const before = await ask('phone', 2);
    const { at } = await list('?cause=phone');
    const [later] = await ask('phone', 1, { askedAt: new Date(Date.now() + MINUTE_MS) });
    expect((await settle({ decision: 'discard', cause: 'phone', askedUntil: at })).status).toBe(200);
    expect((await orders())[0]).toMatchObject({ input: { cause: 'phone', askedUntil: at }, progress: { total: 2 } });
    const { questions } = await list();
    const decided = questions.filter(({ isDecided }: { isDecided: boolean }) => isDecided);
    expect(decided.map(({ _id }: { _id: string }) => _id)).toEqual(before);
    expect(decided).not.toContain(later);
  });

  test.each<[title: string, of: (id: string) => object, status: number]>([
    ['ids that are unknown', () => ({ ids: ['nowhere:0'] }), 409],
    ['a cause of which nothing waits', () => ({ cause: 'phone', askedUntil: new Date().toISOString() }), 409],
    ['neither ids nor a cause', () => ({}), 400],
    ['a cause without a time', () => ({ cause: 'name' }), 400],
    ['ids and a cause', (id) => ({ ids: [id], cause: 'name', askedUntil: new Date().toISOString() }), 400],
    ['more than 100 ids', (id) => ({ ids: Array(101).fill(id) }), 400],
    ['ids that are not texts', () => ({ ids: [{ $ne: '' }] }), 400],
    ['a decision that does not exist', (id) => ({ ids: [id], decision: 'merge' }), 400],
  ])('%s: refused, and no task starts', async (_, of, status) => {
    const [id] = await ask('name', 1);
    expect((await settle({ decision: 'same', ...of(id!) })).status).toBe(status);
    expect(await orders()).toEqual([]);
  });

  test('of a settled question is 409; of known and unknown ids the known are settled', async () => {
    const [done] = await ask('name', 1, { state: 'settled' });
    expect((await settle({ decision: 'same', ids: [done] })).status).toBe(409);
    const [open] = await ask('name', 1);
    expect((await settle({ decision: 'same', ids: [done, open, 'nowhere:0'] })).status).toBe(200);
    expect((await orders())[0]?.progress.total).toBe(1);
  });
});
