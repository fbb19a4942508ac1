import { namesSchool } from '#domain/qualifications.ts';
import { isPlaceName } from '#indexer/files/resume-parser/career-entries.ts';
import type { Span } from '#indexer/files/resume-parser/reading.ts';
import { hasOpenBracket } from '#indexer/files/resume-parser/resume-lines.ts';
import { headingKind } from '#indexer/files/resume-parser/section-headings.ts';
import { employerEnd, oneEmployer, personBefore } from './employer-name.ts';
import type { LabelledValue } from './label-page.ts';
import { type Kind, NUMBER_KINDS, SCHOOL_KINDS } from './labels.ts';
import {
  ABBREVIATED,
  firstWordOfSchool,
  isHalfSchool,
  isPlaceOfUniversity,
  isRestOfSubject,
  placeBehind,
  schoolsApart,
} from './school-names.ts';

/** Signs that never belong to a value at its edge. */
const EDGES = String.raw`[\s,;:|•·–—/-]+`;
const LEADING = String.raw`(?:(?:joined|at|and|with|from|as|&|m\/s\.?)\s+)+`;
const TRAILING = String.raw`(?:\s+(?:and|in|at|with|of|for|from|as|AND|IN|AT|WITH|OF|FOR|FROM|&))+`;
const cuts = {
  start: [new RegExp(`^${EDGES}`, 'u'), /^\d{1,2}[.)]\s+(?=\p{L})/u, new RegExp(`^${LEADING}`, 'i')],
  end: [new RegExp(`${EDGES}$`, 'u'), new RegExp(`${TRAILING}$`)],
};
/** A sentence's, not an abbreviation's. */
const FULL_STOP =
  /(?<!\b(?:corp|bros|govt|dept|univ|engg|inst|tech|pharm|arch|indl|comm|educ|asst|mech|elec))\b\p{L}{3,}[\p{Ll})]\.$/iu;
