import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CFB } from 'xlsx';
import { formOfFiles } from '#api/testing/form-of-files.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { columnSpellings } from '#indexer/files/spreadsheet/columns.ts';
import { runTasks, type TaskRunner } from '#indexer/task-runner/run-tasks.ts';
import { taskRunners } from '#indexer/task-runners.ts';
import { archive, type FixtureRow, workbook, xlsxParts } from '#indexer/testing/workbooks.ts';
import { importColumns } from './preview-contract.ts';
import { templateColumns } from './template.ts';

let api: TestApi;
let admin: Send;
let tasks: TaskRunner;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.as('admin');
  await api.makeTopics();
  tasks = runTasks(api.deps, taskRunners);
});
afterAll(async () => {
  await tasks.stop();
  await api.stop();
});

function form(bytes: Buffer | string, mapping?: unknown) {
  const body = formOfFiles('file', ['people.xlsx', bytes]);
  if (mapping !== undefined) body.append('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
  return { body };
}
const preview = (bytes: Buffer | string, mapping?: unknown) =>
  admin('POST', '/api/import-preview', form(bytes, mapping));
const importFile = (bytes: Buffer, mapping?: unknown) => admin('POST', '/api/import-candidate', form(bytes, mapping));

async function nothingIsLeft() {
  expect(await api.deps.mongo.files.countDocuments()).toBe(0);
  expect(await api.deps.mongo.filePieces.countDocuments()).toBe(0);
  expect(await api.deps.mongo.tasks.countDocuments({ kind: 'preview-import' })).toBe(0);
}

const PEOPLE: FixtureRow[] = [
  ['Name', 'Reachable at', 'Exp'],
  ['Asha Rao', 'asha@example.com', '5.6'],
  ['Ravi', 'ravi@example.com', '3'],
];

test('is for admins only', async () => {
  expect((await api.anyone('POST', '/api/import-preview')).status).toBe(401);
  for (const role of ['employer', 'job-seeker'] as const) {
    expect((await (await api.as(role))('POST', '/api/import-preview')).status).toBe(403);
  }
});

test('the template’s headers and examples are read correctly; its rules are notes on its headers', async () => {
  const cookie = await api.cookieFor((await api.makeUser('admin'))._id);
  const answer = await fetch(`${api.url}/api/import-template`, { headers: { cookie } });
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  expect(sheets[0]?.rows).toHaveLength(1);
  expect(sheets[0]?.cells?.get('0,3')?.comment?.text).toMatch(
    /5\.6 is 5 years 6 months[\s\S]*Examples: 5 Years 6 Months/,
  );
  const { body } = await preview(workbook(sheets[1]!.rows));
  expect(body.columns.map(({ column }: { column: string }) => column)).toEqual(
    templateColumns.map(({ column }) => column),
  );
  expect(body).toMatchObject({ unreadCells: 0, unread: [], left: { nameless: 0, known: 0 } });
});

test('exactly the columns that an import knows can be chosen', () => {
  expect(Object.keys(importColumns)).toEqual(Object.keys(columnSpellings));
});

test('a preview writes nothing and stores nothing of the file', async () => {
  const { status, body } = await preview(workbook(PEOPLE));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    rows: 2,
    columns: [
      { header: 'Name', column: 'name' },
      { header: 'Reachable at', column: 'email', by: 'cells', samples: ['asha@example.com', 'ravi@example.com'] },
      { header: 'Exp', column: 'experience', by: 'header', reading: 'years-and-months' },
    ],
  });
  expect(await api.deps.mongo.candidates.countDocuments()).toBe(0);
  await nothingIsLeft();
});

