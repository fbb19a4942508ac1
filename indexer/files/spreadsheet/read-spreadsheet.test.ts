import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CFB, utils, write } from 'xlsx';
import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import { archive, workbook, xlsxParts } from '#indexer/testing/workbooks.ts';
import type { SheetRow } from './cells/cell.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { rowBatches } from './row-batches.ts';

const HEADER = ['Name', 'Email', 'DOB'];
const ASHA = ['Asha Rao', 'asha@example.com', new Date(Date.UTC(1990, 1, 28))];

/** A device of Linux that has no room. */
const FULL = '/dev/full';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-spreadsheet-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function read(bytes: Buffer) {
  const file = join(folder, `file-${++files}`);
  const rowsFile = join(folder, `rows-${files}`);
  await writeFile(file, bytes);
  const sheet = await readSpreadsheet(file, rowsFile);
  const rows: SheetRow[] = [];
  for await (const batch of rowBatches(rowsFile, 500)) rows.push(...batch.rows);
  return { ...sheet, data: rows };
}

test.runIf(existsSync(FULL))('a full disk is not taken for a damaged file', async () => {
  const file = join(folder, 'people.xlsx');
  await writeFile(file, workbook([HEADER, ASHA]));
  await expect(readSpreadsheet(file, FULL)).rejects.toMatchObject({ code: 'ENOSPC' });
});

describe.each(['xlsx', 'biff8'] as const)('a %s file', (type) => {
  test('gives its rows below the header, dates as days', async () => {
    const { header, headerRow, rows, data } = await read(workbook([HEADER, ASHA], type));
    expect({ header, headerRow, rows }).toEqual({ header: HEADER, headerRow: 1, rows: 1 });
    expect(data).toEqual([{ number: 2, cells: ['Asha Rao', 'asha@example.com', { day: '1990-02-28' }] }]);
  });

  test('has its header found below titles, and in a later sheet; empty rows are skipped', async () => {
    const sheets = {
      Cover: [['Our candidates'], ['June 2026']],
      List: [['All of them'], [], HEADER, [], ASHA, [null, null], ASHA],
    };
    const { sheet, headerRow, data } = await read(workbook(sheets, type));
    expect({ sheet, headerRow }).toEqual({ sheet: 2, headerRow: 3 });
    expect(data.map(({ number }) => number)).toEqual([5, 7]);
  });

  test('gives a formula’s last result, and its error as text', async () => {
    const sheet = utils.aoa_to_sheet([HEADER, ['x', 'asha@example.com', 1]]);
    sheet.A2 = { t: 's', v: 'Asha Rao', f: 'B2&C2' };
    sheet.C2 = { t: 'e', v: 0x17, w: '#REF!', f: 'Z1' };
    const { data } = await read(workbook({ S: sheet }, type));
    expect(data[0]?.cells).toEqual(['Asha Rao', 'asha@example.com', '#REF!']);
  });

  test('keeps the value of merged cells in their first cell', async () => {
    const sheet = utils.aoa_to_sheet([['List'], HEADER, ASHA, ['Ravi', 'ravi@example.com']], { UTC: true });
    sheet['!merges'] = [utils.decode_range('A1:C1'), utils.decode_range('C3:C4')];
    const { headerRow, data } = await read(workbook({ S: sheet }, type));
    expect(headerRow).toBe(2);
    expect(data[1]?.cells).toEqual(['Ravi', 'ravi@example.com']);
  });

  test('without a header row is refused', async () => {
    const file = workbook(
      [
        ['Asha Rao', 'asha@example.com'],
        ['Ravi', 'ravi@example.com'],
      ],
      type,
    );
    await expect(read(file)).rejects.toThrow(/No header row was found/);
  });

  test('with too many columns is refused', async () => {
    const extra = Array.from({ length: 250 }, (_, at) => `Column ${at}`);
    await expect(read(workbook([[...HEADER, ...extra], ASHA], type))).rejects.toThrow(/253 columns; at most 160/);
  });

  test('that is truncated is refused', async () => {
    const bytes = workbook([HEADER, ...Array.from({ length: 500 }, () => ASHA)], type);
    await expect(read(bytes.subarray(0, bytes.length / 2))).rejects.toThrow(UnreadableFile);
  });
});

