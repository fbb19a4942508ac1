import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateCompany } from '#api/companies/company.ts';
import { createJob } from '#api/jobs/change-job.ts';
import { notify } from '#api/notifications/notify.ts';
import { storeResume } from '#api/resumes/store-resume.ts';
import { createSavedSearch } from '#api/saved-searches/change-saved-search.ts';
import { recordDevice } from '#api/sessions/start-session.ts';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { jobFields } from '#api/testing/job-calls.ts';
import { resumePdf } from '#api/testing/resume-pdf.ts';
import { atOnce, startTwoApis, statusCounts, type TwoApis } from '#api/testing/two-apis.ts';
import { raiseTicket } from '#api/tickets/change-ticket.ts';
import { addComment } from './comments.ts';

let apis: TwoApis;
beforeAll(async () => {
  apis = await startTwoApis();
});
afterAll(() => apis?.stop());

const deps = () => apis.first.deps;
const author = { _id: String(new Types.ObjectId()), name: 'Ravi' };

async function mergedPair() {
  const [kept, other] = [candidateRecord({}), candidateRecord({})];
  await deps().changes.candidates.insert([kept, other]);
  await deps().changes.candidates.remove(other._id);
  const by = new Types.ObjectId();
  await deps().mongo.mergedCandidates.create({ _id: other._id, into: kept._id, at: new Date(), by });
  return { kept, other };
}

describe('a record that is created while its candidate is removed', () => {
  test('a comment follows a merge, and is counted there', async () => {
    const { kept, other } = await mergedPair();
    await addComment(deps(), { candidate: other._id, message: 'Called', author, now: new Date() });
    expect(await deps().mongo.comments.find({ candidateId: kept._id }).lean()).toHaveLength(1);
    expect(await deps().mongo.candidateCounters.findById(kept._id).lean()).toMatchObject({ comments: 1 });
    expect(await deps().mongo.candidateCounters.findById(other._id).lean()).toBeNull();
  });

  test('a resume follows a merge, and is the newest there', async () => {
    const { kept, other } = await mergedPair();
    const resume = { bytes: resumePdf('Asha Rao', 'a@example.com'), fileName: 'a.pdf', uploadedBy: author };
    const _id = await storeResume(deps(), { candidate: other, ...resume });
    expect(await deps().mongo.candidates.findById(kept._id).lean()).toMatchObject({ resumeId: _id });
    expect(String((await deps().mongo.resumes.findById(_id).lean())?.candidate)).toBe(String(kept._id));
  });

  test('a comment and a resume on a removed candidate are 404 and leave nothing', async () => {
    const gone = candidateRecord({});
    const comment = { candidate: gone._id, message: 'Called', author, now: new Date() };
    await expect(addComment(deps(), comment)).rejects.toMatchObject({ status: 404 });
    const resume = { bytes: resumePdf('Asha Rao', 'a@example.com'), fileName: 'a.pdf', uploadedBy: author };
    await expect(storeResume(deps(), { candidate: gone, ...resume })).rejects.toMatchObject({ status: 404 });
    expect(await deps().mongo.comments.countDocuments({ candidateId: gone._id })).toBe(0);
    expect(await deps().mongo.resumes.countDocuments({ candidate: gone._id })).toBe(0);
  });
});

test('a deleted account leaves no ticket, saved search or notification', async () => {
  const _id = String(new Types.ObjectId());
  const user = {
    _id,
    id: 'USR-9',
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'a@b.example',
    role: 'employer',
  } as never;
  const ticket = { user, subject: 'A subject of some length', message: 'A message that is long enough.' };
  await expect(raiseTicket(deps(), ticket)).rejects.toMatchObject({ status: 401 });
  const filter = { currentPage: 1, itemsPerPage: 20, sort: { by: 'relevance', order: 'desc' } } as never;
  await expect(createSavedSearch(deps(), { owner: _id, name: 'x', filter })).rejects.toMatchObject({ status: 401 });
  await notify(deps(), { user: _id, type: 'system-alert', title: 'T', description: 'D' });
  const own = { user: new Types.ObjectId(_id) };
  const { tickets, notifications, savedSearches, notificationFeeds } = deps().mongo;
  expect(await tickets.countDocuments(own)).toBe(0);
  expect(await notifications.countDocuments(own)).toBe(0);
  expect(await notificationFeeds.countDocuments({ _id: own.user })).toBe(0);
  expect(await savedSearches.countDocuments({ owner: own.user })).toBe(0);
});

