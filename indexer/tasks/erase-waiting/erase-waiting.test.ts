import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { docxOf } from '#indexer/testing/resume-files.ts';
import { ended, type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { workbook } from '#indexer/testing/workbooks.ts';
import { findFile, readFile, storeFile } from '#mongo/files/store-file.ts';
import { hashOfKey, nameKey } from '#mongo/identity/contact-keys.ts';
import { UPLOAD_TYPE } from '#mongo/models/file.ts';
import { HELD_RESUME } from '#mongo/models/review-result.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { createTask, type NewTask } from '#mongo/tasks/create-task.ts';

const OTHER = 'Ravi Other\nJava Developer\nravi@other.example | 98765 43219\n\nKEY SKILLS\nJava';

let servers: TestIndexer;
let other: Types.ObjectId;

beforeAll(async () => {
  servers = await testIndexer();
  await servers.start();
});
afterAll(() => servers?.close());
beforeEach(async () => {
  await servers.mongo.files.deleteMany({});
  other = await keep(pdfOfText(OTHER), 'else.pdf');
});

async function keep(bytes: Buffer, name: string, contentType = UPLOAD_TYPE): Promise<Types.ObjectId> {
  return (await storeFile(servers.mongo, { name, contentType }, [bytes], new Date()))._id;
}

async function keepInInbox(bytes: Buffer, name: string): Promise<Types.ObjectId> {
  const _id = await keep(bytes, name);
  const brought = { task: new Types.ObjectId(), addedAt: new Date(), addedByName: 'Asha Rao' };
  await servers.mongo.inboxResumes.create({ _id, fileName: name, size: 1, ...brought });
  return _id;
}

const erase = (...keys: string[]) => servers.runTask({ kind: 'erase-waiting', input: { keys: keys.map(hashOfKey) } });
const isStored = async (file: Types.ObjectId) => (await findFile(servers.mongo, file)) !== null;
const text = (own: string) => `Meera Nair\nJava Developer\n${own}\n\nKEY SKILLS\nJava, Spring Boot`;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const pdf = pdfOfText(text('meera@example.com | 98765 00001'));

test.each([
  ['the email in it', pdf, 'cv.pdf', 'email:meera@example.com'],
  ['the phone number in it', docxOf(text('+91 98765-00001')), 'cv.docx', 'phone:9876500001'],
  ['the name, if nothing else is known', pdf, 'cv.pdf', nameKey('Meera  NAIR')],
  ['the applicant ID in its name', pdfOfText(text('')), 'CV san_000123.pdf', 'id:SAN-000123'],
  ['the same bytes as an earlier resume', pdf, 'cv.pdf', `file:${sha256(pdf)}`],
])('a waiting resume in the inbox is recognised as the person’s by %s, and removed', async (_, bytes, name, key) => {
  const theirs = await keepInInbox(bytes, name);
  const { state, result } = await erase(key, 'email:stranger@example.com');
  expect({ state, result }).toEqual({ state: 'done', result: { looked: 2, removed: 1, rows: 0 } });
  expect(await isStored(theirs)).toBe(false);
  expect(await servers.mongo.filePieces.countDocuments({ _id: `${theirs}:0` })).toBe(0);
  expect(await servers.mongo.inboxResumes.countDocuments({ _id: theirs })).toBe(0);
  expect(await isStored(other)).toBe(true);
});

test('so are one of a failed task and one that waits for review', async () => {
  const failed = await keep(pdf, 'cv.pdf');
  const held = await keep(docxOf(text('meera@example.com')), 'cv.docx', HELD_RESUME);
  expect((await erase('email:meera@example.com')).result).toEqual({ looked: 3, removed: 2, rows: 0 });
  expect(await Promise.all([failed, held, other].map(isStored))).toEqual([false, false, true]);
});

test('another person’s resume that names the person only as a referee stays', async () => {
  const vouched = pdfOfText(`${OTHER}\nravi.too@other.example\n\nREFERENCES\nMeera Nair, meera@example.com`);
  const theirs = await keepInInbox(vouched, 'cv.pdf');
  expect((await erase('email:meera@example.com')).result).toMatchObject({ removed: 0 });
  expect(await isStored(theirs)).toBe(true);
});

test('a resume without its own contacts is not that of the person whom it names as a reference', async () => {
  const vouched = pdfOfText(
    'Ravi Other\nJava Developer\n\nKEY SKILLS\nJava\n\nREFERENCES\nMeera Nair, Manager\nmeera@example.com, 98765 00001',
  );
  const theirs = await keepInInbox(vouched, 'cv.pdf');
  expect((await erase('email:meera@example.com', 'phone:9876500001')).result).toMatchObject({ removed: 0 });
  expect(await isStored(theirs)).toBe(true);
});

test('files that are not resumes, damaged or hostile are skipped, and photos are not read', async () => {
  const kept = await Promise.all([
    keep(Buffer.alloc(0), 'empty.pdf'),
    keep(Buffer.from('%PDF-1.4 nothing'), 'broken.pdf'),
    keep(Buffer.from('MZ meera@example.com'), 'program.pdf'),
    keep(pdf, 'photo', 'image/png'),
  ]);
  expect((await erase('email:meera@example.com')).result).toEqual({ looked: 4, removed: 0, rows: 0 });
  expect(await Promise.all(kept.map(isStored))).toEqual([true, true, true, true]);
});

test('afterwards nothing in the task identifies the person', async () => {
  const { _id } = await erase('email:meera@example.com');
  expect((await servers.mongo.tasks.findById(_id).lean())?.input).toEqual({ keys: [], names: [] });
});

const HEADER = ['Name', 'First Name', 'Last Name', 'Email', 'Phone', 'City', 'DOB'];
const THEIRS = [
  ['Someone', '', '', 'MEERA@example.com', '', 'Pune', ''],
  ['', '', '', '', 919876500001, 'Pune', ''],
  ['Meera Nair', '', '', '', '', 'Pune', ''],
  ['', 'Meera', 'Nair', '', '', 'Pune', ''],
  ['Someone', '', '', '', 'SAN-000123', 'Pune', ''],
];
const OTHERS = [
  ['Meera Nair', '', '', 'meera@other.example', '', 'Agra', ''],
  ['Meera Nair', '', '', '', 9876500002, 'Agra', new Date(Date.UTC(1990, 0, 2))],
  ['Ravi Meera', 'Nair', '', 'xmeera@example.com', '98765000011', '', ''],
];

test.each(['xlsx', 'biff8'] as const)(
  'rows of a waiting spreadsheet (%s) are blanked by email, phone, ID or, without a contact, name; other rows keep their place',
  async (type) => {
    const sheet = workbook([['People'], [], HEADER, ...THEIRS, [], ...OTHERS], type);
    const file = await keep(sheet, 'people.xlsx');
    const { changes, mongo } = servers;
    const newTask = {
      kind: 'import-candidates',
      input: { file: String(file), fileName: 'people.xlsx', importedByName: 'Asha' },
    };
    const waiting = await createTask(changes, newTask as NewTask, new Date());
    await changes.tasks.update(waiting, { $set: { state: 'failed' } });
    const keys = ['email:meera@example.com', 'phone:9876500001', 'id:SAN-000123'].map(hashOfKey);
    const names = [hashOfKey(nameKey('Meera Nair'))];
    const { result } = await servers.runTask({ kind: 'erase-waiting', input: { keys, names } });
    expect(result).toMatchObject({ removed: 0, rows: THEIRS.length });
    const { input } = (await mongo.tasks.findById(waiting).lean())!;
    expect(await isStored(file)).toBe(false);
    const stored = (await findFile(mongo, new Types.ObjectId(String(input.file))))!;
    const blanked = read(await readFile(mongo, stored)).Sheets.Candidates!;
    const rows = utils.sheet_to_json(blanked, { header: 1, blankrows: true });
    expect(blanked['!ref']).toMatch(/^A3:/);
    const erased = THEIRS.map(() => ['[erased]']);
    const asText = (value: unknown) => (value instanceof Date ? '1990-01-02' : value);
    const compact = (row: unknown) =>
      (row as unknown[]).map(asText).filter((cell) => cell !== '' && cell !== null && cell !== undefined);
    expect(rows.map(compact)).toEqual([HEADER, ...erased, [], ...OTHERS.map(compact)]);
    expect((await servers.runTask({ kind: 'erase-waiting', input: { keys, names } })).result).toMatchObject({
      rows: 0,
    });
  },
);

test('an import of a blanked spreadsheet refuses the erased rows and accepts the others', async () => {
  const file = await keep(workbook([HEADER, ...THEIRS, ...OTHERS.slice(0, 1)]), 'people.xlsx');
  const { changes, mongo } = servers;
  const input = { file: String(file), fileName: 'people.xlsx', importedByName: 'Asha' };
  const waiting = await createTask(changes, { kind: 'preview-import', input }, new Date());
  await ended(mongo, waiting);
  const again = await keep(workbook([HEADER, ...THEIRS, ...OTHERS.slice(0, 1)]), 'people.xlsx');
  await changes.tasks.update(waiting, { $set: { 'input.file': String(again), kind: 'import-candidates' } });
  const keys = ['email:meera@example.com', 'phone:9876500001', 'id:SAN-000123'].map(hashOfKey);
  await servers.runTask({ kind: 'erase-waiting', input: { keys, names: [hashOfKey(nameKey('Meera Nair'))] } });
  const blanked = (await mongo.tasks.findById(waiting).lean())!.input;
  const { result } = await servers.runTask({ kind: 'import-candidates', input: { ...input, file: blanked.file } });
  expect(result).toMatchObject({ rows: 6, saved: 1, refused: 5 });
  const reports = JSON.stringify(await mongo.importReports.find().lean());
  expect(reports).toContain('Erased on request.');
  expect(reports).not.toContain('Pune');
});
