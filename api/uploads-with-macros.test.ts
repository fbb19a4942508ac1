import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CFB, utils, write } from 'xlsx';
import { runTasks, type TaskRunner } from '#indexer/task-runner/run-tasks.ts';
import { taskRunners } from '#indexer/task-runners.ts';
import { docxWith, file } from '#indexer/testing/resume-files.ts';
import { macroSheetWorkbook } from '#mongo/files/testing/macro-sheet-workbook.ts';
import { isTaskOpen, type TaskRecord } from '#mongo/models/task.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { contracts } from './calls.ts';
import { candidateRecord } from './testing/candidate-record.ts';
import { developerResume } from './testing/developer-resume.ts';
import { formOfFiles } from './testing/form-of-files.ts';
import { formOf, goodPersonals, goodPreferences, signedInSeeker } from './testing/profile-fixture.ts';
import { type Send, startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let tasks: TaskRunner;
let candidate: ReturnType<typeof candidateRecord>;

beforeAll(async () => {
  api = await startTestApi();
  await api.makeTopics();
  tasks = runTasks(api.deps, taskRunners);
  candidate = candidateRecord({});
  await api.deps.changes.candidates.insert([candidate]);
});
afterAll(async () => {
  await tasks?.stop();
  await api?.stop();
});

function ole(parts: Record<string, string>): Buffer {
  const made = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(parts)) CFB.utils.cfb_add(made, name, Buffer.from(content));
  return Buffer.from(CFB.write(made, { type: 'buffer', fileType: 'cfb' }) as Uint8Array);
}
const vba = ole({ '/VBA/_VBA_PROJECT': 'x', '/VBA/dir': 'x', '/PROJECT': 'x' });

function workbook(bookType: 'xlsx' | 'xlsm' | 'biff8'): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Name', 'Email'],
      ['Asha Rao', 'asha@example.in'],
    ]),
    'S',
  );
  if (bookType !== 'xlsx') book.vbaraw = vba;
  return write(book, { type: 'buffer', bookType, bookVBA: true }) as Buffer;
}

/** A workbook with a part of Excel 4 macros. */
function macroSheetArchive(): Buffer {
  const book = CFB.read(workbook('xlsx'), { type: 'buffer' });
  CFB.utils.cfb_add(book, '/xl/macrosheets/sheet1.xml', Buffer.from('<xm:macrosheet/>'));
  return Buffer.from(CFB.write(book, { type: 'buffer', fileType: 'zip' }) as Uint8Array);
}

const resumes: [name: string, bytes: Buffer][] = [
  ['cv.docm', docxWith('<w:document/>', [file('word/vbaProject.bin', vba.toString('latin1'))])],
  ['cv.doc', ole({ '/WordDocument': 'x', '/Macros/VBA/_VBA_PROJECT': 'x' })],
];
const sheets: [name: string, bytes: Buffer][] = [
  ['people.xlsm', workbook('xlsm')],
  ['people.xls', workbook('biff8')],
  [
    'people.xls',
    macroSheetWorkbook({
      rows: [
        ['Name', 'Email'],
        ['Asha Rao', 'asha@example.in'],
      ],
    }),
  ],
  ['people.xlsx', macroSheetArchive()],
];

interface Sender {
  send: Send;
  user: Types.ObjectId;
}

async function as(role: 'admin' | 'employer'): Promise<Sender> {
  const { _id } = await api.makeUser(role);
  return { send: await api.signIn(_id), user: _id };
}
async function asSeeker(): Promise<Sender> {
  const { send } = await signedInSeeker(api);
  const { _id } = (await send('GET', '/api/checkauth')).body.user;
  return { send, user: _id };
}

type Form = (name: string, bytes: Buffer) => FormData;
const only =
  (field: string): Form =>
  (name, bytes) =>
    formOfFiles(field, [name, bytes]);
const withFields =
  (fields: object, field: string): Form =>
  (name, bytes) =>
    formOf(fields, { [field]: new File([new Uint8Array(bytes)], name) });

/** Every call that takes files: who sends it, where, and what. */
const paths: Record<string, [() => Promise<Sender>, path: () => string, Form, files: typeof resumes]> = {
  'upload-candidate-resume': [
    () => as('employer'),
    () => `/api/upload-candidate-resume/${candidate._id}`,
    only('resume'),
    resumes,
  ],
  'update-preference-details': [
    asSeeker,
    () => '/api/update-preference-details',
    withFields(goodPreferences, 'resume'),
    resumes,
  ],
  'read-resume': [asSeeker, () => '/api/read-resume', only('resume'), resumes],
  'update-personal-details': [
    asSeeker,
    () => '/api/update-personal-details',
    withFields({ ...goodPersonals, emailAddress: 'me@example.in' }, 'profilePic'),
    resumes,
  ],
  'parse-resumes': [() => as('admin'), () => '/api/parse-resumes', only('resumes'), resumes],
  'bulk-parse-resumes': [() => as('admin'), () => '/api/bulk-parse-resumes', only('resumes'), resumes],
  'import-resume': [() => as('admin'), () => '/api/import-resume', only('resumes'), resumes],
  'import-candidate': [() => as('admin'), () => '/api/import-candidate', only('file'), sheets],
  'import-candidate-info': [() => as('admin'), () => '/api/import-candidate-info', only('file'), sheets],
  'import-preview': [() => as('admin'), () => '/api/import-preview', only('file'), sheets],
};
/** Tested below, or in update-employer's own test. */
const ELSEWHERE = ['fill-profile', 'update-employer'];

async function endOfTask(user: Types.ObjectId): Promise<string> {
  const newest = () => api.deps.mongo.tasks.findOne({ createdBy: user }).sort({ _id: -1 }).lean<TaskRecord>();
  await expect.poll(async () => isTaskOpen((await newest()) as TaskRecord)).toBe(false);
  return JSON.stringify(await newest());
}

describe('a file with macros', () => {
  it('has a test for every call that takes files', () => {
    const taking = contracts.filter(({ files }) => files).map(({ name }) => name);
    expect([...Object.keys(paths), ...ELSEWHERE].toSorted()).toEqual(taking.toSorted());
  });

  it.each(Object.keys(paths))(
    'is refused by %s, at once or by its task, with the reason',
    async (name) => {
      const [sender, path, form, files] = paths[name] as (typeof paths)[string];
      const { send, user } = await sender();
      for (const [fileName, bytes] of files) {
        const { status, body } = await send('POST', path(), { body: form(fileName, bytes) });
        if (status === 415) continue;
        if (status === 422) {
          expect(body.message).toMatch(/contains macros/);
          continue;
        }
        expect([name, status]).toEqual([name, 200]);
        const told = typeof body === 'string' ? body : '';
        expect(told + (await endOfTask(user))).toMatch(/contains macros/);
      }
      expect(await api.deps.mongo.resumes.countDocuments({})).toBe(0);
    },
    120_000,
  );

  it('is refused with a reading of another file', async () => {
    const { send } = await asSeeker();
    const good = pdfOfText(developerResume('meera.nair@example.in'));
    const { readingId } = (await send('POST', '/api/read-resume', { body: formOfFiles('resume', ['a.pdf', good]) }))
      .body;
    const offers = async () => (await send('GET', `/api/resume-offers/${readingId}`)).body;
    await expect.poll(async () => (await offers()).state).not.toBe('reading');
    const { version } = await offers();
    for (const [name, bytes] of resumes) {
      const body = withFields({ accepted: [], version }, 'resume')(name, bytes);
      expect((await send('POST', `/api/fill-profile/${readingId}`, { body })).status).toBe(415);
    }
  });
});
