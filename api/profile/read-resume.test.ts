import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { developerResume } from '#api/testing/developer-resume.ts';
import { formOf, goodPersonals, signedInSeeker } from '#api/testing/profile-fixture.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { runTasks, type TaskRunner } from '#indexer/task-runner/run-tasks.ts';
import { taskRunners } from '#indexer/task-runners.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import type { ResumeOffer } from './reading-contract.ts';

let api: TestApi;
let tasks: TaskRunner;
type Seeker = Awaited<ReturnType<typeof signedInSeeker>>;

beforeAll(async () => {
  api = await startTestApi();
  await api.makeTopics();
  tasks = runTasks(api.deps, taskRunners);
});
afterAll(async () => {
  await tasks.stop();
  await api.stop();
});

const TEXT = developerResume('meera.nair@example.in');
const file = () => new File([new Uint8Array(pdfOfText(TEXT))], 'meera.pdf', { type: 'application/pdf' });

const send = (seeker: Seeker, resume: File = file()) =>
  seeker.send('POST', '/api/read-resume', { body: formOf({}, { resume }) });

async function offersOf(seeker: Seeker, resume?: File) {
  const { body } = await send(seeker, resume);
  const id = body.readingId as string;
  await expect.poll(async () => (await seeker.send('GET', `/api/resume-offers/${id}`)).body.state).not.toBe('reading');
  const answer = (await seeker.send('GET', `/api/resume-offers/${id}`)).body;
  return { id, ...answer } as { id: string; state: string; message: string; version: string; offers: ResumeOffer[] };
}

const fill = (seeker: Seeker, id: string, accepted: string[], version: string, files = {}) =>
  seeker.send('POST', `/api/fill-profile/${id}`, { body: formOf({ accepted, version }, files) });

test('an empty profile is offered each value of a PDF, and nothing is saved unless accepted', async () => {
  const seeker = await signedInSeeker(api);
  const before = (await seeker.profile()).candidate;
  const read = await offersOf(seeker);
  expect(read.state).toBe('read');
  const offered = (label: string) => read.offers.filter((offer) => offer.label === label).map((one) => one.offered);
  expect(offered('Name')).toEqual(['Meera Nair']);
  expect(offered('Phone')).toEqual(['+91 9845012345']);
  expect(offered('Alternate Email')).toEqual(['meera.nair@example.in']);
  expect(offered('Present Address')[0]).toMatch(/^Kochi, Ernakulam, Kerala, India$/);
  expect(offered('Primary skill')).toEqual(expect.arrayContaining(['Java', 'Spring Boot', 'Kafka', 'SQL']));
  expect(offered('Job')[0]).toBe('Senior Java Developer, Kaveri Technologies, Jan 2021 – today');
  expect(offered('Course')[0]).toContain('2018');
  expect(offered('Language')).toEqual(expect.arrayContaining(['English', 'Malayalam']));
  expect(read.offers.find(({ label }) => label === 'Name')?.replaces).toBe('Asha Rao');
  expect((await seeker.profile()).candidate).toEqual(before);
});

test('exactly the accepted offers are saved', async () => {
  const seeker = await signedInSeeker(api);
  const read = await offersOf(seeker);
  const keys = read.offers
    .filter(({ label, offered }) => label === 'Phone' || label === 'Job' || offered === 'Kafka')
    .map(({ key }) => key);
  const { status, body } = await fill(seeker, read.id, keys, read.version, { resume: file() });
  expect([status, body.message]).toEqual([200, 'Your profile was filled in from your resume.']);
  const { candidate } = await seeker.profile();
  expect(candidate).toMatchObject({
    applicantName: 'Asha Rao',
    phoneNumber: { countryCode: '91', number: '9845012345' },
    alternateEmailAddress: null,
    presentAddress: null,
    education: [],
    resumeAvailable: true,
  });
  expect(candidate.primarySkills.map(({ skill }: { skill: string }) => skill)).toEqual(['Kafka']);
  expect(candidate.workExperience.map(({ employer }: { employer: string }) => employer)).toEqual([
    'Kaveri Technologies',
    'Lotusbay Infotech',
  ]);
});

test('values already in the profile are not offered; accepting twice adds nothing twice', async () => {
  const seeker = await signedInSeeker(api);
  const first = await offersOf(seeker);
  const all = first.offers.map(({ key }) => key);
  expect((await fill(seeker, first.id, all, first.version)).status).toBe(200);
  expect((await fill(seeker, first.id, all, first.version)).status).toBe(409);
  const again = (await seeker.send('GET', `/api/resume-offers/${first.id}`)).body;
  expect(again.offers).toEqual([]);
});

