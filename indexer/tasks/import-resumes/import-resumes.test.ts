import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { crc32, deflateRawSync } from 'node:zlib';
import type { Types } from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { workOnTask } from '#indexer/task-runner/work-on-task.ts';
import { archiveOf, type PackedFile } from '#indexer/testing/archives.ts';
import { docxOf, pdfOf } from '#indexer/testing/resume-files.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { findFile, readFile, storeFile } from '#mongo/files/store-file.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { claimTask } from '#mongo/tasks/claim-task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { run } from './import-resumes.ts';

const MB = 1024 * 1024;
const log = pino({ level: 'silent' });
let servers: TestIndexer;
beforeAll(async () => {
  servers = await testIndexer();
});
afterAll(() => servers.close());
beforeEach(async () => {
  await servers.mongo.inboxResumes.deleteMany();
  await servers.mongo.files.deleteMany();
  await servers.mongo.filePieces.deleteMany();
});

type Sent = [fileName: string, bytes: Buffer];

async function startTask(...sent: Sent[]): Promise<Types.ObjectId> {
  const files: { file: string; fileName: string }[] = [];
  for (const [fileName, bytes] of sent) {
    const { _id } = await storeFile(servers.mongo, { name: fileName, contentType: 'x' }, [bytes], new Date());
    files.push({ file: String(_id), fileName });
  }
  return createTask(
    servers.changes,
    { kind: 'import-resumes', input: { files, uploadedByName: 'Asha Rao' }, total: files.length },
    new Date(),
  );
}

async function work(id: Types.ObjectId, runner = run): Promise<TaskRecord> {
  const task = await claimTask(servers.mongo, { owner: 'test', now: new Date() });
  expect(task?._id).toEqual(id);
  await workOnTask({ ...servers, log, now: () => new Date() }, task!, 'test', runner, new AbortController().signal);
  return (await servers.mongo.tasks.findById(id).lean<TaskRecord>())!;
}
const bring = async (...sent: Sent[]) => work(await startTask(...sent));
const refused = (task: TaskRecord) => task.checkpoint?.refused as { file: string; reason: string }[];
const inbox = async () =>
  (await servers.mongo.inboxResumes.find().sort({ fileName: 1 }).lean()).map((each) => each.fileName);
const pdf = (name: string): PackedFile => ({ name, bytes: pdfOf(`Resume of ${name.replace(/\W/g, '')}`) });

test('resumes go into the inbox with their sender, and their bytes are kept', async () => {
  const bytes = pdfOf('Asha');
  const task = await bring(['a.pdf', bytes], ['b.docx', docxOf('Bina')]);
  expect(task).toMatchObject({ state: 'done', result: { added: 2, refused: 0 }, progress: { processed: 2, saved: 2 } });
  const [first] = await servers.mongo.inboxResumes.find({ fileName: 'a.pdf' }).lean();
  expect(first).toMatchObject({ addedByName: 'Asha Rao', size: bytes.length });
  expect(await readFile(servers.mongo, (await findFile(servers.mongo, first!._id))!)).toEqual(bytes);
});

test('the files of an archive are stored under their own names, without folders and files of file managers', async () => {
  const task = await bring([
    'all.zip',
    archiveOf(
      { name: 'people/', bytes: Buffer.alloc(0), stored: true },
      pdf('people/SAN-000007 asha.pdf'),
      { ...pdf('b.pdf'), stored: true },
      { name: 'stored.docx', bytes: docxOf('A document that is not packed again'), stored: true },
      { name: '__MACOSX/people/._asha.pdf', bytes: Buffer.from('x') },
      { name: 'people/.DS_Store', bytes: Buffer.from('x') },
    ),
  ]);
  expect(refused(task)).toEqual([]);
  expect(await inbox()).toEqual(['SAN-000007 asha.pdf', 'b.pdf', 'stored.docx']);
  expect(await servers.mongo.files.countDocuments()).toBe(3);
});

