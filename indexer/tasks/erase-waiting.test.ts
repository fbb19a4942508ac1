import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { docxOf } from '#indexer/files/fixtures.ts';
import { type TestIndexer, testIndexer } from '#indexer/test-indexer.ts';
import { hashOfKey, nameKey } from '#mongo/contact-keys.ts';
import { findFile } from '#mongo/files/read-file.ts';
import { storeFile } from '#mongo/files/store-file.ts';
import { UPLOAD_TYPE } from '#mongo/models/file.ts';
import { HELD_RESUME } from '#mongo/models/review-result.ts';
import { pdfOfText } from '#mongo/seed/pdf-of-text.ts';

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
  ['the name, where nothing else is known', pdf, 'cv.pdf', nameKey('Meera  NAIR')],
  ['the applicant ID in its name', pdfOfText(text('')), 'CV san_000123.pdf', 'id:SAN-000123'],
  ['the same bytes as an earlier resume', pdf, 'cv.pdf', `file:${sha256(pdf)}`],
])('a resume that waits in the inbox is known as the person’s by %s, and removed', async (_, bytes, name, key) => {
  const theirs = await keepInInbox(bytes, name);
  const { state, result } = await erase(key, 'email:nobody@example.com');
  expect({ state, result }).toEqual({ state: 'done', result: { looked: 2, removed: 1 } });
  expect(await isStored(theirs)).toBe(false);
  expect(await servers.mongo.filePieces.countDocuments({ _id: `${theirs}:0` })).toBe(0);
  expect(await servers.mongo.inboxResumes.countDocuments({ _id: theirs })).toBe(0);
  expect(await isStored(other)).toBe(true);
});

test('so is one that a task has failed over, and one that waits to be looked at', async () => {
  const failed = await keep(pdf, 'cv.pdf');
  const held = await keep(docxOf(text('meera@example.com')), 'cv.docx', HELD_RESUME);
  expect((await erase('email:meera@example.com')).result).toEqual({ looked: 3, removed: 2 });
  expect(await Promise.all([failed, held, other].map(isStored))).toEqual([false, false, true]);
});

test('somebody else’s in which the person only vouches stays', async () => {
  const vouched = pdfOfText(`${OTHER}\nravi.too@other.example\n\nREFERENCES\nMeera Nair, meera@example.com`);
  const theirs = await keepInInbox(vouched, 'cv.pdf');
  expect((await erase('email:meera@example.com')).result).toMatchObject({ removed: 0 });
  expect(await isStored(theirs)).toBe(true);
});

test('files that are no resumes, damaged or hostile are passed over, and photos are not looked at', async () => {
  const kept = await Promise.all([
    keep(Buffer.alloc(0), 'empty.pdf'),
    keep(Buffer.from('%PDF-1.4 nothing'), 'broken.pdf'),
    keep(Buffer.from('MZ meera@example.com'), 'program.pdf'),
    keep(pdf, 'photo', 'image/png'),
  ]);
  expect((await erase('email:meera@example.com')).result).toEqual({ looked: 4, removed: 0 });
  expect(await Promise.all(kept.map(isStored))).toEqual([true, true, true, true]);
});

test('nothing in the task says afterwards whom it was about', async () => {
  const { _id } = await erase('email:meera@example.com');
  expect((await servers.mongo.tasks.findById(_id).lean())?.input).toEqual({ keys: [] });
});
