import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CFB, utils, write } from 'xlsx';
import { hasMacros } from './macros.ts';
import { macroSheetWorkbook } from './testing/macro-sheet-workbook.ts';

type Parts = Record<string, string | Buffer>;

function container(fileType: 'cfb' | 'zip', parts: Parts): Buffer {
  const made = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(parts)) CFB.utils.cfb_add(made, name, Buffer.from(content as string));
  return Buffer.from(CFB.write(made, { type: 'buffer', fileType }) as Uint8Array);
}
const ole = (parts: Parts) => container('cfb', parts);

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const types = (...more: string[]) =>
  `<Types><Override PartName="/word/document.xml" ContentType="${MAIN}"/>${more.join('')}</Types>`;
const VBA_TYPE = 'application/vnd.ms-office.vbaProject';

const docx = (more: Parts = {}, contentTypes: string | Buffer = types()) =>
  container('zip', { '[Content_Types].xml': contentTypes, 'word/document.xml': '<w:document/>', ...more });

/** A VBA project as Office stores it. */
const vbaProject = ole({
  '/VBA/_VBA_PROJECT': 'cc61',
  '/VBA/dir': 'x',
  '/VBA/ThisDocument': 'Sub AutoOpen()',
  '/PROJECT': 'x',
});

function workbook(bookType: 'xlsx' | 'xlsm' | 'biff8', vbaraw?: Buffer): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Name'], ['Asha Rao']]), 'S');
  if (vbaraw) book.vbaraw = vbaraw;
  return write(book, { type: 'buffer', bookType, bookVBA: true }) as Buffer;
}

const packaged = ole({ '/\u0001CompObj': 'xxxx OLE Package\0\0\0\0\0Package\0', '/\u0001Ole10Native': 'calc.exe' });

const people = [['Name'], ['Asha Rao']];
const manyPeople = Array.from({ length: 4_000 }, (_, at) => [`Asha Rao ${at}`, `asha${at}@example.in`]);

/** Records of 8,000 bytes that mean nothing here, then the list's record of a macro sheet. */
const largeWorkbook = Buffer.concat([
  ...Array.from({ length: 1_000 }, () => Buffer.concat([Buffer.from([0x3c, 0, 0x40, 0x1f]), Buffer.alloc(8_000)])),
  Buffer.from([0x85, 0, 8, 0, 0, 0, 0, 0, 0, 1, 0, 0]),
]);

