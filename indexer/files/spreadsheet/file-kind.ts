import { UnreadableFile } from '#indexer/files/unreadable-file.ts';

const SAVE_AS = 'Please save it as .xlsx in Excel and send that.';

/** Number of first bytes that identify a file's kind. */
export const KIND_BYTES = 1_024;

/**
 * A file's kind by its first bytes, never by its name: a zip (possibly an .xlsx), an OLE container (possibly an .xls) or
 * a text with columns (CSV). Throws UnreadableFile, naming the actual kind.
 */
export function spreadsheetKind(head: Buffer): 'zip' | 'ole' | 'text' {
  if (head.length === 0) throw new UnreadableFile('The file is empty.');
  if (head.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]))) return 'zip';
  if (head.subarray(0, 8).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))) return 'ole';
  if (hasColumns(head)) return 'text';
  throw new UnreadableFile(`The file is not a spreadsheet (.xls or .xlsx): ${whatItIs(head)}`);
}

/** Text whose first line with a letter has a separator. */
function hasColumns(head: Buffer): boolean {
  if (head.subarray(0, 4).equals(Buffer.from('%PDF')) || (head[0] === 0x50 && head[1] === 0x4b)) return false;
  if (head.includes(0) && !isUtf16(head)) return false;
  const text = textOf(head);
  return !/^(<|\{\\rtf)/.test(text) && /^[^\n\r]*\p{L}[^\n\r]*[,;\t|]|^[^\n\r]*[,;\t|][^\n\r]*\p{L}/mu.test(text);
}

const textOf = (head: Buffer): string =>
  (isUtf16(head) ? head.toString('utf16le') : head.toString('utf8')).replace(/^\ufeff/, '').trimStart();

function whatItIs(head: Buffer): string {
  if (head.subarray(0, 4).equals(Buffer.from('%PDF'))) return 'it is a PDF.';
  if (head[0] === 0x50 && head[1] === 0x4b) return 'it is an empty zip archive.';
  if (head[0] === 0x09 && [0x00, 0x02, 0x04].includes(head[1] ?? -1)) {
    return `it was saved by an Excel version before 97. ${SAVE_AS}`;
  }
  if (head.includes(0) && !isUtf16(head)) return 'its content is of another type.';
  const text = textOf(head);
  if (/^<(!doctype html|html|head|table|meta|style)/i.test(text)) return `it is a web page. ${SAVE_AS}`;
  if (text.startsWith('<?xml') || text.startsWith('<')) return `it is an XML file. ${SAVE_AS}`;
  if (/^\{\\rtf/.test(text)) return 'it is a text document (RTF).';
  return `it is a text file without columns. ${SAVE_AS}`;
}

function isUtf16(head: Buffer): boolean {
  return head[0] === 0xff && head[1] === 0xfe;
}
