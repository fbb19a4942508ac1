import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { formOfFiles } from '#api/testing/form-of-files.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';

const MB2 = 2 * 1024 * 1024;
const docx = (entry: string) => Buffer.from(`PK\x03\x04............word/document.xml${entry}`, 'latin1');
const encryptedOffice = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.from('EncryptedPackage', 'utf16le'),
]);
let api: TestApi;
let employer: Send;
let id: string;
let owner: Types.ObjectId;

beforeAll(async () => {
  api = await startTestApi();
  employer = await api.as('employer');
});
afterAll(() => api.stop());
beforeEach(async () => {
  owner = (await api.makeUser('job-seeker'))._id;
  const record = candidateRecord({ user: owner });
  id = String(record._id);
  await api.deps.changes.candidates.insert([record]);
});

const form = (bytes: Buffer, name = 'cv.pdf', field = 'resume') => formOfFiles(field, [name, bytes]);
const upload = (bytes: Buffer, name?: string, send = employer) =>
  send('POST', `/api/upload-candidate-resume/${id}`, { body: form(bytes, name) });
const profile = async () => (await employer('GET', `/api/fetch-candidate/${id}`)).body.candidate;
const versions = async () => (await employer('GET', `/api/candidate/${id}/resumes`)).body.resumes;

describe('an upload', () => {
  it('makes the file the candidate’s resume, marks it new, and notifies the seeker', async () => {
    expect(await upload(pdfOfText('Kafka'))).toMatchObject({
      status: 200,
      body: { success: true, message: 'The resume of Asha Rao was uploaded.' },
    });
    expect(await profile()).toMatchObject({ resumeAvailable: true, newResumeStatus: true, updatedBy: 'Asha Rao' });
    expect((await profile()).resumeLink).toMatch(/\.pdf$/);
    const notices = await api.deps.mongo.notifications.find({ user: owner }).lean();
    expect(notices).toMatchObject([{ title: 'A new resume on your profile', link: '/my-account', isRead: false }]);
  });

  it('keeps the former resume as an earlier version, also with two concurrent uploads', async () => {
    await upload(pdfOfText('first'), 'first.pdf');
    await Promise.all([upload(pdfOfText('second'), 'second.pdf'), upload(docx(''), 'third.docx')]);
    const list = await versions();
    expect(list.map((one: { fileName: string }) => one.fileName).toSorted()).toEqual([
      'first.pdf',
      'second.pdf',
      'third.docx',
    ]);
    expect(list.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
    const first = list.find((one: { fileName: string }) => one.fileName === 'first.pdf');
    expect(first).toMatchObject({ kind: 'pdf', textState: 'pending', current: false });
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await employer('GET', `/api/resume/${id}?download=1&version=${first._id}`, { headers });
    expect(answer).toMatchObject({ status: 200, body: pdfOfText('first').toString('utf8') });
  });

  it('accepts exactly 2 MB and refuses one byte more with ‘Max size 2MB.’', async () => {
    const full = Buffer.concat([pdfOfText('Kafka'), Buffer.alloc(MB2)]).subarray(0, MB2);
    expect((await upload(full)).status).toBe(200);
    const over = Buffer.concat([full, Buffer.from(' ')]);
    expect(await upload(over)).toMatchObject({ status: 413, body: { success: false, message: 'Max size 2MB.' } });
    expect(await versions()).toHaveLength(1);
  });

  it.each([
    ['a program under a resume’s name', Buffer.from('MZ\x90\x00 %PDF-1.4'), 'Only PDF or DOCX allowed.'],
    ['a picture', Buffer.from('GIF89a'), 'Only PDF or DOCX allowed.'],
    ['a page of HTML', Buffer.from('<html><script>1</script>'), 'Only PDF or DOCX allowed.'],
    ['a zip of something else', Buffer.from('PK\x03\x04 xl/workbook.xml'), 'Only PDF or DOCX allowed.'],
    ['an old Word document', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'Only PDF or DOCX allowed.'],
    ['a Word document behind a password', encryptedOffice, 'The file is protected by a password.'],
    ['a document with macros', docx('word/vbaProject.bin'), 'Documents with macros are not allowed.'],
    ['an empty file', Buffer.alloc(0), 'The file is empty.'],
  ])('of %s is refused by its content, not its name', async (_, bytes, message) => {
    for (const name of ['cv.pdf', 'cv.docx']) {
      expect(await upload(bytes, name)).toMatchObject({
        status: 415,
        body: { success: false, message: expect.stringContaining(message) },
      });
    }
    expect(await versions()).toEqual([]);
    expect((await profile()).resumeAvailable).toBe(false);
  });

  it('is recognised by its content, even if the name says otherwise', async () => {
    expect((await upload(pdfOfText('Kafka'), 'cv.exe')).status).toBe(200);
    expect(await versions()).toMatchObject([{ kind: 'pdf', fileName: 'cv.exe' }]);
  });

  it('of no file, two files, or another field gets 400 or 413', async () => {
    const path = `/api/upload-candidate-resume/${id}`;
    expect((await employer('POST', path, { body: new FormData() })).status).toBe(400);
    const two = form(pdfOfText('a'));
    two.append('resume', new File(['%PDF-1'], 'b.pdf'));
    expect((await employer('POST', path, { body: two })).status).toBe(413);
    expect((await employer('POST', path, { body: form(pdfOfText('a'), 'a.pdf', 'file') })).status).toBe(400);
    expect((await employer('POST', path, { body: { resume: 'x' } })).status).toBe(415);
  });

  it('is for employers and admins only, and for existing candidates', async () => {
    expect((await upload(pdfOfText('a'), 'a.pdf', await api.as('job-seeker'))).status).toBe(403);
    expect((await upload(pdfOfText('a'), 'a.pdf', api.anyone)).status).toBe(401);
    expect((await upload(pdfOfText('a'), 'a.pdf', await api.as('admin'))).status).toBe(200);
    const body = form(pdfOfText('a'));
    expect((await employer('POST', `/api/upload-candidate-resume/${new Types.ObjectId()}`, { body })).status).toBe(404);
    expect((await employer('POST', '/api/upload-candidate-resume/1', { body: form(pdfOfText('a')) })).status).toBe(400);
    await api.deps.changes.candidates.remove(new Types.ObjectId(id));
    expect((await upload(pdfOfText('a'))).status).toBe(404);
  });
});

it('a resume’s text is returned once it is read; before that, and if it can’t be read, the answer says so', async () => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const ask = () => employer('GET', `/api/candidate/${id}/resume-text`, { headers });
  expect(await ask()).toMatchObject({ status: 404, body: { message: 'There is no resume on file.' } });
  await upload(pdfOfText('Kafka'));
  expect(await ask()).toMatchObject({ status: 404, body: { message: expect.stringContaining('is being read') } });
  const [{ _id }] = await versions();
  const resume = new Types.ObjectId(_id as string);
  await api.deps.changes.resumes.update(resume, { $set: { textState: 'failed', textError: 'It is damaged.' } });
  expect(await ask()).toMatchObject({ status: 404, body: { message: 'It is damaged.' } });
  await api.deps.changes.resumes.update(resume, { $set: { textState: 'done', text: 'Kafka' } });
  expect(await ask()).toMatchObject({ status: 200, body: { text: 'Kafka' } });
  expect((await profile()).resumeViewCount).toBe(1);
});
