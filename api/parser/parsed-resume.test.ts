import { setTimeout as delay } from 'node:timers/promises';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOfFiles } from '#api/testing/form-of-files.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { type ResumeValues, valuesOf } from '#domain/parsed-resume.ts';
import type { IndexerContext } from '#indexer/indexer-context.ts';
import { runTasks, type TaskRunner } from '#indexer/task-runner/run-tasks.ts';
import { taskRunners } from '#indexer/task-runners.ts';
import { docxOf } from '#indexer/testing/resume-files.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';

let api: TestApi;
let admin: Send;
let tasks: TaskRunner;
let context: IndexerContext;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.as('admin');
  context = { ...api.deps };
  await api.makeTopics();
  tasks = runTasks(context, taskRunners);
});
afterAll(async () => {
  await tasks.stop();
  await api.stop();
});

const resume = (name: string, email: string, more = '') =>
  pdfOfText(
    `${name}\nJava Developer\n${email}\n\nKEY SKILLS\nJava, Spring Boot\n\nWORK EXPERIENCE\nJava Developer, Zentrova (Jan 2020 - Present)\n${more}\nEDUCATION\nBCA, Kaveri University, 2019`,
  );

async function send(bytes: Buffer, name = 'a.pdf', as = admin): Promise<string> {
  const answer = await as('POST', '/api/parse-resumes?review=1', { body: formOfFiles('resumes', [name, bytes]) });
  expect(answer.status).toBe(200);
  return answer.body.jobIds[0];
}

const listed = async (jobId: string) =>
  (await admin('GET', '/api/parsed-resumes')).body.files.find((file: { jobId: string }) => file.jobId === jobId);

async function checked(bytes: Buffer, name?: string) {
  const jobId = await send(bytes, name);
  await expect.poll(async () => (await listed(jobId)).type).toMatch(/completed|failed/);
  return jobId;
}

async function read(bytes: Buffer, name?: string) {
  const jobId = await checked(bytes, name);
  const { status, body } = await admin('GET', `/api/parsed-resume/${jobId}`);
  expect(status).toBe(200);
  return { jobId, reading: body, values: valuesOf(body.parsed) };
}

const save = (jobId: string, values: ResumeValues) => admin('POST', `/api/parsed-resume/${jobId}`, { body: values });
const candidate = (emailAddress: string) => api.deps.mongo.candidates.findOne({ emailAddress }).lean();

test('only admins may review, each only its own resumes', async () => {
  const jobId = await checked(resume('Own Er', 'own@example.com'));
  const other = await api.as('admin');
  const employer = await api.as('employer');
  for (const [method, path] of [
    ['GET', `/api/parsed-resume/${jobId}`],
    ['GET', `/api/parsed-resume/${jobId}/file`],
    ['DELETE', `/api/parsed-resume/${jobId}`],
    ['GET', `/api/parsed-resume/${new Types.ObjectId()}`],
  ] as const) {
    expect((await api.anyone(method, path)).status).toBe(401);
    expect((await employer(method, path)).status).toBe(403);
    expect((await other(method, path)).status).toBe(404);
  }
  expect((await other('GET', '/api/parsed-resumes')).body.files).toEqual([]);
});

test('before saving, the reading is shown with the text, each field with its position and confidence', async () => {
  const { reading, jobId } = await read(resume('Mina Das', 'mina@example.com'), 'mina.pdf');
  expect(reading).toMatchObject({ fileName: 'mina.pdf', notes: [], owner: null });
  const { text, parsed } = reading;
  expect(text.slice(parsed.name.at.start, parsed.name.at.end)).toBe('Mina Das');
  expect(text.slice(parsed.emails[0].at.start, parsed.emails[0].at.end)).toBe('mina@example.com');
  expect(parsed.name.confidence).toBeGreaterThan(0.5);
  expect(await listed(jobId)).toMatchObject({ type: 'completed', toCheck: true, candidate: null });
  expect(await candidate('mina@example.com')).toBeNull();
});