describe('invalid files in an archive are refused with their reasons, their neighbours are stored', () => {
  const bomb = Buffer.alloc(60 * MB);
  const cases: [what: string, file: PackedFile, reason: RegExp][] = [
    ['an archive within the archive', { name: 'x.zip', bytes: archiveOf(pdf('a.pdf')) }, /archive within an archive/],
    [
      'an archive of unpacked documents within it',
      { name: 'x.docx', bytes: archiveOf({ name: 'a.docx', bytes: docxOf('Asha'), stored: true }) },
      /archive within an archive/,
    ],
    ['a .rar within it', { name: 'x.rar', bytes: Buffer.from('Rar!\x1a\x07\x01') }, /kind of archive is not supported/],
    ['a .gz within it', { name: 'x.gz', bytes: Buffer.from('1f8b0800', 'hex') }, /kind of archive is not supported/],
    ['a name with ../', pdf('../../etc/cron.d/a.pdf'), /points outside/],
    ['a name with ../ in the middle', pdf('a/../../b.pdf'), /points outside/],
    ['a name with ..\\', pdf('..\\..\\a.pdf'), /points outside/],
    ['an absolute name', pdf('/etc/passwd.pdf'), /points outside/],
    ['a name of a drive', pdf('C:\\Windows\\a.pdf'), /points outside/],
    ['a name with a zero byte', pdf('a.pdf\0.exe'), /points outside/],
    ['an entry behind a password', { ...pdf('a.pdf'), encrypted: true }, /password/],
    ['an entry packed in another way', { ...pdf('a.pdf'), method: 99 }, /compression method/],
    ['a bomb that says so', { name: 'a.pdf', bytes: bomb }, /larger than 10 MB/],
    ['a bomb that lies', { name: 'a.pdf', bytes: bomb, claims: { unpackedBytes: 100 } }, /more than its stated size/],
    ['a wrong check sum', { ...pdf('a.pdf'), claims: { crc32: 1 } }, /damaged/],
    ['a place outside the archive', { ...pdf('a.pdf'), claims: { offset: 0x7fffffff } }, /damaged/],
    ['no bytes', { name: 'a.pdf', bytes: Buffer.alloc(0) }, /empty/],
    ['a program', { name: 'a.pdf', bytes: Buffer.from('MZ\x90\x00 %PDF-') }, /neither PDF/],
    [
      'a Word file with macros',
      {
        name: 'a.doc',
        bytes: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('_VBA_PROJECT', 'utf16le')]),
      },
      /contains macros/,
    ],
    ['a page', { name: 'a.doc', bytes: Buffer.from('<html><script>alert(1)</script>') }, /neither PDF/],
  ];
  test('each of them, in one archive', async () => {
    const task = await bring([
      'all.zip',
      archiveOf(pdf('first.pdf'), ...cases.map(([, file]) => file), pdf('last.pdf')),
    ]);
    expect(await inbox()).toEqual(['first.pdf', 'last.pdf']);
    const reasons = refused(task);
    expect(reasons.map(({ reason }, at) => [cases[at]?.[0], reason])).toEqual(
      cases.map(([what, , reason]) => [what, expect.stringMatching(reason)]),
    );
    expect(readdirSync(tmpdir()).filter((name) => name.includes(String(task._id)))).toEqual([]);
    for (const escaped of ['/etc/cron.d/a.pdf', '/etc/passwd.pdf']) expect(existsSync(escaped)).toBe(false);
  });
});

test.each([
  ['cut off', archiveOf(pdf('a.pdf')).subarray(0, -30), /list of contents/],
  ['with nothing in it', archiveOf(), /no files/],
  ['of a broken list', Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(500)]), /list of contents/],
])('an archive %s is refused with the reason, the uploads next to it are stored', async (_, archive, reason) => {
  const task = await bring(['bad.zip', archive], ['good.pdf', pdfOf('Good')]);
  expect(refused(task)).toEqual([{ file: 'bad.zip', reason: expect.stringMatching(reason) }]);
  expect(await inbox()).toEqual(['good.pdf']);
});

describe('an oversized archive', () => {
  const padded = (at: number, claims?: PackedFile['claims']): PackedFile => {
    const bytes = deflateRawSync(Buffer.concat([Buffer.from(`%PDF-1.4\n${at}`), Buffer.alloc(9 * MB)]));
    return { name: `${at}.pdf`, bytes, deflated: true, claims };
  };
  const swelling = (files: number, claims?: PackedFile['claims']) =>
    archiveOf(...Array.from({ length: files }, (_, at) => padded(at, { unpackedBytes: 9 * MB + 10, ...claims })));

  test.each([
    ['as its directory declares', swelling(9)],
    ['although its directory declares less', swelling(9, { unpackedBytes: 1_000 })],
  ])('is refused as a whole, %s, and nothing of it is ever stored', async (_, archive) => {
    expect(archive.length).toBeLessThan(200_000);
    const stored = vi.spyOn(servers.mongo.filePieces, 'create');
    const id = await startTask(['bomb.zip', archive], ['good.pdf', pdfOf('Good')]);
    stored.mockClear();
    const task = await work(id);
    expect(refused(task)).toEqual([{ file: 'bomb.zip', reason: expect.stringMatching(/unpacks to far more/) }]);
    expect(stored).not.toHaveBeenCalled();
    stored.mockRestore();
    expect(await inbox()).toEqual(['good.pdf']);
    expect(await servers.mongo.files.countDocuments()).toBe(1);
    expect(await servers.mongo.filePieces.countDocuments()).toBe(1);
  });

  test('is accepted up to 20 MB at any ratio', async () => {
    const crc = (at: number) => crc32(Buffer.concat([Buffer.from(`%PDF-1.4\n${at}`), Buffer.alloc(9 * MB)]));
    const files = [0, 1].map((at) => padded(at, { unpackedBytes: 9 * MB + 10, crc32: crc(at) }));
    const task = await bring(['small.zip', archiveOf(...files)]);
    expect(refused(task)).toEqual([]);
    expect(await inbox()).toEqual(['0.pdf', '1.pdf']);
  });
});