const LETTER = /[\p{L}\p{N}]/u;
/** Signs between the letters of one word: 'SD-WAN', '10+2', 'D.A.V.'. */
const SIGN_WITHIN = /[.+#&'’-]/;

/** Values that end within a word or a name take the whole of it; two of one word become one. */
export function wholeValues(labelled: readonly LabelledValue[], text: string): LabelledValue[] {
  const found: LabelledValue[] = [];
  const values = schoolsApart(withoutEmpty(labelled, text), text);
  for (const [index, value] of values.entries()) {
    const last = found.at(-1);
    const employer = last && oneEmployer(last, value, text);
    if (employer) {
      found[found.length - 1] = employer;
      continue;
    }
    if (last && !last.rest && isRestOfSubject(last, value, text)) {
      last.end = value.end;
      continue;
    }
    if (
      last &&
      !last.rest &&
      (isHalfSchool(last, value, text) ||
        isPlaceOfUniversity(last, value, text) ||
        (last.kind === value.kind && continues(text.slice(last.end, value.start), last, text, value)))
    ) {
      if (isHalfSchool(last, value, text) && value.kind === 'institute') last.kind = 'institute';
      last.end = Math.max(last.end, value.end);
      if (hasOpenBracket(text.slice(last.start, last.end))) last.end += closingAfter(last.kind, text.slice(last.end));
      continue;
    }
    const isInBracket = value.kind === 'employer' && value.rest && text[value.rest.start - 1] === '(';
    if (value.rest && !isInBracket) {
      found.push({
        ...value,
        ...trim(value.kind, text, value.start, value.end),
        rest: trim(value.kind, text, value.rest.start, value.rest.end),
      });
      continue;
    }
    let start = IN_ONE_CELL.has(value.kind) ? startWithoutPlace(value, text) : value.start;
    let end = IN_ONE_CELL.has(value.kind) ? endWithoutPlace(value, text) : value.end;
    if (last && beginsWithPlace(last, value, text)) {
      ({ start } = last);
      found.pop();
    }
    if (WRAPPED.has(value.kind)) start = wrappedStart(text, start, values[index - 1]);
    if (!NUMBER_KINDS.has(value.kind)) {
      while (start > (last?.end ?? 0) && belongs(text, start - 1, -1)) start--;
      while (end < text.length && belongs(text, end, 1) && !isBetween(end, values[index + 1])) end++;
      if (/\p{L}/u.test(text[end - 1] ?? '')) end += HYPHENATED.exec(text.slice(end, end + 40))?.[0].length ?? 0;
    } else if (value.kind === 'year')
      end += /^\s*[-–—]\s*\d{2,4}(?!\d)/.exec(text.slice(end, end + 9))?.[0].length ?? 0;
    if (NAMES.has(value.kind)) {
      const room = { start: Math.max(last?.end ?? 0, value.cell.start), end: values[index + 1]?.start ?? text.length };
      // what follows a title is often a department or the employer
      const roomEnd = value.kind === 'title' ? end : Math.min(room.end, Math.max(end, value.cell.end));
      ({ start, end } = wholeName(text, { start, end }, { ...room, end: roomEnd }));
      if (value.kind === 'institute') start -= firstWordOfSchool(text.slice(room.start, start));
      if (value.kind === 'employer') start -= personBefore(text.slice(room.start, start));
    }
    const trimmed = trim(value.kind, text, start, end);
    const room = Math.min(values[index + 1]?.start ?? text.length, value.cell.end);
    const after = text.slice(trimmed.end, Math.max(trimmed.end, room));
    trimmed.end += hasOpenBracket(text.slice(trimmed.start, trimmed.end))
      ? closingAfter(value.kind, after)
      : bracketAfter(value.kind, after);
    // 'Software Engineer (C' of '(C++)'
    const written = text.slice(trimmed.start, trimmed.end);
    if (hasOpenBracket(written) && NAMES.has(value.kind))
      trimmed.end = trimmed.start + written.slice(0, written.lastIndexOf('(')).trimEnd().length;
    if (value.kind === 'institute') trimmed.end -= placeBehind(text.slice(trimmed.start, trimmed.end));
    if (value.kind === 'employer') trimmed.end = employerEnd(text, trimmed, room);
    if (trimmed.end > trimmed.start) found.push({ ...value, ...trimmed, rest: undefined });
  }
  return found;
}

/** Without numbers taken for names, and without schools that are only a place or a language: 'Gujarati Medium'. */
function withoutEmpty(values: readonly LabelledValue[], text: string): readonly LabelledValue[] {
  const isEmpty = ({ kind, start, end }: LabelledValue) => {
    const own = text.slice(start, end);
    if (SCHOOL_KINDS.has(kind)) return MEDIUM.test(own) || isPlaceName(own);
    if (kind === 'year') return !/\d/.test(own);
    if (kind === 'degree' && isItemNumber(text, start, end)) return true;
    if (kind === 'title' && PROJECT.test(text.slice(Math.max(0, start - 20), start))) return true;
    return (NAMES.has(kind) || kind === 'degree') && NUMBERED.test(own);
  };
  let opensNext = false;
  return values.flatMap((value) => {
    const opensEntry = value.opensEntry || opensNext;
    opensNext = isEmpty(value) && opensEntry;
    return isEmpty(value) ? [] : [{ ...value, opensEntry }];
  });
}
/** '10' of '10. Higher Secondary' in a numbered form. */
const isItemNumber = (text: string, start: number, end: number): boolean =>
  /^\d{1,2}$/.test(text.slice(start, end)) &&
  /^[.)] /.test(text.slice(end)) &&
  (start === 0 || text[start - 1] === '\n');
/** The label of a job's project. */
const PROJECT = /\n\W*project(?: name)?\s*[:–-]\s*$/i;
const MEDIUM = /^\p{L}+ medium$/iu;
/** '11.' and the end of 'Unit-8', not the class '10' or 'X'. */
const NUMBERED = /^(?:\d{1,2}[.)]|-\d{1,2})$/;