describe.each(['xlsx', 'biff8'] as const)('a header of two rows in a %s file', (type) => {
  const GROUPS = ['', 'Candidate', '', 'Experience', '', 'Salary (p.a.)', ''];
  const NAMES = ['Sl', 'Name', 'Email', 'Years', 'Months', 'Present', 'Expected'];
  const JOINED = ['Sl', 'Name', 'Email', 'Experience – Years', 'Experience – Months', 'Salary (p.a.) – Present'];
  const PERSON = [1, 'Asha Rao', 'asha@example.com', 5, 6, 450000, 600000];

  test('names each column by its group if its own name is not enough', async () => {
    const sheet = utils.aoa_to_sheet([GROUPS, NAMES, PERSON]);
    sheet['!merges'] = [utils.decode_range('B1:C1'), utils.decode_range('D1:E1'), utils.decode_range('F1:G1')];
    const { header, headerRow, data } = await read(workbook({ S: sheet }, type));
    expect(header).toEqual([...JOINED, 'Salary (p.a.) – Expected']);
    expect(headerRow).toBe(2);
    expect(data.map(({ cells }) => cells)).toEqual([PERSON]);
  });

  test('may have names that span both rows', async () => {
    const rows = [
      ['Name', 'Email', 'Experience', ''],
      ['', '', 'Years', 'Months'],
      ['Asha', 'asha@example.com', 5, 6],
    ];
    const { header } = await read(workbook(rows, type));
    expect(header).toEqual(['Name', 'Email', 'Experience – Years', 'Experience – Months']);
  });

  test('is one row if the next is a person', async () => {
    const rows = [
      ['Name', 'City', 'State', ''],
      ['Asha Rao', 'Pune', 'Maharashtra', 'Java'],
    ];
    expect((await read(workbook(rows, type))).data).toHaveLength(1);
  });
});

