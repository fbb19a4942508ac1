import type { Cell, ResumeLine } from '#indexer/files/resume-parser/resume-lines.ts';
import type { Kind } from '#indexer/files/resume-parser/sequence-model/labels.ts';
import type { GoldSpan } from './align-label.ts';

/** A piece of a cell: a labelled value, or the text between two. */
export interface DraftPiece {
  text: string;
  value?: {
    kind: Kind;
    entry: number;
    /** It continues the value of the line above. */
    isRest: boolean;
    /** It is part of a value that other columns' text interrupts. */
    part?: 'first' | 'rest';
  };
}

export interface DraftCell extends Omit<Cell, 'text' | 'start' | 'end'> {
  pieces: DraftPiece[];
}

/** A line whose text may change; positions are made again at the end. */
export interface DraftLine extends Omit<ResumeLine, 'text' | 'start' | 'end' | 'cells'> {
  cells: DraftCell[];
}

/** Takes a page apart at its labelled values. */
export function toDraft(lines: readonly ResumeLine[], spans: readonly GoldSpan[]): DraftLine[] {
  const seen = new Set<GoldSpan>();
  return lines.map(({ text: _text, start: _start, end: _end, cells = [], ...line }) => ({
    ...line,
    cells: cells.map(({ text, start, end, ...style }) => {
      const pieces: DraftPiece[] = [];
      let at = start;
      for (const span of spans) {
        if (span.end <= start || span.start >= end) continue;
        const [from, to] = [Math.max(start, span.start), Math.min(end, span.end)];
        if (from > at) pieces.push({ text: text.slice(at - start, from - start) });
        pieces.push({
          text: text.slice(from - start, to - start),
          value: {
            kind: span.kind,
            entry: span.entry,
            isRest: seen.has(span) || span.part === 'rest',
            ...(span.part && { part: span.part }),
          },
        });
        seen.add(span);
        at = to;
      }
      if (at < end) pieces.push({ text: text.slice(at - start) });
      return { ...style, pieces };
    }),
  }));
}

/** Puts the page together again, with the new positions of its values. */
export function fromDraft(draft: readonly DraftLine[]): { lines: ResumeLine[]; spans: GoldSpan[] } {
  const lines: ResumeLine[] = [];
  const spans: GoldSpan[] = [];
  let at = 0;
  for (const { cells: drafts, ...line } of draft) {
    const cells: Cell[] = [];
    const first = at;
    for (const { pieces, ...style } of drafts) {
      const start = at;
      for (const { text, value } of pieces) {
        const end = at + text.length;
        const last = spans.at(-1);
        if (value?.isRest && value.part !== 'rest' && last) last.end = end;
        else if (value && text !== '') {
          const { kind, entry, part } = value;
          spans.push({ start: at, end, kind, entry, ...(part && { part }) });
        }
        at = end;
      }
      const text = pieces.map((piece) => piece.text).join('');
      if (text.trim() === '') continue;
      cells.push({ ...style, text, start, end: at });
      at += 1;
    }
    if (cells.length === 0) continue;
    const text = cells.map((cell) => cell.text).join(' ');
    lines.push({ ...line, text, start: first, end: first + text.length, cells });
  }
  return { lines, spans };
}

export const cellText = ({ pieces }: DraftCell): string => pieces.map(({ text }) => text).join('');
export const lineText = ({ cells }: DraftLine): string => cells.map(cellText).join(' ');