/** A place right before an employer is the first word of its name: 'Jaipur Pet Clinic'. */
const beginsWithPlace = (place: LabelledValue, { kind, start, cell }: LabelledValue, text: string): boolean =>
  place.kind === 'jobPlace' && kind === 'employer' && place.start >= cell.start && text.slice(place.end, start) === ' ';

/** Kinds whose place often stands in a cell of its own. */
const IN_ONE_CELL: ReadonlySet<Kind> = new Set([...SCHOOL_KINDS, 'employer']);

/** The end of a name without the place in the next cell: 'JSS Academy of Technical Education', 'Noida'. */
function endWithoutPlace({ start, end, cell }: LabelledValue, text: string): number {
  const beyond = text.slice(cell.end, end);
  if (end <= cell.end || beyond.includes('\n')) return end;
  const isWord = /^ \p{Lu}\p{L}+(?:, [\p{L} ]+)?$/u.test(beyond) && namesSchool(text.slice(start, cell.end));
  return isPlaceName(beyond.trim()) || (isWord && !namesSchool(beyond)) ? cell.end : end;
}

/** The start of a name without the place that ends the cell before it: 'BPUT, Rourkela' and 'Gandhi Institute'. */
const startWithoutPlace = ({ start, end, cell }: LabelledValue, text: string): number =>
  end > cell.end + 1 && text[cell.end] === ' ' && isPlaceName(text.slice(start, cell.end)) ? cell.end + 1 : start;

/** A sign right before the next value joins nothing: 'HSC' and 'SRV School' of 'HSC-SRV School'. */
const isBetween = (at: number, next: LabelledValue | undefined): boolean => next?.start === at + 1;

/** The rest of a word that is hyphenated at a line's end. */
const HYPHENATED = /^-\n\p{Ll}+/u;

