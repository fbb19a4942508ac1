import type { Span } from '#indexer/files/resume-parser/reading.ts';
import type { Cell, ResumeLine } from '#indexer/files/resume-parser/resume-lines.ts';

/** A run of letters, a number, or a sign, which may be repeated. */
export interface PageToken extends Span {
  text: string;
  /** Index of its cell in the row. */
  cell: number;
}

/** A line of the page, or a part of a long one. */
export interface PageRow {
  line: ResumeLine;
  cells: readonly Cell[];
  tokens: PageToken[];
  /** It continues the row before, which became too long. */
  isContinued: boolean;
}

/** A longer line continues in another row, so that the time stays linear in the page's length. */
const ROW_TOKENS = 60;
/** About six dense pages; whatever follows is left to the rules. */
const MOST_TOKENS = 4_000;

const TOKEN = /[\p{L}\p{M}]+|\p{N}+|([^\s\p{L}\p{M}\p{N}])\1*/gu;

/** The rows of a page with their tokens, up to a limit. */
export function pageRows(lines: readonly ResumeLine[]): PageRow[] {
  const rows: PageRow[] = [];
  let count = 0;
  for (const line of lines) {
    const cells = line.cells ?? [];
    const tokens = cells.flatMap((cell, at) =>
      [...cell.text.matchAll(TOKEN)].map(({ 0: text, index }) => {
        const start = cell.start + index;
        return { text, start, end: start + text.length, cell: at };
      }),
    );
    if (tokens.length === 0) continue;
    count += tokens.length;
    if (count > MOST_TOKENS) break;
    for (let from = 0; from < tokens.length; from += ROW_TOKENS)
      rows.push({ line, cells, tokens: tokens.slice(from, from + ROW_TOKENS), isContinued: from > 0 });
  }
  return rows;
}