test('a file that occurs twice in an archive is stored once', async () => {
  const { bytes } = pdf('a.pdf');
  const names = ['a.pdf', 'copies/b.pdf', 'copies/c.pdf'];
  const task = await bring(['all.zip', archiveOf(...names.map((name) => ({ name, bytes })), pdf('d.pdf'))]);
  expect(refused(task)).toEqual(
    names.slice(1).map((file) => ({ file, reason: 'The archive holds the same file as a.pdf.' })),
  );
  expect(await inbox()).toEqual(['a.pdf', 'd.pdf']);
  expect(await servers.mongo.files.countDocuments()).toBe(2);
});

test('uploads that are not resumes are refused by their content, with any name', async () => {
  const task = await bring(
    ['a.pdf', Buffer.from('GIF89a')],
    ['large.pdf', Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(10 * MB)])],
    ['empty.pdf', Buffer.alloc(0)],
    ['good.pdf', pdfOf('Good')],
  );
  expect(refused(task).map(({ file, reason }) => [file, reason])).toEqual([
    ['a.pdf', expect.stringMatching(/neither PDF/)],
    ['large.pdf', expect.stringMatching(/larger than 10 MB/)],
    ['empty.pdf', expect.stringMatching(/empty/)],
  ]);
  expect(await inbox()).toEqual(['good.pdf']);
  expect(await servers.mongo.files.countDocuments()).toBe(1);
});

test('at most 500 files are accepted per import; the number of others is reported', async () => {
  const many = Array.from({ length: 520 }, (_, at) => pdf(`${String(at).padStart(3, '0')}.pdf`));
  const task = await bring(['many.zip', archiveOf(...many)], ['after.pdf', pdfOf('After')]);
  expect(refused(task)).toEqual([
    { file: 'many.zip', reason: '20 more files: at most 500 go in at once.' },
    { file: 'after.pdf', reason: '1 more file: at most 500 go in at once.' },
  ]);
  expect(await servers.mongo.inboxResumes.countDocuments()).toBe(500);
});

test('an import interrupted at any write resumes without duplicates', async () => {
  const bytes = randomBytes(9 * MB);
  const different = (at: number) => Buffer.concat([Buffer.from(`%PDF-1.4\n${at}`), bytes]);
  // more than one slice
  const large = Array.from({ length: 7 }, (_, at) => ({ name: `${at}.pdf`, bytes: different(at), stored: true }));
  const id = await startTask(
    ['first.pdf', pdfOf('First')],
    ['large.zip', archiveOf(...large)],
    ['bad.pdf', Buffer.from('x')],
  );
  let checkpoint: Record<string, unknown> | undefined;
  let reports = 0;
  for (let cut = 1; ; cut += 2) {
    const task = (await servers.mongo.tasks.findById(id).lean<TaskRecord>())!;
    let left = cut;
    const inboxResumes = new Proxy(servers.mongo.inboxResumes, {
      get(held, name) {
        const value: unknown = Reflect.get(held, name);
        if (name !== 'updateOne') return typeof value === 'function' ? value.bind(held) : value;
        return (...args: Parameters<typeof held.updateOne>) => {
          if (left-- <= 0) throw new Error('killed');
          return held.updateOne(...args);
        };
      },
    });
    const context = {
      ...servers,
      mongo: { ...servers.mongo, inboxResumes },
      log,
      now: () => new Date(),
      signal: new AbortController().signal,
      report: async (_: unknown, at?: Record<string, unknown>) => {
        reports++;
        checkpoint = structuredClone(at);
      },
      logLine: async () => undefined,
    };
    try {
      expect(await run(context, { ...task, ...(checkpoint && { checkpoint }) })).toEqual({ added: 8, refused: 1 });
      break;
    } catch (error) {
      expect((error as Error).message).toBe('killed');
    }
  }
  expect(reports).toBeGreaterThan(4);
  expect(await inbox()).toEqual(['0.pdf', '1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf', '6.pdf', 'first.pdf']);
  expect(await servers.mongo.files.countDocuments()).toBe(8);
});
