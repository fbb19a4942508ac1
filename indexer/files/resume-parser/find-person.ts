import { canonicalCity } from '#domain/places/cities.ts';
import { canonicalState } from '#domain/places/states.ts';
import { listedSkill } from '#search-templates/expansion/skills.ts';
import { type Reading, spanOf } from './reading.ts';
import { type Piece, pieceOf, type ResumeLine, splitPieces } from './resume-lines.ts';
import { headingKind } from './section-headings.ts';
import { soundsLikeTitle } from './words-of-work.ts';

const LABEL =
  /^(?:\(?\d{1,2}[.)]\s*)?(?:(?:candidate|applicant|full|employee)(?:['’]s)?\s+)?name\s*(?:of (?:the )?(?:candidate|applicant|person)\s*|in full\s*)?(?:\([^)]*\)\s*)?(?::\s*-?|:-|[-–|])\s*/i;
/** A name's parts, each after its label. */
const PARTS = ['(?:first|given)', 'middle', '(?:last|family|sur)'].map(
  (part) => new RegExp(String.raw`^(?:\(?\d{1,2}[.)]\s*)?${part}[\s-]?names?\s*(?::\s*-?|:-|[-–|])\s*`, 'i'),
);
/** 'Resume of Asha Rao', 'CV – Asha Rao': the document's own name before the person's. */
const PAPER_OF =
  /^(?:the\s+)?(?:curricul[ua]m\s+vita?e|resum[eé]|résumé|c\.?\s?v\.?|bio-?\s?data|profile)\s*(?:of\b|for\b|[:–—|-])\s*/i;
/** Where a line continues with contacts. */
const REST =
  /\s*(?:[|,•·✉📞☎(]|\s[-–—]\s|\b(?:mobile|mob|phone|ph|contact|cell|tel|e-?mail|email id|address)\b\s*(?:no\.?)?\s*[:.\-–]|\+\d|\d{4}).*$/iu;
const TITLES_OF_PAPER = /^(?:curricul[ua]m? vita?e|resum[eé]|résumé|c\.?\s?v\.?|bio-?\s?data|page \d+.*|profile)$/i;
const NAME =
  /^(?:(?:mr|mrs|ms|miss|shri|smt|kum|dr|er|prof)\.?\s+)?\p{Lu}[\p{L}'’.]*(?:[ .]+\p{Lu}[\p{L}'’.]*){0,4}\.?$/u;
/** Typical introductions. */
const I_AM = /^(?:(?:hi|hello|hey|namaste)\b[\s,!.]*(?:there\b[\s,!.]*)?)?(?:i\s?[’']m|i am|my name is|this is)\s+/i;
/** Words of documents and sentences that are not names. */
const NO_NAME =
  /\b(?:of|the|and|for|with|in|at|to|candidate|applicant|profile|resum[eé]|curriculum|vitae|details?|information|summary|objective|application|submission|sheet|form|document|letter|position|page|confidential|contact|address|email|mobile|phone)\b/i;
const FIRST_LINES = 6;

/**
 * The person's name: after its label, otherwise the most likely line by position, the email's letters, and a job title
 * below it.
 */
export function findName(lines: readonly ResumeLine[], emails: readonly Reading<string>[]): Reading<string> | null {
  const inParts = joinedParts(lines);
  if (inParts) return inParts;
  for (const [label, among] of [
    [LABEL, lines],
    [PAPER_OF, lines.slice(0, FIRST_LINES)],
    [I_AM, lines.slice(0, FIRST_LINES)],
  ] as const) {
    const labelled = among.find(({ text }) => label.test(text));
    if (!labelled) continue;
    const name = withoutRest(pieceOf(labelled, label.exec(labelled.text)?.[0].length ?? 0, labelled.text.length));
    if (isName(name.text)) return toReading(name, 0.98);
  }
  const mailbox = (emails[0]?.value.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  const papers = lines.flatMap(cellLines).filter(({ text }) => !TITLES_OF_PAPER.test(text));
  const largest = Math.max(
    0,
    ...papers.filter(({ layout }) => layout?.page === 1).map(({ layout }) => layout?.size ?? 0),
  );
  let best: { piece: Piece; score: number } | null = null;
  for (const [at, line] of papers.entries()) {
    const isLargest =
      line.layout !== undefined &&
      line.layout.size > largest * 0.98 &&
      papers[0]?.layout?.size !== papers[papers.length - 1]?.layout?.size;
    const piece = withoutRest(withCapitals(joinedName(line, papers[at + 1], largest), isLargest, mailbox));
    const score = scoreOf(piece.text, at, mailbox, papers[at + 1]?.text ?? '') + (isLargest ? LOOKS_LIKE_NAME : 0);
    if (score > (best?.score ?? 0) && isName(piece.text)) best = { piece, score };
  }
  return best && best.score >= 0.4 ? toReading(best.piece, Math.min(0.97, best.score)) : null;
}

/** 'ritika bhandari' as the largest text, with all its words in the email address. */
function withCapitals(piece: Piece, isLargest: boolean, mailbox: string): Piece {
  if (!isLargest || /\p{Lu}/u.test(piece.text)) return piece;
  const words = piece.text.split(/[ .]+/).filter((word) => word.length > 2);
  if (words.length < 2 || !words.some((word) => mailbox.includes(word))) return piece;
  return { ...piece, text: piece.text.replace(/(^|[\s.])(\p{Ll})/gu, (_, gap, letter) => gap + letter.toUpperCase()) };
}

/** The name is usually the largest text. */
const LOOKS_LIKE_NAME = 0.3;

/** The cells of a line, since a name may be next to contacts. */
const cellLines = (line: ResumeLine): ResumeLine[] =>
  line.cells && line.cells.length > 1
    ? line.cells.map((cell) => ({
        ...line,
        ...cell,
        cells: [cell],
        ...(line.layout && { layout: { ...line.layout, size: cell.size } }),
      }))
    : [line];

/** A name in large letters that takes two lines. */
function joinedName(line: ResumeLine, next: ResumeLine | undefined, largest: number): Piece {
  const isLarge = (each: ResumeLine | undefined) => each?.layout !== undefined && each.layout.size > largest * 0.98;
  if (!next || !isLarge(line) || !isLarge(next) || (next.layout?.gap ?? 1) > 0.4 || next.start !== line.end + 1)
    return line;
  const text = `${line.text} ${next.text}`;
  return isName(text) && !soundsLikeTitle(next.text) && largest >= 16
    ? { text, start: line.start, end: next.end }
    : line;
}

/** 'First Name: Asha' and 'Surname: Rao' on separate lines. */
function joinedParts(lines: readonly ResumeLine[]): Reading<string> | null {
  const [first, middle, last] = PARTS.map((label) => {
    const line = lines.find(({ text }) => label.test(text));
    return line && pieceOf(line, label.exec(line.text)?.[0].length ?? 0, line.text.length);
  });
  if (!first || !last || !isName(`${first.text} ${last.text}`)) return null;
  const parts = [first, middle, last].filter((part) => part !== undefined && part.text !== '') as Piece[];
  return toReading({ text: parts.map(({ text }) => text).join(' '), ...spanOf(parts) }, 0.97);
}

const isName = (text: string): boolean => NAME.test(text) && !NO_NAME.test(text);

const withoutRest = (line: Piece): Piece =>
  pieceOf(line, 0, line.text.length - (REST.exec(line.text)?.[0].length ?? 0));

function scoreOf(text: string, at: number, mailbox: string, next: string): number {
  if (!isName(text) || headingKind(text) || soundsLikeTitle(text)) return 0;
  if (canonicalCity(text) || canonicalState(text) || listedSkill(text)) return 0;
  const words = text
    .toLowerCase()
    .split(/[ .]+/)
    .filter((word) => word.length > 2);
  const inMailbox = words.filter((word) => mailbox.includes(word)).length;
  if (words.length === 0 || (text.split(' ').length === 1 && inMailbox === 0)) return 0;
  const place = at === 0 ? 0.55 : at < FIRST_LINES ? 0.45 - at * 0.03 : 0.1;
  return place + (inMailbox / words.length) * 0.5 + (soundsLikeTitle(next) ? 0.1 : 0);
}

/** Forms of address, which are not part of a name. */
const ADDRESS = /^(?:mr|mrs|ms|miss|shri|smt|kum(?:ari)?)\.?\s+(?=\p{Lu})/iu;

/** Converts names in capitals to normal case. */
function toReading(piece: Piece, confidence: number): Reading<string> {
  const { text, start, end } = pieceOf(piece, ADDRESS.exec(piece.text)?.[0].length ?? 0, piece.text.length);
  const spaced = text.replace(/\s+/g, ' ');
  const value =
    spaced === spaced.toUpperCase() && /\p{Lu}{3}/u.test(spaced)
      ? spaced
          .toLowerCase()
          .replace(/(^|[\s.'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
      : spaced;
  return { value, confidence, at: { start, end } };
}

const CITY_LABEL =
  /\b(?:(?:current |present |residential |correspondence |mailing |permanent )?(?:location|city|address|residence)|(?:based|liv(?:e|es|ing)|resid(?:e|es|ing)|settled) (?:in|at)|place)\b\s*[:\-–]*\s*/i;
const CITY_PARTS = /[,|•·;:/()\t✉📞📍]|\s[-–—]+\s?|[-–](?=\s?\d)|\.\s|\s{2,}/gu;
const BEFORE = /^(?:dist(?:rict)?|city|at|p\.?o|tal(?:uka)?|location|address|india)\b[.:]?\s*/i;
/** 'New' and a district's sectors appear before and after a city's name. */
const LONGEST_NAME_WORDS = 3;

/** The city of residence: from a labelled line, otherwise from the lines around the name and contacts. */
export function findCity(contact: readonly ResumeLine[], all: readonly ResumeLine[]): Reading<string> | null {
  for (const [lines, confidence] of [
    [
      all.filter(
        ({ text }) =>
          CITY_LABEL.test(text.slice(0, 40)) &&
          !/^place\b/i.test(text) &&
          !/permanent|prefer|willing|relocat/i.test(text),
      ),
      0.95,
    ],
    [contact, 0.85],
    [all.filter(({ text }) => /^place\s*[:\-–]/i.test(text)), 0.6],
  ] as const) {
    for (const line of lines) {
      const found = cityIn(line);
      if (found) return { value: found.name, confidence, at: found.at };
    }
  }
  return null;
}

function cityIn(line: ResumeLine): { name: string; at: { start: number; end: number } } | null {
  if (line.text.length > 200) return null;
  const pieces = splitPieces(line, CITY_PARTS);
  const state = pieces.map(({ text }) => canonicalState(text.replace(/[\d\s]+$/, ''))?.name).find(Boolean);
  const known = pieces.flatMap((piece) => {
    const city = cityOf(piece, state);
    return city ? [{ name: city.name, state: city.state, at: { start: piece.start, end: piece.end } }] : [];
  });
  // an address goes from the house to the city: use the last one, among those in the named state
  return known.findLast((city) => state === undefined || city.state === state) ?? known.at(-1) ?? null;
}

function cityOf(piece: Piece, state: string | undefined) {
  const text = piece.text
    .replace(BEFORE, '')
    .replace(/[\s-]*\d[\d\s]*$/, '')
    .replace(/[^\p{L}\s.]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '' || text.split(' ').length > LONGEST_NAME_WORDS + 1) return null;
  return canonicalCity(text, state) ?? canonicalCity(text.split(' ').slice(-1).join(' '), state);
}