test('of twenty concurrent sign-ins, each from another browser, all are among the devices', async () => {
  const { _id } = await apis.first.makeUser('employer');
  const from = (at: number) => ({ browserName: 'b', fingerPrintId: `f${at}`, ipAddress: '127.0.0.1' });
  await Promise.all(Array.from({ length: 20 }, (_, at) => recordDevice(deps(), { _id }, from(at))));
  const user = await deps().mongo.users.findById(_id).lean();
  expect(new Set(user?.deviceInfos.map(({ fingerPrintId }) => fingerPrintId)).size).toBe(20);
});

describe('concurrent requests through two processes keep a limit, and none below it is refused', () => {
  test.each([
    ['saved searches', 'savedSearches', '/api/saved-searches'],
    ['lists', 'shortlists', '/api/shortlists'],
  ] as const)('100 %s, including those without a slot', async (_title, collection, path) => {
    const { _id: owner } = await apis.first.makeUser('employer');
    const senders = await apis.signInToBoth(owner);
    const body = (name: string) => ({ name, ...(collection === 'savedSearches' && { filter: {} }) });
    expect((await senders[0]('POST', path, { body: body('first') })).status).toBe(200);
    const model = deps().mongo[collection] as unknown as typeof apis.first.deps.mongo.shortlists;
    const { slot: _, ...first } = (await model.findOne({ owner }).lean())!;
    const more = Array.from({ length: 95 }, (_one, at) => ({
      ...first,
      _id: new Types.ObjectId(),
      nameKey: `${owner}:old ${at}`,
    }));
    await model.insertMany(more);
    const answers = await atOnce(senders, 8, (by, at) => by('POST', path, { body: body(`new ${at}`) }));
    expect(statusCounts(answers)).toEqual({ 200: 4, 400: 4 });
    expect(await model.countDocuments({ owner })).toBe(100);
  });

  test('2,000 candidates of a list', async () => {
    const { _id: owner } = await apis.first.makeUser('employer');
    const senders = await apis.signInToBoth(owner);
    const people = Array.from({ length: 6 }, () => candidateRecord({}));
    await deps().changes.candidates.insert(people);
    const { body } = await senders[0]('POST', '/api/shortlists', { body: { name: 'Full' } });
    const _id = new Types.ObjectId(body.shortlist._id as string);
    const crowd = Array.from({ length: 1_997 }, () => new Types.ObjectId());
    await deps().mongo.shortlists.updateOne({ _id }, { $set: { candidates: crowd } });
    const path = `/api/shortlists/${_id}/add`;
    const answers = await atOnce(senders, 6, (by, at) =>
      by('POST', path, { body: { ids: [String(people[at]!._id)] } }),
    );
    expect(statusCounts(answers)).toEqual({ 200: 3, 400: 3 });
    expect((await deps().mongo.shortlists.findById(_id).lean())?.candidates).toHaveLength(2_000);
  });
});

test('a job that is created while its company is renamed ends with the company’s new name', async () => {
  const { _id: owner } = await apis.first.makeUser('employer');
  const job = { ...jobFields, deadline: new Date(jobFields.deadline), isEnable: true } as never;
  const rename = (companyName: string) =>
    updateCompany(deps(), String(owner), { fields: { companyName } as never, logo: null });
  await Promise.all([
    rename('First'),
    createJob(deps(), String(owner), job),
    rename('Second'),
    createJob(deps(), String(owner), job),
  ]);
  const company = await deps().mongo.employers.findOne({ user: owner }).lean();
  const jobs = await deps().mongo.jobs.find({ createdBy: owner }).lean();
  expect(jobs.map(({ companyName }) => companyName)).toEqual([company?.companyName, company?.companyName]);
});
