import { canonicalCity } from '#domain/places/cities.ts';
import { canonicalState } from '#domain/places/states.ts';
import { BOARD, INSTITUTE, MARKS, QUALIFICATION, UNIVERSITY } from '#domain/qualifications.ts';
import { FIELD } from '#indexer/files/resume-parser/find-education.ts';
import { asDate, findPeriod } from '#indexer/files/resume-parser/find-period.ts';
import { namesLanguage } from '#indexer/files/resume-parser/find-short-sections.ts';
import type { Cell, ResumeLine } from '#indexer/files/resume-parser/resume-lines.ts';
import { headingKindByStyle } from '#indexer/files/resume-parser/section-headings.ts';
import {
  employerScore,
  soundsLikeEmployer,
  soundsLikeTitle,
  titleScore,
} from '#indexer/files/resume-parser/words-of-work.ts';
import { listedSkill } from '#search-templates/expansion/skills.ts';
import type { PageRow, PageToken } from './page-tokens.ts';

/** The names of the features that a row, its cells and its tokens have. */
export interface RowFeatures {
  row: string[];
  cells: string[][];
  tokens: string[][];
}

/** What is known of the page as a whole. */
interface Page {
  bodySize: number;
  /** Styles by how many tokens have them, the most frequent first. */
  styles: Map<string, number>;
  /** Left and right edges of each column. */
  edges: Map<string, { left: number; right: number }>;
}

const styleOf = ({ bold, size }: Pick<Cell, 'bold' | 'size'>, text: string, color = ''): string =>
  `${Math.round(size)} ${bold} ${isUpper(text)} ${color}`;
const isUpper = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
const columnKey = ({ layout }: ResumeLine): string => `${layout?.page} ${layout?.column}`;

/** The features of a page's rows, each from the row, its neighbours and the page. Linear in the page's length. */
export function pageFeatures(rows: readonly PageRow[]): RowFeatures[] {
  const page = describe(rows);
  const headers = new HeaderCells();
  return rows.map((row, at) => {
    const above = headers.above(row);
    headers.add(row);
    return {
      row: rowFeatures(rows, at, page),
      cells: row.cells.map((_, cell) => cellFeatures(row, cell, page, above[cell] ?? null)),
      tokens: tokenFeatures(row),
    };
  });
}