/** Whether the character continues a word that is next to it, on the side where the value is. */
function belongs(text: string, at: number, way: 1 | -1): boolean {
  const own = text[at] ?? '';
  const inner = text[at - way] ?? '';
  const outer = text[at + way] ?? '';
  if (LETTER.test(own)) return LETTER.test(inner) || SIGN_WITHIN.test(inner);
  return SIGN_WITHIN.test(own) && LETTER.test(inner) && (LETTER.test(outer) || (way === 1 && /[+#]/.test(own)));
}

/** The second half of an integrated course: 'B.A., LL.B.' */
const SECOND_DEGREE = /^(?:LL\.?\s?B|B\.?\s?L\b|B\.?\s?Ed)/i;

/** 'SD-' and 'WAN', 'S' and '4HANA', 'Birch' and 'Byte' of 'Birch & Byte', an employer that a line's end divides. */
function continues(between: string, { kind, start, end }: LabelledValue, text: string, next: LabelledValue): boolean {
  if (/^[.+#&'’-]?$/.test(between) || /^-\s$/.test(between)) return true;
  if (kind === 'employer' && /^\s(?:&|and)\s$/.test(between)) return true;
  if (between === ' ' && NAMES.has(kind) && next.cell.start <= start) return true;
  if (kind === 'employer' && between === '\n') return !next.opensEntry && start > 0 && text[start - 1] !== '\n';
  if (kind === 'degree' && /^ ?[-–/] ?$/.test(between)) return true;
  if (kind === 'branch' && (/^(?:, ?| and | & )$/.test(between) || isItsBracket(between, text, next))) return true;
  if (kind === 'degree' && /^[,&]? $/.test(between) && SECOND_DEGREE.test(text.slice(next.start, next.end)))
    return true;
  if (SCHOOL_KINDS.has(kind) && /^,\s$/.test(between)) return true;
  if (kind === 'board' && between === ' (' && ABBREVIATED.test(text.slice(next.start, next.end))) return true;
  return /^\/\s?$/.test(between) && !LETTER.test(text[end - 2] ?? '');
}

/** 'MRAC' and the '(Mechanic Refrigeration & Air Conditioning)' behind it. */
const isItsBracket = (between: string, text: string, { end }: LabelledValue): boolean =>
  between === ' (' && text[end] === ')';

/** The only stop of a skill ends a list: 'SAP GRC.'. */
const ONLY_STOP = /^[^.]{3,}\.$/;

function trim(kind: Kind, text: string, from: number, to: number): Span {
  let own = text.slice(from, to);
  let start = from;
  for (const pattern of cuts.start) {
    const length = pattern.exec(own)?.[0].length ?? 0;
    own = own.slice(length);
    start += length;
  }
  if (NAMES.has(kind)) own = own.replace(NEXT_BULLET, '');
  for (const pattern of cuts.end) own = own.slice(0, own.length - (pattern.exec(own)?.[0].length ?? 0));
  if (FULL_STOP.test(own) || (kind === 'skill' && ONLY_STOP.test(own))) own = own.slice(0, -1);
  if (own.startsWith('(') && !own.includes(')')) {
    own = own.slice(1);
    start++;
  }
  if (own.endsWith('(') || (own.endsWith(')') && !own.includes('('))) own = own.slice(0, -1);
  return { start, end: start + own.length };
}

/** The list in the next cell. */
const NEXT_BULLET = /\s[•●▪◦]\s.*$/su;

/** 'M.Sc. (Agri' and '.)'. */
const CLOSING = /^\.?\)/;
/** 'Graduation certificate (B.A' and ' equivalent)'. */
const DEGREE_CLOSING = /^\.?[^()\n\d,]{0,30}\)/;
const closingAfter = (kind: Kind, after: string): number =>
  (kind === 'degree' ? DEGREE_CLOSING : CLOSING).exec(after)?.[0].length ?? 0;

/** The length of the brackets that directly follow a school or degree and belong to it: 'B.A. (Hons.)'. */
function bracketAfter(kind: Kind, rest: string): number {
  return BRACKETS[kind]?.exec(rest)?.[0].length ?? 0;
}
const SCHOOL_BRACKET = /^ ?\((?!.*(?:\d{4}|%|distance|online|part|regular|private|correspond))[^()\n]{2,50}\)/i;
const BRANCH_BRACKET =
  /^ ?\((?!.*\b(?:[Dd]istance|[Oo]nline|[Pp]art|[Ff]ull|[Rr]egular|[Cc]orrespond\w*|[Ee]xternal|[Ll]ateral|[Pp]ursuing|[Aa]ppearing|[Mm]edium|[Ff]irst|[Ss]econd|[Cc]lass)\b)\p{Lu}(?:[\p{L}.&/-]| (?!\())*\p{Ll}\.?\)/u;
const DEGREE_BRACKET =
  /^ ?\((?:[Hh]ons?\.?|[Hh]onou?rs|[Aa]gri\.?|[Gg]en\.?|[Gg]eneral|[Pp]ass|[Pp]rivate|[Vv]ocational|\p{Lu}{1,5})\)/u;

const BRACKETS: Partial<Record<Kind, RegExp>> = {
  institute: SCHOOL_BRACKET,
  branch: BRANCH_BRACKET,
  degree: DEGREE_BRACKET,
};

/** Kinds whose values consist of capitalised words. */
const NAMES: ReadonlySet<Kind> = new Set(['title', 'employer', 'institute', 'board']);
/** A capitalised word next to the value, perhaps with a small word between. */
const WORD = String.raw`(?:\p{Lu}[\p{L}'’-]*|\p{Lu}\p{L}{0,3}\.(?:\p{Lu}\.)*)`;
const SMALL = '(?:of|for|and|&|the|de)';
const BEFORE = new RegExp(String.raw`(?:^|\s)(${WORD} (?:${SMALL} ){0,2})$`, 'u');
const AFTER = new RegExp(String.raw`^( (?:${SMALL} ){0,2}${WORD})(?=\s|$|[,|;(.)])`, 'u');
/** A sentence ends here, or a company's name, unless it is another abbreviation. */
const ENDED = /(?:\p{L}{4,}|\b(?:Ltd|LTD|Inc|INC))\.$/u;
/** Words that lead to a name or follow it. */
const NO_PART =
  /^\s?(?:joined|worked|working|employed|serv(?:ed|ing)|as|at|with|from|since|till|to|in|present(?:ly)?|current(?:ly)?|passed|completed|completion|studied|did|obtained|company|organi[sz]ation|employer|designation|position|role|post|title|name|mr|mrs|ms|miss|shri|smt|dr|college|institute|school|board|university|year|marks|percentage|grade|gpa|cgpa|first|second|distinction|duration|period|location|place|client|project|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)\b/iu;
const MOST_WORDS = 4;

/** The capitalised words around a part of a name, within the cell and up to other values. */
function wholeName(text: string, { start, end }: Span, room: Span): Span {
  let [from, to] = [start, end];
  for (let count = 0; count < MOST_WORDS; count++) {
    const word = BEFORE.exec(text.slice(room.start, from))?.[1];
    if (!word || NO_PART.test(word)) break;
    from -= word.length;
  }
  for (let count = 0; count < MOST_WORDS; count++) {
    const word = AFTER.exec(text.slice(to, room.end))?.[1];
    if (!word || NO_PART.test(word) || ENDED.test(text.slice(from, to)) || isHeading(word)) break;
    to += word.length;
  }
  return { start: from, end: to };
}

/** The heading of the next column: 'Sathaye College' and 'Strengths'. */
const isHeading = (word: string): boolean =>
  /^\s(?:Strengths|Skills|Languages|Projects|Certifications|Hobbies|Interests|References|Declaration|Achievements|Awards)$/i.test(
    word,
  );

/** Kinds whose values often begin at the end of a narrow column's line. */
const WRAPPED: ReadonlySet<Kind> = new Set(['employer', 'institute']);
const WORDS_BEHIND = new RegExp(
  String.raw`^\)?\s*(?:[—–/|,-]|at|from|@)\s+(${WORD}(?: (?:${SMALL} ){0,2}${WORD}){0,3})$`,
  'u',
);
const CAPITALS = /^[\p{Lu}.&'’ -]{3,40}$/u;
/** No name of a school begins so. */
const LATER_WORD = /^(?:(?:GIRLS|BOYS|WOMEN)['’]?S?['’]? )?(?:COLLEGE|UNIVERSITY|INSTITUTE|POLYTECHNIC|SCHOOL)\b/;

/** Where a name begins that a line's end divides: 'Staff Nurse — Holy Family', 'Hospital'; 'COTTON', 'UNIVERSITY'. */
function wrappedStart(text: string, start: number, before: LabelledValue | undefined): number {
  const lineEnd = text.lastIndexOf('\n', start - 1);
  if (lineEnd < 1 || text.slice(lineEnd + 1, start).trim() !== '') return start;
  const above = text.lastIndexOf('\n', lineEnd - 1) + 1;
  const labelledEnd = before && (before.rest ?? before).end;
  if (labelledEnd && labelledEnd > above) {
    if (!LEADS_TO_NAME.has(before.kind)) return start;
    const words = WORDS_BEHIND.exec(text.slice(labelledEnd, lineEnd))?.[1];
    return words && !isPlaceName(words) ? lineEnd - words.length : start;
  }
  const words = text.slice(above, lineEnd);
  const isFirstHalf = LATER_WORD.test(text.slice(start, start + 40)) && CAPITALS.test(words);
  return isFirstHalf && !isPlaceName(words) && headingKind(words) === null ? above : start;
}

/** What a name follows in one line. */
const LEADS_TO_NAME: ReadonlySet<Kind> = new Set(['title', 'degree', 'branch']);
