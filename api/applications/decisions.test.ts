import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobRecord } from '#api/testing/job-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { dyingConnection } from '#mongo/commands/testing/dying-connection.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import { UNDO_DECISION_MS } from './decision-contract.ts';
import { sendDueNotices } from './send-decision-notices.ts';

let api: TestApi;
let owner: Types.ObjectId;
let employer: Send;
let job: ReturnType<typeof jobRecord>;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  owner = (await api.makeUser('employer'))._id;
  employer = await api.signIn(owner);
  job = jobRecord({ createdBy: owner });
  await api.deps.changes.jobs.insert([job]);
});

async function apply(known: Partial<ApplicationRecord> = {}): Promise<ApplicationRecord> {
  const { _id: user } = await api.makeUser('job-seeker');
  const record: ApplicationRecord = {
    ...{ _id: `${user}:${job._id}`, user, candidate: new Types.ObjectId(), job: job._id, employer: owner },
    ...{ saveStatus: false, applicationStatus: true, appliedAt: new Date(), hiringStatus: '' },
    ...{ jobId: job.id, jobTitle: job.title, ...known },
  };
  await api.deps.mongo.applications.insertMany([record]);
  return record;
}

const decide = (ids: string[], status = 'shortlisted', by = employer) =>
  by('POST', '/api/decide-applications', { body: { ids, status } });
const takeBack = (ids: string[], by = employer) => by('POST', '/api/take-back-decisions', { body: { ids } });
const stored = (_id: string) => api.deps.mongo.applications.findOne({ _id }).lean<ApplicationRecord>();
const change = (_id: string, $set: object) => api.deps.mongo.applications.updateOne({ _id }, { $set });
const notices = (user: Types.ObjectId) => api.deps.mongo.notifications.find({ user }).lean();
const row = async () => (await employer('GET', '/api/employer/applications')).body.applications[0];

/** Sends as a process does whose clock is past the time in which decisions can be taken back. */
function sendLater(mongo: Mongo = api.deps.mongo): Promise<void> {
  const at = Date.now() + UNDO_DECISION_MS;
  return sendDueNotices({ ...api.deps, mongo, now: () => new Date(at) });
}

const TOO_LATE = 'It is too late to take this decision back: the candidate is notified of it.';
const NO_DECISION = 'There is no decision on this application to take back.';

describe('a decision', () => {
  it('is stored at once; the job seeker sees it and is notified when it can no longer be taken back', async () => {
    const { _id, user } = await apply();
    const seeker = await api.signIn(user);
    const seen = async () => (await seeker('POST', '/api/job-list', { body: { page: 'applied' } })).body.jobs[0];
    await decide([_id]);
    expect(await row()).toMatchObject({ hiringStatus: 'shortlisted', undoMs: expect.any(Number) });
    expect((await row()).undoMs).toBeLessThanOrEqual(UNDO_DECISION_MS);
    expect([await notices(user), (await seen()).hiringStatus]).toEqual([[], '']);
    await sendLater();
    expect(await notices(user)).toMatchObject([{ type: 'application-status', title: `Shortlisted: ${job.title}` }]);
    expect((await seen()).hiringStatus).toBe('shortlisted');
    expect((await stored(_id))?.decisionNotice).toBeUndefined();
    expect((await row()).undoMs).toBeNull();
  });

  it('that is due is sent by a running process without further calls', async () => {
    const { _id, user } = await apply();
    await decide([_id]);
    await change(_id, { 'decisionNotice.dueAt': new Date() });
    await expect.poll(() => notices(user)).toHaveLength(1);
  });

  it('is sent once however many processes send it', async () => {
    const { _id, user } = await apply();
    await decide([_id]);
    await Promise.all(Array.from({ length: 6 }, () => sendLater()));
    expect(await notices(user)).toHaveLength(1);
  });

  it('is sent once by another process if one dies before any of its writes', async () => {
    let deaths = 0;
    for (let write = 1; write < 20; write += 1) {
      const { _id, user } = await apply();
      await decide([_id]);
      const dying = await dyingConnection(api.deps.config.MONGO_URL, write);
      await sendLater(dying.mongo).catch(() => undefined);
      await dying.mongo.close();
      await sendLater();
      expect(await notices(user), `died before write ${write}`).toHaveLength(1);
      expect((await stored(_id))?.decisionNotice).toBeUndefined();
      expect(await api.deps.mongo.notificationFeeds.countDocuments({ _id: user })).toBe(1);
      if (!dying.hasDied()) break;
      deaths += 1;
    }
    // final, stored, feed raised, feed created, notice removed
    expect(deaths).toBe(5);
  });
});

