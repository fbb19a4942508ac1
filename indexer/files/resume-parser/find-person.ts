import { canonicalCity } from '#domain/places/cities.ts';
import { canonicalState } from '#domain/places/states.ts';
import { listedSkill } from '#search-templates/expansion/skills.ts';
import { type Reading, spanOf } from './reading.ts';
import { type Piece, pieceOf, type ResumeLine } from './resume-lines.ts';
import { headingKind } from './section-headings.ts';
import { opensTitle, soundsLikeTitle } from './words-of-work.ts';

const LABEL =
  /^(?:\(?\d{1,2}[.)]\s*)?(?:(?:candidate|applicant|full|employee)(?:['’]s)?\s+)?name\s*(?:of (?:the )?(?:candidate|applicant|person)\s*|in full\s*)?(?:\([^)]*\)\s*)?(?::\s*-?|:-|[-–|])\s*/i;
/** A name's parts, each after its label. */
const PARTS = ['(?:first|given)', 'middle', '(?:last|family|sur)'].map(
  (part) => new RegExp(String.raw`^(?:\(?\d{1,2}[.)]\s*)?${part}[\s-]?names?\s*(?::\s*-?|:-|[-–|])\s*`, 'i'),
);
/** 'Resume of Asha Rao', 'CV – Asha Rao': the document's own name before the person's. */
const PAPER_OF =
  /^(?:the\s+)?(?:curricul[ua]m\s+vita?e|resum[eé]|résumé|c\.?\s?v\.?|bio-?\s?data|(?:service\s+)?profile)\s*(?:of\b|for\b|[:–—|-])\s*/i;
/** The document's name in front of a name in capitals: 'CURRICULUM VITAE MD. ASLAM ALAM RF Engineer'. */
const PAPER_BEFORE_CAPITALS =
  /^(?:CURRICULUM VITAE|Curriculum Vitae|RESUME|Resume|BIO-?\s?DATA)\s+(?=\p{Lu}{2}[\p{Lu}.]*\s\p{Lu}{2})/u;
/** Where a line continues with contacts. */
const REST =
  /\s*(?:[|,•·✉📞☎(]|\s[-–—]\s|\b(?:mobile|mob|phone|ph|contact|cell|tel|e-?mail|email id|address)\b\s*(?:no\.?)?\s*[:.\-–]|\b[swdc]\s?\/\s?o\b|\+\d|\d{4}).*$/iu;
const TITLES_OF_PAPER = /^(?:curricul[ua]m? vita?e|resum[eé]|résumé|c\.?\s?v\.?|bio-?\s?data|page \d+.*|profile)$/i;
const WORD = String.raw`\p{Lu}[\p{L}'’.]*(?:-\p{Lu}[\p{L}'’]*)*`;
/** A nickname may be in quotes: 'Asha "Ash" Rao'. */
const NAME = new RegExp(String.raw`^${WORD}(?:[ .]+(?:${WORD}|["“]${WORD}["”])){0,4}\.?$`, 'u');
/** 'A S H A R A O': every letter apart, and the words no further. */
const SPACED_LETTERS = /^\p{Lu}(?: \p{Lu}){5,}$/u;
/** Typical introductions. */
const I_AM = /^(?:(?:hi|hello|hey|namaste)\b[\s,!.]*(?:there\b[\s,!.]*)?)?(?:i\s?[’']m|i am|my name is|this is)\s+/i;
/** 'of Shri Asha Rao' below 'Curriculum Vitae'. */
const OF_ADDRESSED = /^of\s+(?=(?:mr|mrs|ms|miss|shri|smt|dr)\b)/i;
/** Words of documents and sentences that are not names. */
const NO_NAME =
  /\b(?:of|the|and|for|with|in|at|to|candidate|applicant|profile|resum[eé]|curriculum|vitae|details?|information|summary|objective|application|submission|sheet|form|document|letter|position|page|confidential|contact|address|email|mobile|phone|issuer|year|course|college|institute|institution|university|board|company|employer|designation|relation(?:ship)?|certified|certificate|issued?|valid(?:ity)?|expiry|duration|occupation|caste|religion|category|skills?|level|version)\b/i;
const FIRST_LINES = 6;
/** A name's other words and the title below it are among the next lines. */
const LINES_AFTER = 2 * FIRST_LINES;

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
    [PAPER_BEFORE_CAPITALS, lines.slice(0, FIRST_LINES)],
    [I_AM, lines.slice(0, FIRST_LINES)],
    [OF_ADDRESSED, lines.slice(0, FIRST_LINES)],
  ] as const) {
    const name = among
      .filter(({ text }) => label.test(text))
      .map((line) => bare(pieceOf(line, label.exec(line.text)?.[0].length ?? 0, line.text.length)))
      .find(
        ({ text }) =>
          isName(text) &&
          !(label === PAPER_BEFORE_CAPITALS && soundsLikeTitle(text)) &&
          // 'Profile of gardens', 'Résumé of service'
          !(label === PAPER_OF && !/[\s.]/.test(text)),
      );
    if (name) return toReading(withoutInitials(name, lines), 0.98);
  }
  const below = belowLabel(lines);
  if (below) return toReading(below, 0.95);
  const mailbox = mailboxOf(emails[0]?.value ?? '');
  const turned = surnameFirst(lines, mailbox);
  if (turned) return turned;
  const papers = lines.flatMap(cellLines).filter(({ text }) => !TITLES_OF_PAPER.test(text));
  const largest = Math.max(
    0,
    ...papers.filter(({ layout }) => layout?.page === 1).map(({ layout }) => layout?.size ?? 0),
  );
  let best: { piece: Piece; score: number } | null = null;
  const joined = new Set<number>();
  for (const [at, line] of papers.entries()) {
    if (joined.has(line.start)) continue;
    const isLargest =
      line.layout !== undefined &&
      line.layout.size > largest * 0.98 &&
      papers[0]?.layout?.size !== papers[papers.length - 1]?.layout?.size;
    const own = withoutSpaces(line);
    const after = papers.slice(at + 1, at + 1 + LINES_AFTER);
    const parts = nameParts(own, after, largest, mailbox);
    for (const part of parts) joined.add(part.start);
    const name = parts.length > 1 ? joinedName(parts, mailbox) : own;
    const piece = beforeTitle(bare(withCapitals(name, isLargest, mailbox)), mailbox);
    const next = after.find(({ start }) => !joined.has(start))?.text ?? '';
    // further down, a single word that is in the address too is more likely a skill
    if (at >= FIRST_LINES && !isLargest && !/[\s.]/.test(piece.text)) continue;
    const score = scoreOf(piece.text, at, mailbox, next) + (isLargest ? LOOKS_LIKE_NAME : 0);
    if (score > (best?.score ?? 0) && isName(piece.text)) best = { piece, score };
  }
  return best && best.score >= 0.4 ? toReading(best.piece, Math.min(0.97, best.score)) : null;
}

/** 'RAO, Mrs. Asha K.': the surname before a comma, and what the email's letters confirm. */
function surnameFirst(lines: readonly ResumeLine[], mailbox: Mailbox): Reading<string> | null {
  for (const line of lines.slice(0, FIRST_LINES).flatMap(cellLines)) {
    const [, label = '', surname = '', given = ''] = SURNAME_FIRST.exec(line.text) ?? [];
    const words = wordsOf({ text: `${surname} ${given}` });
    const isConfirmed = words.some((word) => word.length >= LEAST_ADDRESS_WORD && isInMailbox(word, mailbox));
    const isPlace = [surname, given].some((text) => canonicalCity(text) ?? canonicalState(text));
    const name = `${given} ${/\p{Ll}/u.test(given) ? capitalised(surname) : surname}`;
    if (!surname || !isConfirmed || isPlace || !isName(name) || soundsLikeTitle(name)) continue;
    const start = line.start + label.length;
    return toReading(
      { text: name, start, end: line.start + line.text.indexOf(given, label.length) + given.length },
      0.9,
    );
  }
  return null;
}
const SURNAME_FIRST = new RegExp(
  String.raw`^((?:(?:first )?names?(?:\(s\))? ?/ ?surnames?(?:\(s\))? ?:? ?)?)(${WORD}), (?:(?:dr|mrs?|ms|prof)\b\.? ?|\((?:dr|mrs?|ms|prof)\.?\) ?){0,2}(${WORD}(?: ${WORD}){0,2})(?: ?(?:\(|\||–).*)?$`,
  'iu',
);

/** 'K. Sai Charan Reddy' as the first lines write it in full: 'KONDA SAI CHARAN REDDY'. */
function withoutInitials(name: Piece, lines: readonly ResumeLine[]): Piece {
  const words = wordsOf(name);
  if (!words.some((word) => word.length === 1)) return name;
  const isSame = (other: string[]) =>
    other.length === words.length &&
    other.join('').length > words.join('').length &&
    words.every((word, at) => word === other[at] || (word.length === 1 && other[at]?.startsWith(word)));
  return (
    lines
      .slice(0, FIRST_LINES)
      .map(bare)
      .find((line) => isName(line.text) && isSame(wordsOf(line))) ?? name
  );
}

const wordsOf = ({ text }: Pick<Piece, 'text'>): string[] =>
  text
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean);

/** An email address, without the domain of a mail provider: its letters, and its words of several letters. */
interface Mailbox {
  letters: string;
  words: string[];
}

function mailboxOf(email: string): Mailbox {
  const own = email.replace(
    /@(?:gmail|yahoo|ymail|hotmail|outlook|rediffmail|live|icloud|protonmail|proton|aol)\..*$/,
    '',
  );
  const words = own.split(/[^a-z]+/).filter((word) => word.length >= LEAST_ADDRESS_WORD);
  return { letters: own.replace(/[^a-z]/g, ''), words };
}

const LEAST_ADDRESS_WORD = 4;

/** The word in lower case, or its beginning ('kathir' of 'kathiravan'), is in the address. */
const isInMailbox = (word: string, { letters, words }: Mailbox): boolean =>
  letters.includes(word) || words.some((beginning) => word.startsWith(beginning));

/** Spaced letters as one word. */
const withoutSpaces = <T extends Piece>(line: T): T =>
  SPACED_LETTERS.test(line.text) ? { ...line, text: line.text.replaceAll(' ', '') } : line;

/**
 * 'Asha Rao Data Analyst': the words up to the last that is in the email address, if a job title follows, or any other
 * words if all of the name's are.
 */
function beforeTitle(piece: Piece, mailbox: Mailbox): Piece {
  const words = [...piece.text.matchAll(/\S+/g)];
  const isKnown = (word: string) => {
    const letters = word.toLowerCase().replace(/[^a-z]/g, '');
    return letters.length > 2 && isInMailbox(letters, mailbox);
  };
  for (const { 0: word, index } of words.slice(1, 4).toReversed()) {
    const end = index + word.length;
    const name = piece.text.slice(0, end);
    // the address may name the trade: 'asha.networks@…' of a Network Engineer
    if (end === piece.text.length || !isKnown(word) || !isName(name) || opensTitle(word)) continue;
    const isFull = !isName(piece.text) && name.split(/\s+/).every(isKnown);
    if (isFull || soundsLikeTitle(piece.text.slice(end))) return pieceOf(piece, 0, end);
  }
  return piece;
}

/** The value under a line with the label alone. */
function belowLabel(lines: readonly ResumeLine[]): Piece | null {
  const at = lines.slice(0, FIRST_LINES).findIndex(({ text }) => /^(?:full )?name\W*$/i.test(text));
  const next = at === -1 ? undefined : lines[at + 1];
  if (!next) return null;
  const name = bare(pieceOf(next, /^[\s:–-]*/.exec(next.text)?.[0].length ?? 0, next.text.length));
  return isName(name.text) ? name : null;
}

/** 'ritika bhandari' as the largest text, with one of its words in the email address. */
function withCapitals(piece: Piece, isLargest: boolean, mailbox: Mailbox): Piece {
  if (!isLargest || /\p{Lu}/u.test(piece.text)) return piece;
  const words = piece.text.split(/[ .]+/).filter((word) => word.length > 2);
  if (words.length < 2 || !words.some((word) => isInMailbox(word, mailbox))) return piece;
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

/** Points of large letters, rounded down as PDF files do. */
const LEAST_LARGE = 13.5;

/** The line and those that continue a name in large letters: the next one, or those below it in its column. */
function nameParts<T extends ResumeLine>(line: T, after: readonly T[], largest: number, mailbox: Mailbox): T[] {
  const isLarge = (each: T) => each.layout !== undefined && each.layout.size > largest * 0.98;
  const continues = (parts: readonly T[], next: T) =>
    isName(bare(joinedName([...parts, next], mailbox)).text) &&
    !soundsLikeTitle(next.text) &&
    !headingKind(next.text) &&
    !canonicalCity(next.text.replace(/,.*$/, ''));
  const [next] = after;
  if (!next || !isLarge(line) || largest < LEAST_LARGE) return [line];
  const isNextLine = isLarge(next) && (next.layout?.gap ?? 1) <= 0.4 && next.start === line.end + 1;
  const withNext = isNextLine && continues([line], next) ? [line, next] : [line];
  if (!WORDS.test(line.text)) return withNext;
  const parts = [line];
  for (const each of next.layout?.y === undefined ? after.slice(0, FIRST_LINES) : after) {
    const isNext = isLarge(each) && isBelow(each, parts.at(-1) as T) && WORDS.test(each.text);
    if (isNext && parts.length < MOST_PARTS && continues(parts, each)) parts.push(each);
  }
  const [, ...words] = parts;
  const isColumn = words.every(({ text, cells }) => {
    const across = (cells?.[0]?.x ?? 0) - (line.cells?.[0]?.x ?? 0);
    return Math.abs(across) < ALIGNED && !text.includes(' ');
  });
  const isOne = parts.length > withNext.length && (isColumn || areInAddress(words, [line, ...after], mailbox));
  return isOne ? parts : withNext;
}

const WORDS = /^[\p{L}.'’ -]+$/u;

/** Of a name in lines of its own. */
const MOST_PARTS = 4;
/** In sizes of the letters. */
const LARGEST_STEP = 2.2;

/** Whether a line's first cell is under the other's, with little room between; only PDF files tell how much. */
function isBelow(line: ResumeLine, above: ResumeLine): boolean {
  const [own, other] = [line.cells?.[0], above.cells?.[0]];
  if (!own || !other || line.layout?.page !== above.layout?.page) return false;
  const [y, otherY] = [line.layout?.y, above.layout?.y];
  const isNear = y === undefined || otherY === undefined || (y > otherY && y - otherY < LARGEST_STEP * own.size);
  return isNear && own.x < other.right && other.x < own.right;
}

/** Whether the last parts of a name are in the mailbox, or all are in a web address near it. */
function areInAddress(words: readonly Piece[], near: readonly Piece[], mailbox: Mailbox): boolean {
  const last = words.at(-1)?.text.toLowerCase().split(/[ .]+/).at(-1) ?? '';
  if (last.length >= LEAST_ADDRESS_WORD && isInMailbox(last, mailbox)) return true;
  const letters = words.map(({ text }) => text.toLowerCase().replace(/[^a-z]/g, '')).join('');
  return letters.length >= LEAST_ADDRESS_WORD && near.some(({ text }) => /[./]/.test(text) && text.includes(letters));
}

/** Words below each other start within this many points. */
const ALIGNED = 4;

/** The parts as one name, at the position of the first if others' text is between them. */
function joinedName(parts: readonly Piece[], mailbox: Mailbox): Piece {
  const text = parts.map((part) => part.text).join(' ');
  const { start, end } = spanOf(parts);
  const name = { text, start, end: end - start === text.length ? end : (parts[0]?.end ?? end) };
  return withCapitals(name, true, mailbox);
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

/** 'Optometrist', 'Electrician': a single word for an occupation. */
const TRADE = /^\S+(?:ist|ician|grapher)$/i;

const isName = (text: string): boolean => NAME.test(text) && !NO_NAME.test(text) && !DEGREE.test(` ${text}`);

const withoutRest = (line: Piece): Piece =>
  pieceOf(line, 0, line.text.length - (REST.exec(line.text)?.[0].length ?? 0));

function scoreOf(text: string, at: number, mailbox: Mailbox, next: string): number {
  if (!isName(text) || headingKind(text) || soundsLikeTitle(text)) return 0;
  if (canonicalCity(text) || canonicalState(text) || listedSkill(text) || TRADE.test(text)) return 0;
  const words = text
    .toLowerCase()
    .split(/[ .]+/)
    .filter((word) => word.length > 2);
  const inMailbox = words.filter((word) => isInMailbox(word, mailbox)).length;
  if (words.length === 0 || (text.split(' ').length === 1 && inMailbox === 0)) return 0;
  const place = at === 0 ? 0.55 : at < FIRST_LINES ? 0.45 - at * 0.03 : 0.1;
  return place + (inMailbox / words.length) * 0.5 + (soundsLikeTitle(next) ? 0.1 : 0);
}

/** Forms of address and of rank, which are not part of a name. */
const TITLE =
  /^(?:mr|mrs|ms|miss|shri|smt|kum|ku(?=\.)|dr|dt|er|ar|rev|fr|sr|sister|prof|adv|capt|col|maj|pt|pandit)\b\.?\s*(?:\(retd\.?\)\s*)?(?=\p{Lu})/iu;
/** Those that may also be a part of the name itself, so that two words must follow. */
const LONG_TITLE =
  /^(?:CA|CS|CMA|ADV|Kumari|KUMARI|Prof(?:essor)|Advocate|Captain|Colonel|Major)\.?\s+(?:\([Rr]etd\.?\)\s*)?(?=\p{Lu}\S*\s+\p{Lu})/u;
/** Ranks of the services, with 'Ex' before and '(Retd.)' or a trade after them; a name of several words follows. */
const RANK =
  /^(?:ex[- .]\s*)?(?:hony\.?\s*)?(?:(?:nb|naib)[. ]\s*sub(?:edar)?|sub(?:edar)?(?:[. -]\s*maj(?:or)?)?|hav(?:ildar)?|naik|sgt|sergeant|cpl|corporal|[jm]?wo|(?:(?:assistant|asst\.?) )?(?:sub[- ])?inspector|(?:head )?constable|(?:junior |master )?warrant officer|(?:chief )?petty officer|flt[. ]\s*lt|flight lieutenant|flying officer|sqn[. ]\s*ldr|squadron leader|wg[. ]\s*cdr|wing commander|gp[. ]\s*capt|group captain|(?:lt|maj|brig|air)?[. ]?\s*(?:lt|lieutenant|cdr|commander|cmde|commodore|brig|brigadier|gen|general|col|colonel|capt|captain|maj|major))\b\.?\s*(?:\([^)]{1,15}\)\s*)*(?=\p{Lu}\S*\s+\p{Lu})/iu;
/** Degrees and memberships after a name without a comma. */
const DEGREE =
  /\s+(?:ph\.?\s?d|m\.?b\.?a|m\.?b\.?b\.?s|[bm]\.?\s?(?:tech|sc|com|pharm|ed|arch|des|phil)|[bm]\.\s?e(?=\.)|[bm]\.?c\.?a|m\.?s\.?w|ll\.?[bm]|[bm]\.?p\.?t|pharm\.?\s?d|[bm]\.?d\.?s|b\.?[ahuv]\.?m\.?s|b\.?b\.?a|pgdm|[ag]nm|dnb|pmp|ac[as]|fc[as]|[af]?cma|cfa|frm)\b.*$/i;

/** A name without titles before it and degrees, contacts or parents behind it. */
function bare(piece: Piece): Piece {
  let name = piece;
  for (const title of [TITLE, RANK, LONG_TITLE, TITLE])
    name = pieceOf(name, title.exec(name.text)?.[0].length ?? 0, name.text.length);
  const letters = LETTERS_BEHIND.exec(name.text)?.index;
  if (letters) name = pieceOf(name, 0, letters);
  name = withoutSmallLetters(withoutRest(withoutPlace(name)));
  return pieceOf(name, 0, name.text.length - (DEGREE.exec(name.text)?.[0].length ?? 0));
}

/** Memberships in letters behind a name in small ones: 'Asha B. Rao CPC, CCS'. */
const LETTERS_BEHIND = /(?<=\p{Ll}{2}(?: \p{Lu}\.)*) \p{Lu}{3,6}(?:, \p{Lu}{2,6})+$/u;

/** 'Asha Rao Rohtak, Haryana' */
function withoutPlace(piece: Piece): Piece {
  const [, city = '', state = ''] = PLACE_BEHIND.exec(piece.text) ?? [];
  const isPlace = canonicalCity(city) !== null && canonicalState(state) !== null;
  return isPlace ? pieceOf(piece, 0, piece.text.lastIndexOf(`${city},`)) : piece;
}
const PLACE_BEHIND = /^(?:\S{1,25}\s){2,4}(\p{Lu}\p{L}{2,25}),\s{0,3}(\p{Lu}[\p{L} ]{3,20})$/u;

/** 'KIRAN KUMAR RAO Motor Claims': a name in capitals ends before other words. */
function withoutSmallLetters(piece: Piece): Piece {
  const words = [...piece.text.matchAll(/\S+/g)];
  const end = words.findIndex(([word]) => /\p{Ll}/u.test(word));
  // 'RAO RF Engineer'
  const name = words.slice(0, /^\p{Lu}{2}$/u.test(words[end - 1]?.[0] ?? '') ? end - 1 : end);
  const last = name.at(-1);
  const isInCapitals = name.filter(([word]) => /^\p{Lu}{3,}$/u.test(word)).length > 1;
  return end > 0 && last && isInCapitals ? pieceOf(piece, 0, last.index + last[0].length) : piece;
}

/** A name as read elsewhere in `source`, without titles, degrees and the first letter of 'D/o'. */
export function bareName(reading: Reading<string>, source: string): Reading<string> {
  const isParents = /^\s?\/\s?o\b/i.test(source.slice(reading.at.end, reading.at.end + 4));
  const value = isParents ? reading.value.replace(/\s+[a-z]$/i, '') : reading.value;
  const { text, start, end } = bare({ text: value, ...reading.at });
  return text === reading.value || !isName(text)
    ? reading
    : { ...reading, value: text, at: { start, end: Math.max(end, start) } };
}

/** Converts names in capitals to normal case. */
function toReading({ text, start, end }: Piece, confidence: number): Reading<string> {
  const spaced = text.replace(/\s+/g, ' ');
  const value = spaced === spaced.toUpperCase() && /\p{Lu}{3}/u.test(spaced) ? capitalised(spaced) : spaced;
  return { value, confidence, at: { start, end } };
}

/** 'RAO' as 'Rao'. */
const capitalised = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(^|[\s.'’"“])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