test('a profile changed in another tab since the offers were shown: 409, and nothing changes', async () => {
  const seeker = await signedInSeeker(api);
  const read = await offersOf(seeker);
  await seeker.send('POST', '/api/update-personal-details', { body: formOf({ ...goodPersonals }) });
  const before = (await seeker.profile()).candidate;
  const name = read.offers.find(({ label }) => label === 'Name')!.key;
  expect((await fill(seeker, read.id, [name], read.version)).status).toBe(409);
  expect((await seeker.profile()).candidate).toEqual(before);
});

test('a file that is not a resume is refused, and an unreadable one says why', async () => {
  const seeker = await signedInSeeker(api);
  expect((await send(seeker, new File(['MZ'], 'a.pdf'))).status).toBe(415);
  expect((await send(seeker, new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.pdf'))).status).toBe(413);
  expect((await seeker.send('POST', '/api/read-resume', { body: new FormData() })).status).toBe(400);
  const read = await offersOf(seeker, new File(['%PDF-1.7 broken'], 'a.pdf'));
  expect(read).toMatchObject({ state: 'failed', message: 'It is damaged and can’t be read.', offers: [] });
  expect((await fill(seeker, read.id, [], read.version)).status).toBe(409);
});

test('one resume is read at a time; a reading is deleted with the next one and with the account', async () => {
  const seeker = await signedInSeeker(api);
  const both = await Promise.all([send(seeker), send(seeker), send(seeker)]);
  expect(both.some(({ status }) => status === 200)).toBe(true);
  expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const createdBy = new Types.ObjectId(seeker.id);
  const open = () => api.deps.mongo.tasks.countDocuments({ createdBy, state: { $in: ['queued', 'running'] } });
  const readings = () => api.deps.mongo.tasks.countDocuments({ createdBy, deleted: { $ne: true } });
  await expect.poll(open).toBe(0);
  const first = await offersOf(seeker);
  const second = await offersOf(seeker);
  expect((await seeker.send('GET', `/api/resume-offers/${first.id}`)).status).toBe(404);
  expect(second.state).toBe('read');
  expect(await readings()).toBe(1);
  const admin = await api.as('admin');
  expect((await admin('DELETE', `/api/admin/users/${seeker.id}`)).status).toBe(200);
  expect(await readings()).toBe(0);
  expect(await api.deps.mongo.files.countDocuments()).toBe(0);
});

describe('hostile input', () => {
  test('a reading is visible only to its own account', async () => {
    const [seeker, other] = [await signedInSeeker(api), await signedInSeeker(api)];
    const read = await offersOf(seeker);
    const before = (await other.profile()).candidate;
    expect((await other.send('GET', `/api/resume-offers/${read.id}`)).status).toBe(404);
    expect((await fill(other, read.id, ['name'], read.version)).status).toBe(404);
    expect((await other.profile()).candidate).toEqual(before);
  });

  test.each([
    ['a key that was never offered', { accepted: ['applicantID'] }, 400],
    ['a key of the prototype', { accepted: ['__proto__', 'constructor'] }, 400],
    ['an operator', { accepted: [{ $gt: '' }] }, 400],
    ['a megabyte', { accepted: ['x'.repeat(1_000_000)] }, 400],
    ['an unknown field', { accepted: [], applicantName: 'Mallory' }, 400],
  ])('%s is refused and nothing is changed', async (_, body, expected) => {
    const seeker = await signedInSeeker(api);
    const read = await offersOf(seeker);
    const before = (await seeker.profile()).candidate;
    const answer = await seeker.send('POST', `/api/fill-profile/${read.id}`, {
      body: formOf({ version: read.version, ...body }),
    });
    expect(answer.status).toBe(expected);
    expect((await seeker.profile()).candidate).toEqual(before);
  });

  test('other kinds of tasks, other ids and other roles are refused', async () => {
    const seeker = await signedInSeeker(api);
    expect((await seeker.send('GET', `/api/resume-offers/${seeker.candidate._id}`)).status).toBe(404);
    expect((await seeker.send('GET', '/api/resume-offers/none')).status).toBe(400);
    for (const role of ['employer', 'admin'] as const) {
      const as = await api.as(role);
      expect((await as('POST', '/api/read-resume', { body: formOf({}, { resume: file() }) })).status).toBe(403);
    }
    expect((await api.anyone('POST', '/api/read-resume')).status).toBe(401);
  });
});
