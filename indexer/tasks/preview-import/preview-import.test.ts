import { Types } from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { headerShape } from '#indexer/files/spreadsheet/recognise-columns.ts';
import { workOnTask } from '#indexer/task-runner/work-on-task.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { type FixtureRow, workbook } from '#indexer/testing/workbooks.ts';
import { storeFile } from '#mongo/files/store-file.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { claimTask } from '#mongo/tasks/claim-task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { run } from './preview-import.ts';

const log = pino({ level: 'silent' });

let servers: TestIndexer;
beforeAll(async () => {
  servers = await testIndexer();
});
afterAll(() => servers.close());

interface Mapping {
  shape: string;
  columns: (string | null)[];
  readings?: (string | null)[];
  corrections?: { at: number; text: string; as: string }[];
}

async function preview(rows: FixtureRow[], mapping?: Mapping, type: 'xlsx' | 'biff8' = 'xlsx'): Promise<TaskRecord> {
  const { mongo, changes } = servers;
  const file = await storeFile(mongo, { name: 'a.xlsx', contentType: 'x' }, [workbook(rows, type)], new Date());
  const input = { file: String(file._id), ...(mapping && { mapping }) };
  const id = await createTask(changes, { kind: 'preview-import', input }, new Date());
  const task = await claimTask(mongo, { owner: 'test', now: new Date() });
  await workOnTask({ ...servers, log, now: () => new Date() }, task!, 'test', run, new AbortController().signal);
  const ended = (await mongo.tasks.findById(id).lean<TaskRecord>())!;
  expect(await mongo.files.countDocuments()).toBe(0);
  return ended;
}

const HEADER = ['Name', 'Mail', 'Exp', 'CTC (lakhs)', 'Shoe size'];
const asha = (n: number) => [`Asha ${n}`, `asha${n}@example.com`, '5.6', 12.5, 38];

test('a preview shows the columns recognised and not, and the first rows as they will be read', async () => {
  const broken = [null, null, 'five or so', '-', 41];
  const { state, result } = await preview([
    ['Our people'],
    HEADER,
    asha(1),
    broken,
    ...Array.from({ length: 20 }, (_, n) => asha(n + 2)),
  ]);
  expect(state).toBe('done');
  expect(result).toMatchObject({ sheet: 1, headerRow: 2, rows: 22, shape: headerShape(HEADER), remembered: false });
  const { columns, firstRows } = result as { columns: { column: string }[]; firstRows: unknown[] };
  expect(columns.map(({ column }) => column)).toEqual(['name', 'email', 'experience', 'currentCtc', null]);
  expect(firstRows).toHaveLength(10);
  expect(firstRows.slice(0, 2)).toEqual([
    {
      rowNumber: 3,
      problem: null,
      cells: [
        { raw: 'Asha 1', read: 'Asha 1', problem: null },
        { raw: 'asha1@example.com', read: 'asha1@example.com', problem: null },
        { raw: '5.6', read: '5y 6m', problem: null },
        { raw: '12.5', read: '₹12.5 LPA', problem: null },
        { raw: '38', read: null, problem: null },
      ],
    },
    {
      rowNumber: 4,
      problem: 'The row has neither a name nor an email.',
      cells: [
        { raw: '', read: null, problem: null },
        { raw: '', read: null, problem: null },
        { raw: 'five or so', read: null, problem: expect.stringMatching(/not understood/) },
        { raw: '-', read: null, problem: null },
        { raw: '41', read: null, problem: null },
      ],
    },
  ]);
  expect(await servers.mongo.candidates.countDocuments()).toBe(0);
});

test.each(['xlsx', 'biff8'] as const)('an unrecognised header of an %s is shown for mapping by hand', async (type) => {
  const rows = [['Liste'], ['Nom', 'Courriel', 'Ville'], ['Asha', 'asha@example.com', 'Pune'], ['Ravi', null, 7]];
  const { result } = await preview(rows, undefined, type);
  expect(result).toMatchObject({ headerRow: 2, rows: 2, columns: [{ header: 'Nom', column: null }, {}, {}] });

  const mapping = { shape: headerShape(rows[1] as string[]), columns: ['name', 'email', 'city'] };
  const chosen = await preview(rows, mapping, type);
  expect(chosen.result).toMatchObject({ headerRow: 2, columns: [{ column: 'name' }, { column: 'email' }, {}] });
  expect(chosen.result?.firstRows).toMatchObject([{ cells: [{ read: 'Asha' }, {}, { read: 'Pune' }] }, {}]);
});

test('choices for a header row are remembered for the next file with the same one', async () => {
  const columns = ['name', null, null, null, 'email'];
  const saved = { savedBy: new Types.ObjectId(), savedAt: new Date() };
  await servers.mongo.importMappings.create({ _id: headerShape(HEADER), columns, ...saved });
  const { result } = await preview([HEADER, asha(1)]);
  expect(result).toMatchObject({ remembered: true, columns: columns.map((column) => ({ column })) });
  const other = await preview([[...HEADER, 'City'], asha(1)]);
  expect(other.result).toMatchObject({ remembered: false });
});

