import { CFB, utils, write } from 'xlsx';

const BOUND_SHEET = 0x85;
const BEGIN = 0x809;
const SHEET_BEGIN = 0x10;

interface MacroWorkbook {
  rows: unknown[][];
  bookType?: 'biff8' | 'biff5';
  /** What says that the second sheet has macros: the list of sheets, or only the sheet's own first record. */
  saidBy?: 'list' | 'sheet';
}

/** An .xls of two sheets; the second, a hidden one, is turned into a sheet of Excel 4 macros. */
export function macroSheetWorkbook({ rows, bookType = 'biff8', saidBy = 'list' }: MacroWorkbook): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'People');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['=EXEC("calc.exe")'], ['=HALT()']]), 'Macro1');
  const container = CFB.read(write(book, { type: 'buffer', bookType }) as Buffer, { type: 'buffer' });
  const stream = CFB.find(container, bookType === 'biff8' ? '/Workbook' : '/Book');
  if (!stream) throw new Error('The library wrote no workbook');
  const records = recordsOf(Buffer.from(stream.content as Uint8Array));
  const list = records.filter(({ type }) => type === BOUND_SHEET)[1];
  const begin = records.filter(({ type, content }) => type === BEGIN && content[2] === SHEET_BEGIN)[1];
  if (!list || !begin) throw new Error('The library wrote no second sheet');
  if (saidBy === 'list') list.content.set([2, 1], 4); // very hidden, macro sheet
  begin.content[2] = 0x40;
  stream.content = records[0]!.stream;
  return Buffer.from(CFB.write(container, { type: 'buffer', fileType: 'cfb' }) as Uint8Array);
}

function recordsOf(stream: Buffer) {
  const records: { type: number; content: Buffer; stream: Buffer }[] = [];
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const content = stream.subarray(at + 4, at + 4 + stream.readUInt16LE(at + 2));
    records.push({ type: stream.readUInt16LE(at), content, stream });
  }
  return records;
}