describe('a text with columns is read as a sheet', () => {
  const rowsOf = async (text: string | Buffer) => {
    const { header, data } = await read(Buffer.from(text as string));
    return [header, ...data.map(({ cells }) => cells)];
  };
  const TWO = [
    ['Name', 'Email', 'Skills'],
    ['Asha', 'asha@example.com', 'Java, SQL'],
  ];
  test.each([
    ['commas and quotes', 'Name,Email,Skills\nAsha,asha@example.com,"Java, SQL"\n'],
    ['semicolons', 'Name;Email;Skills\r\nAsha;asha@example.com;Java, SQL\r\n'],
    ['tabs', 'Name\tEmail\tSkills\rAsha\tasha@example.com\tJava, SQL'],
    ['bars, and a mark before the header', '\ufeffName|Email|Skills\nAsha|asha@example.com|Java, SQL'],
    ['texts for Excel', 'Name,Email,Skills\n="Asha",="asha@example.com","Java, SQL"\n'],
  ])('with %s', async (_, text) => expect(await rowsOf(text)).toEqual(TWO));

  test('in UTF-16, and in the older encoding of Windows', async () => {
    const text = 'Name,Email\nAndré,a@example.com\n';
    const wanted = [
      ['Name', 'Email'],
      ['André', 'a@example.com'],
    ];
    expect(await rowsOf(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(wanted);
    expect(await rowsOf(Buffer.from(text, 'latin1'))).toEqual(wanted);
  });

  test('with quotes and lines within a cell', async () => {
    const text = 'Name,Email,Summary\n"Asha ""Ash"" Rao",asha@example.com,"one\ntwo"\n';
    expect((await rowsOf(text))[1]).toEqual(['Asha "Ash" Rao', 'asha@example.com', 'one\ntwo']);
  });

  test('a quote that never ends is one cell', async () => {
    const { data } = await read(Buffer.from(`Name,Email\n"${'a,\n'.repeat(50_000)}`));
    expect(data).toHaveLength(1);
  });
});

describe('a file that is not a spreadsheet is named', () => {
  const container = (stream: string) => {
    const made = CFB.utils.cfb_new();
    CFB.utils.cfb_add(made, `/${stream}`, Buffer.alloc(5_000));
    return Buffer.from(CFB.write(made, { type: 'buffer' }) as Uint8Array);
  };
  test.each([
    ['an empty file', Buffer.alloc(0), /empty/],
    ['a renamed PDF', Buffer.from('%PDF-1.7\n...'), /PDF/],
    ['a text', Buffer.from('Dear Sir\nPlease find attached\n'), /text file without columns/],
    ['a web page', Buffer.from('\ufeff<html><table><tr><td>Name</td></tr></table></html>'), /web page/],
    ['an XML spreadsheet', Buffer.from('<?xml version="1.0"?><Workbook/>'), /XML/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), /another type/],
    ['a zip of files', archive({ 'resumes/a.txt': 'hello' }), /zip archive/],
    ['a Word document', archive({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }), /Word/],
    ['an OpenDocument sheet', archive({ mimetype: 'x', 'content.xml': '<w/>' }), /OpenDocument/],
    ['an old Word document', container('WordDocument'), /Word/],
    ['half a zip', workbook([HEADER, ASHA]).subarray(0, 200), /damaged/],
  ])('%s', async (_, bytes, reason) => {
    await expect(read(bytes)).rejects.toThrow(reason);
  });

  test('an encrypted .xlsx', async () => {
    const encryption = { password: 'secret', spinCount: 1_000 };
    const bytes = await writeXlsx({
      sheets: [{ name: 'S', rows: [HEADER, ['Asha', 'asha@example.com', null]] }],
      encryption,
    });
    await expect(read(Buffer.from(bytes))).rejects.toThrow(/encrypted/);
  });

  test('an archive with encrypted parts', async () => {
    await expect(read(archive(xlsxParts('<worksheet/>'), { encrypted: true }))).rejects.toThrow(/encrypted/);
  });
});

describe('a hostile file is refused, and leaves nothing running', () => {
  const cell = (ref: string, text: string) => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const header = `<row r="1">${cell('A1', 'Name')}${cell('B1', 'Email')}</row>`;
  const sheet = (rows: string) => `<?xml version="1.0"?><worksheet><sheetData>${header}${rows}</sheetData></worksheet>`;

  test.each(['xlsm', 'biff8'] as const)('a workbook with macros (%s)', async (bookType) => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Name'], ['Asha']]), 'S');
    const project = CFB.utils.cfb_new();
    CFB.utils.cfb_add(project, '/VBA/_VBA_PROJECT', Buffer.from('x'));
    book.vbaraw = CFB.write(project, { type: 'buffer' });
    await expect(read(write(book, { type: 'buffer', bookType, bookVBA: true }))).rejects.toThrow(/contains macros/);
  });

  test('a declared bomb, before anything is unpacked', async () => {
    const bomb = archive(xlsxParts(sheet('')), { unpackedBytes: 1_000_000_000 });
    await expect(read(bomb)).rejects.toThrow(/would unpack to [\d,]+ MB/);
  });

  test('a bomb with a false directory', async () => {
    const zeros = deflateRawSync(Buffer.alloc(1_500_000_000), { level: 1 });
    const parts = { ...xlsxParts(sheet(''), ''), 'xl/sharedStrings.xml': zeros };
    await expect(read(archive(parts, { unpackedBytes: 1_000 }))).rejects.toThrow(UnreadableFile);
  });

  test('one long text that every cell repeats', async () => {
    const shared = `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`;
    const rows = Array.from(
      { length: 20_000 },
      (_, n) => `<row r="${n + 2}"><c r="A${n + 2}" t="s"><v>0</v></c></row>`,
    );
    await expect(read(archive(xlsxParts(sheet(rows.join('')), shared)))).rejects.toThrow(/more text than can be read/);
  });

  test('more rows than are allowed', async () => {
    const rows = Array.from({ length: 100_001 }, (_, n) => `<row r="${n + 2}">${cell(`A${n + 2}`, 'Asha')}</row>`);
    await expect(read(archive(xlsxParts(sheet(rows.join('')))))).rejects.toThrow(/more than 1,00,000 rows/);
  });

  test('entities that expand, or that name files, are never resolved', async () => {
    const grow =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    const text = sheet(`<row r="2">${cell('A2', '&b;')}${cell('B2', '&f;')}</row>`).replace(
      '<worksheet>',
      `${grow}<worksheet>`,
    );
    const outcome = await read(archive(xlsxParts(text))).catch((error: unknown) => error);
    expect(JSON.stringify(outcome)).not.toMatch(/root:|aaaaaaaaaa/);
  });

  test('a cell far to the right of all others', async () => {
    const rows = `<row r="2">${cell('A2', 'Asha')}${cell('XFD2', 'x')}</row>`;
    await expect(read(archive(xlsxParts(sheet(rows))))).rejects.toThrow(/16,384 columns/);
  });
});

test('the limits apply only to reading: a slow consumer gets every row', async () => {
  const file = join(folder, 'slow');
  await writeFile(
    file,
    workbook([HEADER, ...Array.from({ length: 1_200 }, (_, n) => [`Asha ${n}`, `a${n}@example.com`])]),
  );
  await readSpreadsheet(file, `${file}-rows`);
  const sizes: number[] = [];
  for await (const batch of rowBatches(`${file}-rows`, 500, 500)) sizes.push(batch.start, batch.rows.length);
  expect(sizes).toEqual([500, 500, 1_000, 200]);
});

test('an abort ends the reading', async () => {
  const file = join(folder, 'aborted');
  await writeFile(file, workbook([HEADER, ASHA]));
  const reason = new Error('stop');
  await expect(readSpreadsheet(file, `${file}-rows`, AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(await readdir(folder)).not.toContain('aborted-rows');
});
