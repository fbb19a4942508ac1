import type { PagePiece } from '#domain/parsed-resume.ts';
import type { Place } from './text-runs.ts';

/** Letters reach this far above their baseline and below it, in sizes of the font. */
const ASCENT = 0.85;
const DESCENT = 0.25;

/** A rectangle of a page, in points from its upper left corner, and the field that was read there. */
export interface PageMark {
  key: string;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rectangles of each place, one for each piece of the text it covers; a part of a piece by its share of letters. */
export function pageMarks(places: readonly Place[], pieces: readonly PagePiece[]): PageMark[] {
  return places.flatMap(({ key, start, end }) =>
    pieces
      .filter((piece) => piece.start < end && start < piece.end)
      .map((piece) => {
        const width = (piece.right - piece.x) / (piece.end - piece.start);
        const from = Math.max(0, start - piece.start);
        const to = Math.min(piece.end, end) - piece.start;
        return {
          key,
          page: piece.page,
          x: piece.x + from * width,
          y: piece.y - ASCENT * piece.size,
          width: (to - from) * width,
          height: (ASCENT + DESCENT) * piece.size,
        };
      }),
  );
}
