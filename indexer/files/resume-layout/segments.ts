import type { Glyph } from './pdf-glyphs.ts';

/** Characters on one baseline without a wide gap between them. */
export interface Segment {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  color: string;
}

/** The end of a line that continues on the next one. */
export const OPEN_END = /(?:,|&|-|\/|\b(?:and|of|for|in|the|with|to))$/iu;

/** In points, with the blank behind it, by the mean width of the segment's characters. */
export const firstWordWidth = ({ text, x, right }: Segment): number =>
  ((right - x) / Math.max(text.length, 1)) * ((/^\S+/.exec(text)?.[0].length ?? 0) + 1);

/** Gaps in heights of a character. */
const SAME_LINE = 0.35;
const BLANK = 0.14;
const WIDE = 1.15;
/** A gap without a written blank, in a line that has others. */
const UNWRITTEN = 0.55;
/** A bullet is further from its text than words are from each other. */
const AFTER_BULLET = 4;
const LONE_BULLET = /^[•●○◦▪■□➢➤►▶✓✔❖◆♦·*\u2023\u25cb\uf0a7\uf0b7\uf0d8-]$/u;
const LEAST_SPACED = 4;

/** The segments of a page, from its characters in any order. */
export function toSegments(glyphs: readonly Glyph[]): Segment[] {
  const lines: Glyph[][] = [];
  const sorted = glyphs.filter(({ size }) => size > 1.5).toSorted((a, b) => a.y - b.y || a.x - b.x);
  for (const glyph of sorted) {
    // a line's baseline is that of its largest characters; superscripts join it
    const line = lines.findLast(
      (each, at) =>
        at > lines.length - 6 &&
        Math.abs((each[0] as Glyph).y - glyph.y) <= SAME_LINE * Math.min((each[0] as Glyph).size, glyph.size),
    );
    if (line) line.push(glyph);
    else lines.push([glyph]);
  }
  return lines.flatMap((line) => segmentsOf(line.toSorted((a, b) => a.x - b.x)));
}

function segmentsOf(line: readonly Glyph[]): Segment[] {
  return (isOverprinted(line) ? byStyle(line) : [line]).flatMap(segmentsOfRun);
}

/** Text of another style begins before the text left of it ends. */
const isOverprinted = (line: readonly Glyph[]): boolean =>
  line.some((glyph, at) => {
    const last = line[at - 1];
    return last && isOtherStyle(last, glyph) && last.right - glyph.x > OVERLAP * glyph.size;
  });
const OVERLAP = 0.25;

const isOtherStyle = (a: Glyph, b: Glyph): boolean => a.color !== b.color && isOtherSize(a, b);

const isWordSign = ({ text }: Glyph): boolean => /[\p{L}\p{N}]/u.test(text);

function byStyle(line: readonly Glyph[]): Glyph[][] {
  const styles = Map.groupBy(line, ({ color, size }) => `${color} ${size.toFixed(1)}`);
  return [...styles.values()];
}

function segmentsOfRun(line: readonly Glyph[]): Segment[] {
  const runs: Glyph[][] = [];
  let hasBlank = false;
  const usesBlanks = line.some(({ text }) => text.trim() === '');
  let last: Glyph | undefined;
  for (const glyph of line) {
    if (glyph.text.trim() === '') {
      hasBlank = true;
      continue;
    }
    // text drawn twice to look bold
    if (
      last &&
      last.text === glyph.text &&
      Math.abs(glyph.x - last.x) < 0.15 * glyph.size &&
      Math.abs(glyph.y - last.y) < 1
    )
      continue;
    const gap = last ? (glyph.x - last.right) / Math.max(last.size, glyph.size) : 0;
    const run = runs.at(-1);
    const widest =
      run && isBullet(run)
        ? AFTER_BULLET
        : last && isOtherSize(last, glyph)
          ? 0.5
          : usesBlanks && !hasBlank
            ? UNWRITTEN
            : WIDE;
    // in another style directly after the last letter: a neighbour that has no room
    const isNeighbour =
      last && !hasBlank && gap < BLANK && isOtherStyle(last, glyph) && isWordSign(last) && isWordSign(glyph);
    if (run && gap <= widest && !isNeighbour) run.push(glyph);
    else runs.push([glyph]);
    last = glyph;
    hasBlank = false;
  }
  return runs.flatMap(splitEntries).map(toSegment);
}

/** Words in different boxes are further apart than words within a box. */
function splitEntries(run: Glyph[]): Glyph[][] {
  const gaps = run.slice(1).map((glyph, at) => (glyph.x - (run[at] as Glyph).right) / glyph.size);
  const blanks = gaps.filter((gap) => gap > BLANK);
  const least = Math.min(...blanks);
  if (blanks.length < 2 || least > 0.4 || letterSpacing(gaps) > 0) return [run];
  const parts: Glyph[][] = [[run[0] as Glyph]];
  for (const [at, gap] of gaps.entries()) {
    if (gap > 0.5 && gap > 2.2 * least && !isBullet(parts.at(-1) as Glyph[])) parts.push([]);
    parts.at(-1)?.push(run[at + 1] as Glyph);
  }
  return parts;
}

const isBullet = (run: readonly Glyph[]): boolean =>
  run.length < 3 && LONE_BULLET.test(run.map(({ text }) => text).join(''));
const isOtherSize = (a: Glyph, b: Glyph): boolean => Math.abs(a.size - b.size) > 0.1 * a.size;

function toSegment(run: readonly Glyph[]): Segment {
  const first = run[0] as Glyph;
  const gaps = run.slice(1).map((glyph, at) => (glyph.x - (run[at] as Glyph).right) / glyph.size);
  const spacing = letterSpacing(gaps);
  let text = first.text;
  for (const [at, gap] of gaps.entries()) {
    const glyph = run[at + 1] as Glyph;
    text += (gap - spacing > BLANK ? ' ' : '') + glyph.text;
  }
  const widest = run.toSorted((a, b) => b.size - a.size)[Math.floor(run.length / 2)] as Glyph;
  return {
    text,
    x: first.x,
    right: Math.max(...run.map(({ right }) => right)),
    y: widest.y,
    size: widest.size,
    bold: run.filter(({ bold }) => bold).length > run.length / 2,
    italic: run.filter(({ italic }) => italic).length > run.length / 2,
    color: widest.color,
  };
}

/** The usual gap between letters: letter-spaced words have one, other words almost none. */
function letterSpacing(gaps: readonly number[]): number {
  if (gaps.length < LEAST_SPACED) return 0;
  const low = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.4)] ?? 0;
  return low > 0.05 ? low : 0;
}