test('the pages can be shown until it is saved, and each value has its place on them', async () => {
  const bytes = resume('Lata Sen', 'lata@example.com');
  const { reading, jobId, values } = await read(bytes, 'lata.pdf');
  const { pieces, parsed } = reading;
  const namePiece = pieces.find(({ start, end }: { start: number; end: number }) => {
    return start <= parsed.name.at.start && parsed.name.at.end <= end;
  });
  expect(namePiece).toMatchObject({ page: 1, x: expect.any(Number), y: expect.any(Number) });
  expect(namePiece.right).toBeGreaterThan(namePiece.x);
  const path = `/api/parsed-resume/${jobId}/file`;
  const { status, headers, body } = await admin('GET', path);
  expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'application/pdf' });
  expect(body).toBe(bytes.toString('utf8'));
  await save(jobId, values);
  expect((await admin('GET', path)).status).toBe(404);
});

test('of a Word file there are no pages to show', async () => {
  const { reading } = await read(
    docxOf('Nila Roy\nnila@example.com\nJava Developer at Zentrova since 2020'),
    'nila.docx',
  );
  expect(reading).not.toHaveProperty('pieces');
});

test('corrections by hand are saved; then only the candidate is kept', async () => {
  const { jobId, values } = await read(resume('Ravi Nayr', 'ravi@example.com'));
  const { status, body } = await save(jobId, { ...values, name: 'Ravi Nair', skills: ['Java', 'Kafka'], city: 'Pune' });
  expect(status).toBe(200);
  const ravi = await candidate('ravi@example.com');
  expect(body).toMatchObject({ outcome: 'created', applicantID: ravi?.applicantID, candidate: String(ravi?._id) });
  expect(ravi).toMatchObject({
    applicantName: 'Ravi Nair',
    primarySkills: [{ skill: 'Java' }, { skill: 'Kafka' }],
    presentAddress: { city: 'Pune', state: 'Maharashtra' },
    workExperience: [{ jobTitle: 'Java Developer', employer: 'Zentrova', isOngoing: true }],
  });
  expect(await api.deps.mongo.resumes.findById(ravi?.resumeId).lean()).toMatchObject({ textState: 'done' });
  expect(await listed(jobId)).toMatchObject({ toCheck: false, candidate: String(ravi?._id) });
  expect((await admin('GET', `/api/parsed-resume/${jobId}`)).status).toBe(404);
  expect((await save(jobId, values)).status).toBe(404);
});

test('only missing fields of a known candidate are filled in; typed values are never overwritten', async () => {
  const first = await read(resume('Asif Khan', 'asif@example.com'));
  await save(first.jobId, { ...first.values, skills: ['COBOL'], city: null });
  const before = await candidate('asif@example.com');
  const { jobId, reading, values } = await read(resume('Asif Khan', 'asif@example.com', 'more'));
  expect(reading.owner).toEqual({ applicantID: before?.applicantID, applicantName: 'Asif Khan' });
  const { body } = await save(jobId, { ...values, name: 'Asif Mohammed Khan', city: 'Pune' });
  expect(body).toMatchObject({ outcome: 'updated', applicantID: before?.applicantID });
  expect(await candidate('asif@example.com')).toMatchObject({
    applicantName: 'Asif Khan',
    primarySkills: [{ skill: 'COBOL' }],
    presentAddress: { city: 'Pune' },
  });
});

test('saving twice concurrently creates one candidate', async () => {
  const { jobId, values } = await read(resume('Two Times', 'two@example.com'));
  await Promise.all([save(jobId, values), save(jobId, values)]);
  expect(await api.deps.mongo.candidates.countDocuments({ emailAddress: 'two@example.com' })).toBe(1);
});

test('of a save and a discard at once, one is acknowledged, and its effect remains', async () => {
  for (let round = 0; round < 6; round += 1) {
    const email = `round${round}@example.com`;
    const { jobId, values } = await read(resume('Round Robin', email));
    const [saved, discarded] = await Promise.all([
      save(jobId, values),
      delay(round * 8).then(() => admin('DELETE', `/api/parsed-resume/${jobId}`)),
    ]);
    const candidates = await api.deps.mongo.candidates.countDocuments({ emailAddress: email });
    expect([saved.status, discarded.status].filter((status) => status === 200)).toHaveLength(1);
    expect(candidates).toBe(saved.status === 200 ? 1 : 0);
  }
});