describe('taking a decision back', () => {
  it('makes the application undecided without a notification; the next decision is notified', async () => {
    const { _id, user } = await apply();
    await decide([_id], 'rejected');
    expect(await takeBack([_id])).toMatchObject({ status: 200, body: { message: 'Decision taken back.' } });
    expect(await row()).toMatchObject({ hiringStatus: '', undoMs: null });
    expect((await stored(_id))?.decidedAt).toBeUndefined();
    await sendLater();
    expect(await notices(user)).toEqual([]);
    await decide([_id], 'shortlisted');
    await sendLater();
    expect(await notices(user)).toMatchObject([{ title: `Shortlisted: ${job.title}` }]);
  });

  it.each<[string, object, number, string]>([
    ['after ten seconds', { 'decisionNotice.dueAt': new Date(0) }, 409, TOO_LATE],
    ['while its notification is being stored', { 'decisionNotice.isFinal': true }, 409, TOO_LATE],
    [
      'by another account than the one that decided',
      { 'decisionNotice.by': new Types.ObjectId() },
      403,
      'Only the account that made this decision can take it back.',
    ],
  ])('%s is refused', async (_, known, status, message) => {
    const { _id } = await apply();
    await decide([_id]);
    await change(_id, known);
    expect(await takeBack([_id])).toMatchObject({ status, body: { success: false, message } });
    expect((await stored(_id))?.hiringStatus).toBe('shortlisted');
    expect((await row()).undoMs).toBeNull();
  });

  it('is refused without a decision, and twice', async () => {
    const { _id } = await apply();
    expect(await takeBack([_id])).toMatchObject({ status: 409, body: { message: NO_DECISION } });
    await decide([_id]);
    const answers = await Promise.all([takeBack([_id]), takeBack([_id])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('by another employer is 404 and changes nothing', async () => {
    const { _id } = await apply();
    await decide([_id]);
    expect((await takeBack([_id], await api.as('employer'))).status).toBe(404);
    expect((await stored(_id))?.hiringStatus).toBe('shortlisted');
  });

  it('beside a process that sends is either done or too late, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { _id, user } = await apply();
      await decide([_id]);
      const [answer] = await Promise.all([takeBack([_id]), sendLater()]);
      await sendLater();
      const isTakenBack = answer.status === 200;
      expect(await notices(user)).toHaveLength(isTakenBack ? 0 : 1);
      expect((await stored(_id))?.hiringStatus).toBe(isTakenBack ? '' : 'shortlisted');
      if (!isTakenBack) expect(answer.body.message).toBe(TOO_LATE);
    }
  });
});

describe('several decisions at once', () => {
  it('have each their own result; the audit log names those that were stored', async () => {
    const [open, decided, saved] = [
      await apply(),
      await apply({ hiringStatus: 'rejected' }),
      await apply({ applicationStatus: false, saveStatus: true }),
    ];
    const theirs = await apply({ employer: new Types.ObjectId() });
    const { status, body } = await decide([open._id, decided._id, saved._id, theirs._id, open._id]);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: '1 of 4 candidates shortlisted.',
      undoMs: UNDO_DECISION_MS,
      results: [
        { id: open._id, isDone: true, message: '' },
        {
          id: decided._id,
          isDone: false,
          message: 'This application has been decided already: the candidate was rejected.',
        },
        { id: saved._id, isDone: false, message: 'This candidate has not applied for the job.' },
        { id: theirs._id, isDone: false, message: 'Application not found.' },
      ],
    });
    const entry = await api.deps.mongo.auditEntries.findOne({ call: 'decide-applications', records: open._id }).lean();
    expect(entry).toMatchObject({ action: 'decide', records: [open._id] });
    const back = await takeBack([open._id, decided._id]);
    expect(back.body).toMatchObject({ message: '1 of 2 candidates undecided again.' });
    expect((await stored(open._id))?.hiringStatus).toBe('');
    expect((await stored(decided._id))?.hiringStatus).toBe('rejected');
  });

  it('by two people decide each application once', async () => {
    const made = [await apply(), await apply(), await apply()];
    const ids = made.map(({ _id }) => _id);
    const answers = await Promise.all([decide(ids, 'shortlisted'), decide(ids.toReversed(), 'rejected')]);
    const done = answers.flatMap(({ body }) => body.results.filter(({ isDone }: { isDone: boolean }) => isDone));
    expect(done.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    await sendLater();
    for (const { user } of made) expect(await notices(user)).toHaveLength(1);
  });

  it('of one application answer a refusal as an error', async () => {
    const { _id } = await apply({ hiringStatus: 'shortlisted' });
    const message = 'This application has been decided already: the candidate was shortlisted.';
    expect(await decide([_id], 'rejected')).toMatchObject({ status: 409, body: { success: false, message } });
  });

  it.each<[string, unknown]>([
    ['no application', []],
    ['51 applications', Array.from({ length: 51 }, () => `${new Types.ObjectId()}:${new Types.ObjectId()}`)],
    ['an invalid id', ['x']],
    ['an operator object', [{ $ne: null }]],
  ])('%s is refused', async (_, ids) => {
    expect((await decide(ids as string[])).status).toBe(400);
    expect((await takeBack(ids as string[])).status).toBe(400);
  });
});
