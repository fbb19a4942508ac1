import { listedSkill } from '#search-templates/expansion/skills.ts';
import { listsLanguages } from './find-short-sections.ts';
import type { Reading } from './reading.ts';
import { type Cell, type Piece, pieceOf, type ResumeLine, splitPieces } from './resume-lines.ts';
import { readTable } from './tables.ts';

/** A skill that the product's list lacks has no other name than the resume's. */
export type SkillReading = Reading<string> & { isUnknown?: boolean };

const COLUMNS = [
  [
    'skill',
    /^(?:(?:key |technical |it |core )?skills?(?: ?sets?| name)?|tools?(?: known| used)?|technolog(?:y|ies)|software(?: known)?|competenc(?:y|ies)|expertise|machines?|equipment|packages?|languages?)$/i,
  ],
  ['level', /^(?:rating|levels?|proficiency|experience|years?|version|last used|duration|grade|score)\b/i],
  ['group', /^(?:areas?|category|categories|type|domain|group|field|sr\.? ?no\.?|s\.? ?no\.?|#)$/i],
] as const;

/** A group's name before its skills: 'Tools: …', 'Legal - a, b'. */
const LABEL = /^(?:[\p{L}&/() .+-]{2,45}?)\s*(?::\s*-?|:-|=(?=\s))\s*(?=\S)|^[\p{L}&/ ]{2,30}?\s+[-–—]\s+(?=[^,]+,)/u;
/** Any lone sign between blanks separates, except those within names. */
const SEPARATORS =
  /\s+[^\p{L}\p{M}\p{N}\s&+#.'’"“(@]\s+|\s*[,;|•·●○★☆▪➢✓✔►➤¦]\s*|\s+\/\s+|\s+[-–—]\s+|\.\s+(?=\p{Lu})|\t/gu;
const LEVEL =
  /^(?:expert|advanced|intermediate|beginner|basic|basics|good|proficient|fluent|native|excellent|master|novice|competent|professional|elementary|average|strong|moderate|skilled|learning|familiar|working knowledge|very good(?: command)?|experienced|skill?ful|native speaker|level|\d{1,3}\s*%|\d{1,2}\s*\/\s*\d{1,2}|\d{1,2}\+?\s*(?:yrs?|years?|months?)\.?|etc)\.?$/i;
/** 'Expert', '80 %', '3 years'. */
export const isLevel = (text: string): boolean => LEVEL.test(text);
const LEVEL_AFTER =
  /\s*(?:[([]\s*(?:expert|advanced|intermediate|beginner|basic|good|proficient|\d{1,2}\+?\s*(?:yrs?|years?|months?)|\d{1,3}\s*%)[^)\]]*[)\]]|[-–:]\s*(?:expert|advanced|intermediate|beginner|basic|good|proficient)|\s\d{1,3}\s*%|\s\d{1,2}\/\d{1,2}|\s*[★☆●○■□]{2,})\s*$/iu;
const OPENING =
  /^(?:(?:good |sound |working |basic |hands-on |strong |in-depth )?(?:knowledge|experience|exposure|command|understanding) (?:of|in|with|on|to)|(?:well[- ])?versed (?:with|in)|proficient (?:in|with|at)|skilled (?:in|at)|expert(?:ise)? in|familiar with|adept (?:in|at|with))\s+/i;
const NO_ENTRY =
  /^(?:and|or|etc\.?|including|such as|knowledge of|good knowledge of|proficient in|well versed (?:in|with)|skills?)$/i;
const SENTENCE =
  /^(?:i|my|able|ability|having|have|capable|possess|willing)\b|\b(?:i am|i have|which|that|years of)\b/i;
const MOST_WORDS = 7;
const LONGEST = 70;
const MOST_SKILLS = 150;

/** Everything that a section of skills lists: under the product's name for it, or as written. */
export function findListedSkills(section: readonly ResumeLine[]): SkillReading[] {
  const lines = section.filter(({ text }) => !listsLanguages(text));
  const table = readTable(lines, COLUMNS, ['skill']);
  const found = new Map<string, SkillReading>();
  const entries = table
    ? [
        ...table.rows.flatMap(({ skill }) => (skill ? entriesOf(skill) : [])),
        ...columnsOf(table.rest).flatMap(entriesOf),
      ]
    : columnsOf(lines).flatMap(entriesOf);
  for (const entry of entries) {
    for (const reading of readingsOf(entry)) {
      // 'Tally Prime' after 'Tally ERP 9': two entries with one name in the product's list
      const written = entry.text.trim();
      const isOther =
        found.has(reading.value.toLowerCase()) &&
        !reading.isUnknown &&
        !entries.some((each) => each !== entry && each.text.trim() === written);
      if (isOther && listedSkill(written)) Object.assign(reading, { value: written, isUnknown: true });
      const key = reading.value.toLowerCase();
      if (!found.has(key) && found.size < MOST_SKILLS) found.set(key, reading);
    }
  }
  return [...found.values()];
}

/** The texts of a section column by column, with wrapped lines joined. */
function columnsOf(lines: readonly ResumeLine[]): Piece[] {
  const opensLower = lines.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  const mostlyUpper = opensLower < lines.length * 0.4;
  const columns: Column[] = [];
  for (const line of lines) {
    const gap = line.layout?.gap ?? 0;
    for (const cell of line.cells ?? []) {
      const column = columns.find((each) => isInColumn(each, cell)) ?? addColumn(columns, cell);
      column.x = Math.min(column.x, cell.x);
      if ((line.cells?.length ?? 0) > 1 || column.isNarrow) column.right = Math.max(column.right, cell.right);
      const last = column.texts.at(-1);
      if (last && !line.bullet && wraps(last, cell, gap, mostlyUpper)) {
        // positions between lines of one column: the value consists of both pieces
        last.text = `${last.text} ${cell.text}`;
        last.end = cell.end;
      } else column.texts.push({ text: cell.text, start: cell.start, end: cell.end, gap });
    }
  }
  return columns.flatMap(({ texts }) => texts);
}

interface Column {
  x: number;
  right: number;
  /** Its first line was next to another column. */
  isNarrow: boolean;
  texts: (Piece & { gap: number })[];
}

/** Text aligned to the right or centre has a new left edge on every line, but overlaps the column's other lines. */
const isInColumn = ({ x, right }: Column, cell: Cell): boolean =>
  Math.abs(x - cell.x) < 12 ||
  (right > x &&
    cell.right > cell.x &&
    Math.min(right, cell.right) - Math.max(x, cell.x) > 0.5 * Math.min(right - x, cell.right - cell.x));

function addColumn(columns: Column[], cell: Cell): Column {
  const column = { x: cell.x, right: cell.right, isNarrow: columns.length > 0, texts: [] };
  columns.push(column);
  return column;
}

function wraps(before: Piece & { gap: number }, cell: Cell, gap: number, mostlyUpper: boolean): boolean {
  if (/[.;:]$/.test(before.text) || LABEL.test(cell.text)) return false;
  if (/[,&|·•/-]$|\b(?:and|of|for|in)$/i.test(before.text)) return gap < 0.7;
  if (mostlyUpper && /^\p{Ll}+(?![\p{L}\d])/u.test(cell.text) && gap < 0.7 && !listedSkill(cell.text)) return true;
  // a list in a narrow column; Word files don't break lines
  return cell.right > cell.x && /[,|]/.test(before.text) && gap < 0.45 && /[,|]/.test(cell.text);
}

function entriesOf(text: Piece): Piece[] {
  const label = LABEL.exec(text.text)?.[0].length ?? 0;
  const rest = sameLength(text) ? pieceOf(text, label, text.text.length) : { ...text, text: text.text.slice(label) };
  return splitOutsideBrackets(rest);
}

/** A joined text's positions are those of its first and last line. */
const sameLength = ({ text, start, end }: Piece): boolean => text.length === end - start;

const LEAST_NAMES = 3;
const MOST_LINES = 30;
const LONGEST_NAME_WORDS = 5;

/** How a section under an unknown heading lists names: the share of them that the product's list has, or null. */
export function listedShare(lines: readonly ResumeLine[]): number | null {
  if (lines.length === 0 || lines.length > MOST_LINES || lines.some(({ text }) => NO_LIST.test(text))) return null;
  const names = columnsOf(lines).flatMap(entriesOf);
  const isName = ({ text }: Piece) => text.split(/\s+/).length <= LONGEST_NAME_WORDS && !/\d{3}|[.!?]$/.test(text);
  if (names.length < LEAST_NAMES || names.filter(isName).length < names.length * 0.9) return null;
  return names.filter(({ text }) => listedSkill(text.replace(LEVEL_AFTER, ''))).length / names.length;
}

/** Dates, contacts and addresses are no list of skills. */
const NO_LIST = /(?:19|20)\d{2}|@|https?:|www\.|\d{5}|\b(?:i|my|place|date|signature)\b/i;

function splitOutsideBrackets(whole: Piece): Piece[] {
  // a list in brackets is one of its own: 'AWS (EC2, S3)'
  const opened = whole.text.replace(/\(([^()]*[,/][^()]*)\)/g, ',$1,');
  return splitPieces({ ...whole, text: opened.length === whole.text.length ? opened : whole.text }, SEPARATORS);
}

function readingsOf(entry: Piece): SkillReading[] {
  const text = entry.text
    .replace(OPENING, '')
    .replace(LEVEL_AFTER, '')
    .replace(/^(?:and|&)\s+|^[\s()[\]{}"“'’*–—-]+|[\s.,;:[\]{}"”'’*–—-]+$/gi, '')
    .trim();
  if (!/\p{L}/u.test(text) || text.length > LONGEST || LEVEL.test(text) || NO_ENTRY.test(text)) return [];
  const at = { start: entry.start, end: entry.end };
  const known = listedSkill(text);
  if (known) return [{ value: known.name, confidence: 0.95, at }];
  if (text.split(/\s+/).length > MOST_WORDS || SENTENCE.test(text)) return [];
  const both = text.split(/\s+(?:and|&)\s+/);
  if (both.length > 1 && both.every((part) => listedSkill(part) && !listedSkill(part)?.everyday))
    return both.map((part) => ({ value: listedSkill(part)?.name ?? part, confidence: 0.9, at }));
  const tiled = tiles(text);
  if (tiled) return tiled.map((value) => ({ value, confidence: 0.9, at }));
  return [{ value: unbracketed(text), confidence: 0.92, at, isUnknown: true }];
}

const unbracketed = (text: string): string =>
  text.includes('(') === text.includes(')') ? text : text.replace(/[()]/g, '').trim();

/** 'Java Spring Hibernate': nothing but names of the product's list, without separators. */
function tiles(text: string): string[] | null {
  const words = text.split(/\s+/);
  if (words.length < 2) return null;
  const names: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(4, words.length - at);
    while (length > 0 && !listedSkill(words.slice(at, at + length).join(' '))) length--;
    const known = length > 0 ? listedSkill(words.slice(at, at + length).join(' ')) : null;
    if (!known || known.everyday) return null;
    names.push(known.name);
    at += length;
  }
  return names.length > 1 ? names : null;
}