test('a second copy of the same bytes is skipped, a bad file gets its reason, a scan has no text', async () => {
  const bytes = resume('Copy Cat', 'copy@example.com');
  const { jobId, values } = await read(bytes);
  await save(jobId, values);
  expect(await listed(await checked(bytes))).toMatchObject({
    type: 'completed',
    toCheck: false,
    message: expect.stringMatching(/^skipped. The same file is SAN-\d+’s already/),
  });
  const bad = await checked(Buffer.from('MZ'), '<img src=x>.pdf');
  expect(await listed(bad)).toMatchObject({ fileName: '<img src=x>.pdf', type: 'failed', toCheck: false });
  expect((await admin('GET', `/api/parsed-resume/${bad}`)).status).toBe(404);
  expect(await listed(await checked(pdfOfText('')))).toMatchObject({
    type: 'failed',
    message: 'It is empty: neither text nor a picture was found in it.',
  });
});

test('without a name and contact it is refused with that reason and can still be corrected', async () => {
  const { jobId, values } = await read(resume('No Name', 'unknown@example.com'));
  const refused = await save(jobId, { ...values, name: null, emails: [], phones: [] });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringMatching(/neither a person/) } });
  expect((await save(jobId, values)).status).toBe(200);
});

test('a failing language model adds a note to the rules’ result, and no error', async () => {
  context.languageModel = { url: 'http://127.0.0.1:1/v1', model: 'none' };
  const { reading, jobId } = await read(resume('Note Taker', 'note@example.com'));
  context.languageModel = undefined;
  expect(reading.notes).toEqual([expect.stringMatching(/language model could not be reached/)]);
  expect(reading.parsed.name.value).toBe('Note Taker');
  expect(await listed(jobId)).toMatchObject({ type: 'completed', toCheck: true });
});

test('discarding deletes the file and its reading', async () => {
  const { jobId } = await read(resume('Dis Card', 'discard@example.com'));
  const task = await api.deps.mongo.tasks.findById(jobId).lean();
  expect((await admin('DELETE', `/api/parsed-resume/${jobId}`)).status).toBe(200);
  expect(await listed(jobId)).toMatchObject({ toCheck: false, message: 'discarded.' });
  expect((await admin('GET', `/api/parsed-resume/${jobId}`)).status).toBe(404);
  expect(await api.deps.mongo.files.findById(new Types.ObjectId(String(task?.input.file)))).toBeNull();
});

describe('impossible facts are refused, with the field', () => {
  test.each([
    ['an operator object', { name: { $ne: null } }],
    ['an unknown field', { isAdmin: true }],
    ['no address', { emails: ['no-at-sign'] }],
    ['letters in a phone number', { phones: [{ countryCode: '91', number: 'abc' }] }],
    ['a megabyte', { summary: 'x'.repeat(1_000_000) }],
    ['a null byte', { city: 'Pu\u0000ne' }],
    ['half a surrogate pair', { skills: ['\ud800'] }],
    ['a month 13', { jobs: [{ title: 'x', isOngoing: false, from: { year: 2020, month: 13 } }] }],
    ['99 years', { experience: { year: 99, month: 0 } }],
  ])('%s', async (_, wrong) => {
    const values = valuesOf({
      ...{ name: null, emails: [], phones: [], city: null, experience: null, skills: [], jobs: [] },
      ...{ education: [], certifications: [], languages: [], summary: null },
    });
    const id = String(new Types.ObjectId());
    expect((await admin('POST', `/api/parsed-resume/${id}`, { body: { ...values, ...wrong } })).status).toBe(400);
    expect((await admin('POST', `/api/parsed-resume/${id}`, { body: values })).status).toBe(404);
  });
});