describe('a mapping', () => {
  test('corrected by hand is used by the import and remembered for the next file of that shape', async () => {
    const { body } = await preview(workbook(PEOPLE));
    const corrections = [
      { at: 0, text: 'Ravi', as: 'Ravi Kumar' },
      { at: 1, text: 'none', as: '' },
    ];
    const mapping = { shape: body.shape, columns: ['name', 'email', null], readings: [null, null, null], corrections };
    const corrected = await preview(workbook(PEOPLE), mapping);
    expect(corrected.body.firstRows[0].cells[1]).toMatchObject({ read: 'asha@example.com' });

    const { body: started } = await importFile(workbook(PEOPLE), mapping);
    await vi.waitFor(
      async () => {
        const found = await admin('GET', `/api/import-candidate/${started.jobId}`);
        expect(found.body).toMatchObject({ state: 'done', saved: 2 });
      },
      { timeout: 30_000 },
    );
    const asha = await api.deps.mongo.candidates.findOne({ emailAddress: 'asha@example.com' }).lean();
    expect(asha).toMatchObject({ applicantName: 'Asha Rao' });
    expect(asha?.experience).toBeUndefined();
    const ravi = await api.deps.mongo.candidates.findOne({ emailAddress: 'ravi@example.com' }).lean();
    expect(ravi?.applicantName).toBe('Ravi Kumar');
    const [kept] = await api.deps.mongo.importMappings.find().lean();
    expect(kept?.corrections, 'a correction of a name or a contact is not remembered').toEqual([]);

    const next = await preview(workbook([PEOPLE[0]!, ['Kiran', 'kiran@example.com', '1']]));
    expect(next.body).toMatchObject({ remembered: true, columns: [{}, { column: 'email' }, { column: null }] });
  });

  const shape = 'a'.repeat(64);
  test.each([
    ['no JSON', '{"shape"'],
    ['operators', { shape: { $ne: 1 }, columns: ['name'] }],
    ['an invalid shape', { shape: 'x', columns: ['name'] }],
    ['unknown columns', { shape, columns: ['__proto__', 'name'] }],
    ['an unknown key', { shape, columns: ['name'], $where: '1' }],
    ['two columns for one thing', { shape, columns: ['name', 'name'] }],
    ['an unknown reading', { shape, columns: ['name'], readings: ['furlongs'] }],
    ['a correction of nothing', { shape, columns: ['name'], corrections: [{ at: 0, text: '', as: 'x' }] }],
    ['a correction with operators', { shape, columns: ['name'], corrections: [{ at: 0, text: 'x', as: { $ne: 1 } }] }],
    [
      'too many corrections',
      { shape, columns: ['name'], corrections: Array(1_001).fill({ at: 0, text: 'x', as: '' }) },
    ],
    ['no name', { shape, columns: ['skills', null] }],
    ['too many columns', { shape, columns: ['name', ...Array(200).fill(null)] }],
    ['1 MB of text', { shape, columns: ['x'.repeat(1_000_000)] }],
    ['null characters', { shape: `${shape}\u0000`, columns: ['name'] }],
  ])('of %s is 400, for the preview and for the import', async (_, mapping) => {
    for (const send of [preview, importFile]) {
      const { status, body } = await send(workbook(PEOPLE), mapping);
      expect([400, 413]).toContain(status);
      expect(body).toMatchObject({ success: false, message: expect.any(String) });
    }
    await nothingIsLeft();
  });

  test('for another file’s header row is refused with advice', async () => {
    const { status, body } = await preview(workbook(PEOPLE), { shape, columns: ['name'] });
    expect(status).toBe(422);
    expect(body.message).toMatch(/choose them again/);
    await nothingIsLeft();
  });
});

describe('a hostile file gets a clear reason, and nothing of it is kept', () => {
  const encrypted = () => {
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(100));
    return CFB.write(container, { type: 'buffer' }) as Buffer;
  };
  const wide = Array.from({ length: 1_000 }, (_, at) => `Column ${at}`);
  const bomb = () => archive(xlsxParts('<worksheet/>'), { unpackedBytes: 0xf0000000 });

  test.each<[string, () => Buffer | string, number, RegExp]>([
    ['empty', () => '', 415, /empty/],
    ['a renamed PDF', () => '%PDF-1.7', 415, /not a spreadsheet/],
    ['encrypted', encrypted, 422, /encrypted/],
    ['an encrypted archive', () => archive(xlsxParts('<worksheet/>'), { encrypted: true }), 422, /encrypted/],
    ['without a header row', () => workbook([[1], [2]]), 422, /No header row/],
    ['of 1,000 columns', () => workbook([['Name', 'Email', ...wide], ['Asha']]), 422, /1,002 columns; at most 160/],
    ['a zip bomb', bomb, 422, /would unpack to/],
    ['a zip of something else', () => archive({ 'a.txt': 'x' }), 422, /zip archive/],
    ['damaged', () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(5_000, 7)]), 422, /damaged/],
    ['over 20 MB', () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(21 << 20)]), 413, /20 MB/],
  ])(
    '%s',
    async (_, bytes, status, message) => {
      const answer = await preview(bytes());
      expect({ status: answer.status, message: answer.body.message }).toEqual({
        status,
        message: expect.stringMatching(message),
      });
      await nothingIsLeft();
    },
    60_000,
  );

  test('HTML in its cells and headers stays text', async () => {
    const { body } = await preview(
      workbook([
        ['Name', 'Email', '<img src=x onerror=alert(1)>'],
        ['<b>Asha</b>', 'asha@example.com', '=1+1'],
      ]),
    );
    expect(body.columns[2].header).toBe('<img src=x onerror=alert(1)>');
    expect(body.firstRows[0].cells[0].raw).toBe('<b>Asha</b>');
  });
});

test('a caller who disconnects before the preview is ready leaves nothing behind', async () => {
  await tasks.stop();
  try {
    const leave = AbortSignal.timeout(1_500);
    const cookie = await api.cookieFor((await api.makeUser('admin'))._id);
    const sent = fetch(`${api.url}/api/import-preview`, {
      method: 'POST',
      headers: { cookie },
      signal: leave,
      ...form(workbook(PEOPLE)),
    });
    await expect(sent).rejects.toThrow();
    await vi.waitFor(nothingIsLeft, { timeout: 20_000 });
  } finally {
    tasks = runTasks(api.deps, taskRunners);
  }
});