test('unreadable values are counted by column and text over the whole sheet, and read as the user says', async () => {
  const header = ['Name', 'Notice Period', 'Exp'];
  const rows = Array.from({ length: 60 }, (_, n) => [`Asha ${n}`, n % 6 === 0 ? 'as per  Policy' : '30 days', 'x']);
  const { result } = await preview([header, ...rows, ['Ravi', 'As per policy', '5']]);
  expect(result).toMatchObject({ unreadCells: 71, checkedRows: 61 });
  expect(result?.unread).toMatchObject([
    { at: 2, text: 'x', count: 60, rows: [2, 3, 4] },
    { at: 1, text: 'as per  Policy', count: 11, rows: [2, 8, 14], reason: expect.stringMatching(/allowed notice/) },
  ]);
  const corrections = [
    { at: 1, text: 'AS PER POLICY', as: '60 days' },
    { at: 2, text: 'x', as: '' },
  ];
  const mapping = { shape: headerShape(header), columns: ['name', 'noticePeriod', 'experience'], corrections };
  const again = await preview([header, ...rows], mapping);
  expect(again.result).toMatchObject({ unreadCells: 0, unread: [], corrections });
  const wrong = { ...mapping, corrections: [{ at: 1, text: 'as per policy', as: 'soon' }] };
  expect((await preview([header, ...rows], wrong)).result?.unread, 'the cell keeps its text').toMatchObject([
    {},
    { text: 'as per  Policy', count: 10, reason: expect.stringMatching(/“soon”/) },
  ]);
  expect(again.result?.firstRows).toMatchObject([
    { cells: [{}, { raw: 'as per  Policy', read: '60' }, {}] },
    ...Array(9).fill({}),
  ]);
});

test('how "6.5" is read is shown, decided by the column and changed by the user', async () => {
  const header = ['Name', 'Total Exp'];
  const { result } = await preview([header, ['Asha', '6.5'], ['Ravi', '3.25']]);
  expect(result?.columns).toMatchObject([{ readings: [] }, { reading: 'decimal-years', isReadingChosen: false }]);
  expect(result?.firstRows).toMatchObject([{ cells: [{}, { read: '6y 6m' }] }, { cells: [{}, { read: '3y 3m' }] }]);
  const mapping = { shape: headerShape(header), columns: ['name', 'experience'], readings: [null, 'years-and-months'] };
  const chosen = await preview([header, ['Asha', '6.5'], ['Ravi', '3.25']], mapping);
  expect(chosen.result?.columns).toMatchObject([{}, { reading: 'years-and-months', isReadingChosen: true }]);
  expect(chosen.result?.firstRows).toMatchObject([{ cells: [{}, { read: '6y 5m' }] }, { cells: [{}, { read: null }] }]);
});

test('rows without a name, rows written twice and people who are candidates already are marked', async () => {
  const known = new Types.ObjectId();
  await servers.mongo.candidateContacts.create({ _id: 'email:known@example.com', candidate: known, from: 'import' });
  await servers.changes.candidates.insert([
    candidateRecord({ _id: known, applicantID: 'SAN-000700', emailAddress: 'known@example.com' }),
  ]);
  const { result } = await preview([
    ['Name', 'Email', 'Phone'],
    ['Asha', 'asha@example.com', '98765 43210'],
    ['Asha Rao', null, '+91-98765-43210'],
    ['Kiran', 'KNOWN@example.com', null],
    [null, null, '98765 43211'],
    ['Total', 4, null],
  ]);
  expect(result).toMatchObject({ left: { nameless: 2, repeated: 1, known: 1 } });
  expect(result?.leftRows).toMatchObject([
    { rowNumber: 3, kind: 'repeated', who: 'Asha Rao', reason: 'Row 2 is the same person.' },
    { rowNumber: 4, kind: 'known', who: 'Kiran', reason: 'SAN-000700 has the same contact.' },
    { rowNumber: 5, kind: 'nameless', who: '98765 43211' },
    { rowNumber: 6, kind: 'nameless', who: 'Total' },
  ]);
});

test('the report of a file has its shape: the file’s choices apply to it', async () => {
  const header = ['Nom', 'Courriel'];
  const report = [
    ['Import Row', 'Import Result', 'Import Reason', ...header],
    [7, 'refused', 'x', 'Asha', 'a@example.com'],
  ];
  const { result } = await preview(report, { shape: headerShape(header), columns: ['name', 'email'] });
  expect(result).toMatchObject({
    columns: [
      { header: 'Nom', column: 'name' },
      { header: 'Courriel', column: 'email' },
    ],
  });
  expect(result?.firstRows).toMatchObject([{ cells: [{ read: 'Asha' }, { read: 'a@example.com' }] }]);
});

test('a mapping for another header row is refused', async () => {
  const mapping = { shape: headerShape(['Name']), columns: ['name'] };
  expect(await preview([HEADER, asha(1)], mapping)).toMatchObject({
    state: 'failed',
    error: expect.stringMatching(/header row differs from the one/),
  });
});

test('a file that is empty below and above any header is reported as such', async () => {
  expect(await preview([['alone'], [7]])).toMatchObject({ state: 'failed', error: expect.stringMatching(/No header/) });
});
