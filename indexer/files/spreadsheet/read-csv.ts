import { UnreadableFile } from '#indexer/files/unreadable-file.ts';
import type { SheetRow } from './cells/cell.ts';
import { MAX_CELL_CHARACTERS } from './limits.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** The header and the first rows show the separator. */
const LINES_COMPARED = 20;

/**
 * The rows of a text file whose columns are separated by commas, semicolons, tabs or bars; quoted as in RFC 4180. Throws
 * UnreadableFile if it has no columns.
 */
export function* readCsv(bytes: Buffer): Generator<SheetRow> {
  const text = textOf(bytes);
  const separator = separatorOf(text);
  if (!separator) throw new UnreadableFile('The file is a text file without columns. Please send a spreadsheet.');
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let number = 1;
  let start = 0;
  const take = (end: number) => {
    if (cell.length <= MAX_CELL_CHARACTERS) cell += text.slice(start, end);
  };
  const endCell = () => {
    cells.push(cell.slice(0, MAX_CELL_CHARACTERS));
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign !== '"') continue;
      take(at);
      start = at + 1;
      // a doubled quote is one; the second is read together with the text after it
      if (text[at + 1] === '"') at += 1;
      else quoted = false;
    } else if (sign === '"' && cell === '' && text.slice(start, at).trim() === '') {
      quoted = true;
      start = at + 1;
    } else if (sign === separator || sign === '\n' || sign === '\r') {
      take(at);
      start = at + 1;
      endCell();
      if (sign === separator) continue;
      if (sign === '\r' && text[at + 1] === '\n') start = ++at + 1;
      yield { number, cells: cells.map(cellOf) };
      number += 1;
      cells = [];
    }
  }
  take(text.length);
  endCell();
  if (cells.length > 1 || cells[0] !== '') yield { number, cells: cells.map(cellOf) };
}

/** `="0987654321"` keeps a number as text in Excel. */
const cellOf = (text: string): string | null => text.replace(/^="?(.*?)"?$/s, '$1') || null;

/** UTF-8, UTF-16 with a mark, or Windows-1252. */
function textOf(bytes: Buffer): string {
  const mark = bytes.readUInt16BE(0);
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator that gives most of the first lines the same number of columns. */
function separatorOf(text: string): string | null {
  const lines = text
    .slice(0, 100_000)
    .replace(/"[^"]*"/g, '""')
    .split(/\r\n?|\n/, LINES_COMPARED)
    .filter((line) => line.trim() !== '');
  const fits = SEPARATORS.map((separator) => {
    const columns = lines.map((line) => line.split(separator).length);
    const widest = Math.max(...columns, 0);
    return { separator, widest, lines: columns.filter((count) => count === widest).length };
  });
  const [best] = fits
    .filter(({ widest }) => widest > 1)
    .toSorted((a, b) => b.lines * Math.min(b.widest, 4) - a.lines * Math.min(a.widest, 4) || b.widest - a.widest);
  return best?.separator ?? null;
}