function describe(rows: readonly PageRow[]): Page {
  const sizes = new Map<number, number>();
  const styles = new Map<string, number>();
  const edges: Page['edges'] = new Map();
  for (const { line, cells, tokens } of rows) {
    for (const { cell } of tokens) {
      const own = cells[cell] as Cell;
      const size = Math.round(own.size);
      sizes.set(size, (sizes.get(size) ?? 0) + 1);
    }
    for (const cell of cells) {
      const style = styleOf(cell, cell.text, line.layout?.color);
      styles.set(style, (styles.get(style) ?? 0) + 1);
    }
    const key = columnKey(line);
    const left = cells[0]?.x ?? 0;
    const right = cells.at(-1)?.right ?? 0;
    const known = edges.get(key);
    edges.set(key, { left: Math.min(left, known?.left ?? left), right: Math.max(right, known?.right ?? right) });
  }
  const most = (counts: Map<number, number>) => [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  const ranked = [...styles].toSorted((a, b) => b[1] - a[1]).map(([style], rank): [string, number] => [style, rank]);
  return { bodySize: most(sizes), styles: new Map(ranked), edges };
}

const bucket = (value: number, edges: readonly number[]): number => {
  const at = edges.findIndex((edge) => value < edge);
  return at === -1 ? edges.length : at;
};

function rowFeatures(rows: readonly PageRow[], at: number, { edges }: Page): string[] {
  const { line, cells, tokens, isContinued } = rows[at] as PageRow;
  const [before, after] = [rows[at - 1], rows[at + 1]];
  const { layout } = line;
  const kind = headingKindByStyle(line.text.slice(0, 80)) ?? 'none';
  const own = edges.get(columnKey(line));
  const x = cells[0]?.x ?? 0;
  const sameColumn = (other: PageRow | undefined) => other && columnKey(other.line) === columnKey(line);
  const found = [
    `kind ${kind}`,
    `cells ${bucket(cells.length, [2, 3, 4, 5])}`,
    `length ${bucket(tokens.length, [2, 3, 4, 6, 9, 13, 20, 40])}`,
    `gap ${bucket(layout?.gap ?? 0, [0.05, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2.5])}`,
    `gap below ${sameColumn(after) ? bucket(after?.line.layout?.gap ?? 0, [0.05, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2.5]) : 'end'}`,
    `indent ${bucket(x - (own?.left ?? 0), [2, 8, 16, 30, 60, 120, 240])}`,
    `order ${bucket(at, [1, 2, 3, 5, 8, 15])}`,
    `column ${Math.min(3, layout?.column ?? 0)}`,
    `end sign ${/[.,;:-]$/.exec(line.text)?.[0] ?? ''}`,
    `words ${bucket((line.text.match(/\b\p{Ll}\p{L}+/gu) ?? []).length, [1, 2, 4, 8])}`,
    `title ${bucket(titleScore(line.text), [0.4, 1, 1.6])}`,
    `employer ${bucket(employerScore(line.text), [0.3, 0.6, 1])}`,
  ];
  const flags: [string, unknown][] = [
    ['continued', isContinued],
    ['bullet', line.bullet],
    ['bold', layout?.bold],
    ['italic', layout?.italic],
    ['upper', isUpper(line.text)],
    ['ruled', layout?.ruled],
    ['heading', layout?.heading],
    ['table', layout?.row],
    ['first row', layout?.row?.row === 0],
    ['new column', !sameColumn(before)],
    ['new page', before && before.line.layout?.page !== layout?.page],
    ['last in column', !sameColumn(after)],
    ['like above', before && likeness(line, before.line)],
    ['like below', after && likeness(line, after.line)],
    ['period', findPeriod(line.text.slice(0, 300))],
    ['sentence', /\p{Ll}\.$/u.test(line.text)],
    ['contact', /\S@\S|https?:|www\.|\d{6}/.test(line.text)],
  ];
  for (const [name, is] of flags) if (is) found.push(name);
  return found.map((name) => `row ${name}`);
}

const likeness = ({ layout: a, text: one }: ResumeLine, { layout: b, text: other }: ResumeLine): boolean =>
  a !== undefined &&
  b !== undefined &&
  Math.round(a.size) === Math.round(b.size) &&
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.color === b.color &&
  isUpper(one) === isUpper(other);

function cellFeatures({ line, cells }: PageRow, at: number, page: Page, header: Cell | null): string[] {
  const cell = cells[at] as Cell;
  const own = page.edges.get(columnKey(line));
  const found = [
    `at ${Math.min(3, at)} of ${Math.min(4, cells.length)}`,
    `size ${bucket(cell.size - page.bodySize, [-1.5, -0.4, 0.4, 1.5, 3, 6, 12])}`,
    `style ${Math.min(5, page.styles.get(styleOf(cell, cell.text, line.layout?.color)) ?? 5)}`,
    `kind ${cells.length > 1 ? (headingKindByStyle(cell.text.slice(0, 80)) ?? 'none') : 'only'}`,
    `words ${bucket(cell.text.split(' ').length, [2, 3, 5, 8])}`,
  ];
  if (cell.bold) found.push('bold');
  if (isUpper(cell.text)) found.push('upper');
  if (own && cell.right > cell.x && own.right - cell.right < RIGHT_EDGE && cell.x - own.left > RIGHT_EDGE)
    found.push('right');
  if (findPeriod(cell.text.slice(0, 200)) ?? asDate(cell.text.slice(0, 60))) found.push('date');
  for (const word of wordsOf(header)) found.push(`header ${word}`);
  const label = at > 0 ? cells[0] : undefined;
  for (const word of wordsOf(label)) found.push(`label ${word}`);
  return found.map((name) => `cell ${name}`);
}

const RIGHT_EDGE = 12;
const LABEL_WORDS = 4;
const wordsOf = (cell: Cell | null | undefined): string[] =>
  cell && cell.text.length < 50
    ? (cell.text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).slice(0, LABEL_WORDS).map((word) => word.slice(0, 8))
    : [];

/** The first cells of tables, by which the cells below are known. */
class HeaderCells {
  #cells: readonly Cell[] = [];
  #left = 0;

  /** For each cell of a row, the header above it: the one at its place, otherwise at its left edge or over it. */
  above({ cells }: PageRow): (Cell | null)[] {
    if (this.#left === 0 || cells.length < 2) return [];
    if (cells.length === this.#cells.length) return [...this.#cells];
    return cells.map(
      (cell) =>
        this.#cells.find(({ x }) => Math.abs(x - cell.x) < SAME_EDGE) ??
        this.#cells.find(({ x, right }) => x < cell.right && cell.x < right) ??
        null,
    );
  }

  add({ cells, line }: PageRow): void {
    const isHeader =
      cells.length > 1 &&
      cells.every(({ text }) => text.length < 40 && !/\d{3}/.test(text)) &&
      (cells.length > 2 ? HEADER.test(line.text) : cells.every(({ text }) => HEADER.test(text)));
    if (isHeader) {
      this.#cells = cells;
      this.#left = HEADED_ROWS;
    } else if (this.#left > 0) this.#left--;
  }
}

const SAME_EDGE = 14;
const HEADED_ROWS = 16;
const HEADER =
  /\b(?:organi[sz]ation|company|employer|firm|hospital|unit|vessel|ship|client|institut\w*|college|school|university|board|council|designation|position|rank|role|post|duration|period|tenure|from|dates?|joined|degree|qualification|course|class|exam\w*|passing|year|marks|percentage|division|grade|certificates?|certifications?|licen[cs]es?|authority|validity|number|skills?|tools?|languages?)\b/i;

const SIGNS = /^[^\p{L}\p{M}\p{N}]/u;

/** Runs of the line that a pattern of the product's data knows, and their names. */
const PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['board', new RegExp(BOARD, 'gu')],
  ['university', new RegExp(UNIVERSITY, 'gi')],
  ['institute', new RegExp(INSTITUTE, 'giu')],
  ['marks', new RegExp(MARKS, 'giu')],
  ['now', /\b(?:present|current|till date|to date|till now|ongoing|onwards|since)\b/gi],
  ['contact', /\S+@\S+|(?:https?:|www\.)\S+|\+?\d[\d ()-]{8,}\d/g],
  ['label', /\p{L}[\p{L} ./]{1,30}?(?=\s*:(?:\s|-|$))/gu],
];
const READ_CHARACTERS = 600;

function tokenFeatures({ cells, tokens }: PageRow): string[][] {
  const found = tokens.map((token, at) => wordFeatures(token, tokens, at));
  const mark = (name: string, from: number, to: number) => {
    let isFirst = true;
    for (const [at, { start, end }] of tokens.entries()) {
      if (start < from || end > to) continue;
      found[at]?.push(`in ${name}${isFirst ? ' first' : ''}`);
      isFirst = false;
    }
  };
  const inRow = cells.filter(({ start, end }) => start < (tokens.at(-1)?.end ?? 0) && end > (tokens[0]?.start ?? 0));
  for (const cell of inRow) {
    const text = cell.text.slice(0, READ_CHARACTERS);
    for (const [name, pattern] of PATTERNS)
      for (const { 0: matched, index } of text.matchAll(pattern))
        mark(name, cell.start + index, cell.start + index + matched.length);
    for (let from = 0; from < text.length; ) {
      const period = findPeriod(text.slice(from));
      if (!period || period.length === 0) break;
      mark('period', cell.start + from + period.index, cell.start + from + period.index + period.length);
      from += period.index + period.length;
    }
    if (asDate(text.slice(0, 60))) mark('date', cell.start, cell.end);
  }
  markNames(tokens, mark);
  return found.map((names) => names.map((name) => `token ${name}`));
}

/** Names of skills and places have at most so many tokens. */
const SKILL_TOKENS = 5;
const PLACE_TOKENS = 2;
const DEGREE_TOKENS = 12;

function markNames(tokens: readonly PageToken[], mark: (name: string, from: number, to: number) => void): void {
  let [placeEnd, degreeEnd] = [0, 0];
  for (const [at, token] of tokens.entries()) {
    const { text, start } = token;
    if (SIGNS.test(text)) continue;
    const before = tokens[at - 1];
    const opens = !before || before.cell !== token.cell || /^[^\p{L}\p{N}.&'’-]/u.test(before.text);
    const isCapital = /^\p{Lu}/u.test(text);
    if (opens || isCapital) {
      let count = 1;
      while (count <= SKILL_TOKENS && !endsName(tokens[at + count - 1] as PageToken, tokens[at + count])) count++;
      const lengths = opens && count > 1 && count <= SKILL_TOKENS ? [count, 1] : [1];
      for (const length of lengths) {
        const end = (tokens[at + length - 1] as PageToken).end;
        const kind = skillKind(joinedText(tokens.slice(at, at + length)));
        if (!kind) continue;
        mark(kind, start, end);
        break;
      }
    }
    if (at >= placeEnd && isCapital && text.length > 2)
      for (let count = PLACE_TOKENS; count > 0; count--) {
        const named = tokens.slice(at, at + count);
        if (named.length < count || named.at(-1)?.cell !== token.cell || !isPlaceName(joinedText(named))) continue;
        mark('place', start, (named.at(-1) as PageToken).end);
        placeEnd = at + count;
        break;
      }
    if (at >= degreeEnd && (isCapital || opens)) {
      const named = tokens.slice(at, at + DEGREE_TOKENS).filter(({ cell }) => cell === token.cell);
      const length = QUALIFICATION.exec(joinedText(named))?.[0].length ?? 0;
      const end = start + length;
      if (length > 1) mark('degree', start, end);
      degreeEnd = length > 1 ? at + named.filter((each) => each.end <= end).length : at;
    }
  }
}

/** The tokens' text as written, with single blanks. */
const joinedText = (tokens: readonly PageToken[]): string =>
  tokens
    .map(({ text, start }, at) => (at > 0 && (tokens[at - 1] as PageToken).end < start ? ` ${text}` : text))
    .join('');

const endsName = (token: PageToken, next: PageToken | undefined): boolean =>
  !next || next.cell !== token.cell || /^[,;|•·():]/.test(next.text);

/** Answers already given; resumes repeat their words. */
const MOST_KNOWN = 20_000;
function remembered<T>(ask: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    if (known.size > MOST_KNOWN) known.clear();
    const found = ask(text);
    known.set(text, found);
    return found;
  };
}
const skillKind = remembered((text): string => {
  const skill = listedSkill(text);
  return skill ? (skill.everyday ? 'everyday skill' : 'skill') : '';
});
const isPlaceName = remembered((text): boolean => (canonicalCity(text) ?? canonicalState(text)) !== null);

const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i;
const AFFIX = 3;

function wordFeatures({ text, start, cell }: PageToken, tokens: readonly PageToken[], at: number): string[] {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const lower = text.toLowerCase();
  const found = [`shape ${shapeOf(text)}`];
  if (before?.cell !== cell) found.push('opens cell');
  else if (before.end === start) found.push('joined');
  if (after?.cell !== cell) found.push('ends cell');
  if (/^\p{L}/u.test(text)) {
    found.push(`word ${lower}`);
    if (text.length > AFFIX) found.push(`start ${lower.slice(0, AFFIX)}`, `end ${lower.slice(-AFFIX)}`);
    if (text.length > AFFIX + 2) found.push(`end ${lower.slice(-4)}`);
    if (MONTH.test(text)) found.push('month');
    if (soundsLikeTitle(text)) found.push('title word');
    else if (text.length > 2 && titleScore(text) > 0) found.push('doer');
    if (soundsLikeEmployer(text)) found.push('employer word');
    else if (employerScore(text) > 0) found.push('maybe employer');
    if (FIELD.test(text)) found.push('field');
    if (namesLanguage(text)) found.push('language');
  } else if (/^\p{N}/u.test(text)) {
    if (/^(?:19|20)\d\d$/.test(text)) found.push('year');
  } else found.push(`sign ${text.slice(0, 2)}`);
  return found;
}

function shapeOf(text: string): string {
  if (/^\p{N}/u.test(text)) return `d${Math.min(5, text.length)}`;
  if (!/^\p{L}/u.test(text)) return 'sign';
  if (text.length === 1) return /\p{Lu}/u.test(text) ? 'X' : 'x';
  if (!/\p{Ll}/u.test(text)) return text.length < 5 ? 'XX' : 'XXXXX';
  return /^\p{Lu}/u.test(text) ? (/\p{Lu}/u.test(text.slice(1)) ? 'XxX' : 'Xx') : 'xx';
}