describe('macros are found in', () => {
  test.each<[string, Buffer]>([
    ['a DOCM', docx({ 'word/vbaProject.bin': vbaProject })],
    [
      'a document whose project has another name',
      docx({ 'word/media1.bin': vbaProject }, types(`<Default Extension="bin" ContentType="${VBA_TYPE}"/>`)),
    ],
    [
      'the same, with its types in UTF-16',
      docx(
        { 'word/a.bin': 'x' },
        Buffer.from(`\ufeff${types(`<Default Extension="bin" ContentType="${VBA_TYPE}"/>`)}`, 'utf16le'),
      ),
    ],
    [
      'a document that only claims to have none',
      docx({}, types().replace('wordprocessingml.document', 'macroEnabled')),
    ],
    ['a document with an ActiveX control', docx({ 'word/activeX/activeX1.bin': 'x' })],
    [
      'a document within a document',
      docx({ 'word/embeddings/sheet.docm': docx({ 'word/vbaProject.bin': vbaProject }) }),
    ],
    [
      'an old document within a document',
      docx({ 'word/embeddings/oleObject1.bin': ole({ '/Macros/VBA/_VBA_PROJECT': 'x' }) }),
    ],
    ['a program packed into a document', docx({ 'word/embeddings/oleObject1.bin': packaged })],
    [
      'documents nested deeper than anybody’s',
      docx({
        'word/embeddings/a.docx': docx({ 'word/embeddings/b.docx': docx({ 'word/embeddings/c.docx': docx() }) }),
      }),
    ],
    ['a document that unpacks to more than any', docx({ 'word/embeddings/a.bin': Buffer.alloc(31 * 1024 * 1024) })],
    ['a DOC', ole({ '/WordDocument': 'x', '/Macros/VBA/_VBA_PROJECT': 'x' })],
    [
      'a program packed into a DOC',
      ole({
        '/WordDocument': 'x',
        '/ObjectPool/_1/\u0001CompObj': 'Package\0',
        '/ObjectPool/_1/\u0001Ole10Native': 'x',
      }),
    ],
    ['an XLSM', workbook('xlsm', vbaProject)],
    ['an XLS with a project', workbook('biff8', vbaProject)],
    ['a workbook with Excel 4 macros', docx({ 'xl/macrosheets/sheet1.xml': 'x' })],
    ['an XLS with a hidden sheet of Excel 4 macros', macroSheetWorkbook({ rows: people })],
    ['a larger one', macroSheetWorkbook({ rows: manyPeople })],
    ['one whose list of sheets doesn’t say so', macroSheetWorkbook({ rows: people, saidBy: 'sheet' })],
    ['one of Excel 95', macroSheetWorkbook({ rows: people, bookType: 'biff5' })],
    ['one whose table of sectors doesn’t fit into the header', ole({ '/Workbook': largeWorkbook })],
    ['a small one within a DOC', ole({ '/WordDocument': 'x', '/ObjectPool/_1/Workbook': largeWorkbook.subarray(-12) })],
    ['one within a DOCX', docx({ 'word/embeddings/sheet.xls': macroSheetWorkbook({ rows: people }) })],
  ])('%s', (_, bytes) => {
    expect(hasMacros(bytes)).toBe(true);
  });
});

function workbookOf(rows: unknown[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'S');
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
}

/** The directory's sector names itself as the next one. */
const looping = Buffer.from(ole({ '/Workbook': largeWorkbook }));
const directory = looping.readUInt32LE(48);
const tableSector = looping.readUInt32LE(76 + 4 * Math.floor(directory / 128));
looping.writeUInt32LE(directory, (tableSector + 1) * 512 + 4 * (directory % 128));

describe('no macros are found in', () => {
  test.each<[string, Buffer]>([
    ['a DOCX', docx()],
    ['a DOCX with a chart’s workbook', docx({ 'word/embeddings/Microsoft_Excel_Sheet1.xlsx': workbook('xlsx') })],
    [
      'a DOCX with a picture of Paintbrush',
      docx({
        'word/embeddings/oleObject1.bin': ole({ '/\u0001CompObj': 'Bitmap Image PBrush', '/\u0001Ole10Native': 'BM' }),
      }),
    ],
    [
      'a DOCX that declares a type of macros for parts that it hasn’t',
      docx({}, types(`<Default Extension="bin" ContentType="${VBA_TYPE}"/>`)),
    ],
    ['a DOCX with a damaged part', docx({ 'word/embeddings/a.xlsx': Buffer.from('PK\x03\x04 damaged') })],
    ['a DOC', ole({ '/WordDocument': 'x', '/1Table': 'x' })],
    ['an XLSX', workbook('xlsx')],
    ['an XLS', workbook('biff8')],
    ['an XLS whose text looks like a list of macro sheets', workbookOf([['\u0085\u0008\u0000\u0000\u0100\u0000']])],
    ['an XLS that ends in the middle', macroSheetWorkbook({ rows: manyPeople }).subarray(0, 5_000)],
    ['a container whose directory never ends', looping],
    ['a container of only a header', ole({}).subarray(0, 512)],
    ['a PDF', Buffer.from('%PDF-1.4 vbaProject.bin _VBA_PROJECT')],
    ['a broken archive', Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync(Buffer.from('x'))])],
    ['no bytes', Buffer.alloc(0)],
  ])('%s', (_, bytes) => {
    expect(hasMacros(bytes)).toBe(false);
  });
});
