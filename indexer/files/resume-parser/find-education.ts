import { canonicalCity } from '#domain/places/cities.ts';
import { findDate, findPeriod } from './find-period.ts';
import { type ReadCourse, type Reading, type Span, spanOf } from './reading.ts';
import { ANY_LABEL, type Piece, pieceOf, type ResumeLine, splitPieces } from './resume-lines.ts';

const LABEL =
  /^(?:degree|course|qualification|college|institut(?:e|ion)|university|school|board|(?:passing )?year(?: of passing)?|year of completion|passed out|percentage|marks|cgpa|grade|stream|specialization)\s*(?::\s*-?|:-)\s*/i;
const SERIAL = /^(?:(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]|\((?:\d{1,2}|[a-h]|[ivx]{1,4})\))\s+/i;
const SEPARATORS =
  /\s*[|\t;·•]\s*|\s[-–—:/]+\s|,\s+|\s+(?:from|at)\s+(?=\p{Lu})|\s+in\s+(?:the\s+year\s+)?(?=(?:19|20)\d{2})|\s+with\s+(?=\d)|\((?=[^)]*\d)|\.$/gu;
export const DEGREE = new RegExp(
  String.raw`^(?!march\s*[\d'’])(?:\d{0,2}(?:10|12)th\b|x(?:ii)?(?:th)?\b(?=\s|$)|class (?:x|xii|10|12)\b|(?:ssc|sslc|hsc|hssc|puc)\b|matric\w*|intermediate|(?:senior|higher) secondary\b(?! school\b.*\bschool)|secondary\b|plus two|` +
    String.raw`(?:bachelors?|masters?|doctor(?:ate)?|diploma|degree|(?:post[- ]?)?graduat\w+|pg diploma|advanced diploma|executive mba|integrated)\b|` +
    String.raw`(?:b|m)\.?\s?(?:tech|sc|com|ed|arch|des|pharm(?:a)?|voc|lib|phil|plan|p\.?ed)\b\.?|(?:b\.?e|m\.?e|b\.?a|m\.?a)\b\.?(?!\w)|` +
    String.raw`(?:b\.?c\.?a|m\.?c\.?a|b\.?b\.?a|m\.?b\.?a|b\.?b\.?m|pgdm|pgdca|pgdba|pgdbm|pgp|mms|msw|bsw|bhm|bhmct|bfa|mfa|llb|ll\.b|llm|mbbs|m\.b\.b\.s|bds|bams|bhms|md|ms|bpt|mpt|gnm|anm|dmlt|bmlt|mha|mph|bjmc|mjmc|ph\.?d|iti|d\.?\s?pharm|polytechnic diploma|cma|ca|cs|cfa|icwa|acca|chartered accountan\w+|company secretary)\b\.?)`,
  'i',
);
/** Letters that are also English words: a degree only in capitals. */
const WORDS = /^(?:be|me|ma|ms|as|ca|cs|md|ba)\b(?!\.)/;
const INSTITUTION =
  /\b(?:college|university|universit\w*|institute?|institution|school|vidyalaya|vidya\w*|academy|polytechnic|iit|nit|iiit|iim|bits|board|b\.?s\.?e\.?b\.?|cbse|icse|vidyapeeth|gurukul|campus|faculty|centre|center|mahavidyalaya|ignou|mission)\b/i;
const GRADE =
  /^(?:(?:cgpa|gpa|percentage|marks|grade|score)?\s*[:\-–]?\s*\d{1,3}(?:\.\d+)?\s*(?:%|\/\s*\d+|cgpa|gpa|percent\w*)?\)?|1st|2nd|3rd|first|second|distinction|(?:first|second) (?:class|division)\w*)$/i;
/** Words that continue a course; any other word starts the institution's name. */
export const FIELD =
  /^(?:of|in|and|&|the|with|-|\(.*|.*\)|computers?|science|sciences|technology|engineering|engg\.?|application|applications|arts|commerce|education|law|laws|design|pharmacy|medicine|surgery|nursing|architecture|business|administration|management|finance|financial|accounting|accountancy|marketing|human|resources?|hr|operations|information|systems|it|cs|cse|ece|eee|electronics?|communications?|telecommunication|electrical|mechanical|civil|chemical|automobile|production|industrial|instrumentation|mechatronics|embedded|machine|structural|software|data|artificial|intelligence|statistics|mathematics|maths|physics|chemistry|biology|microbiology|biotechnology|botany|zoology|english|hindi|economics|history|psychology|sociology|political|public|social|work|hotel|hospitality|hospital|tourism|fine|graphic|fashion|interior|multimedia|journalism|mass|media|supply|chain|international|trade|physiotherapy|laboratory|medical|dental|secondary|senior|higher|hons\.?|honours|general|pcm|pcb|stream|degree)$/i;

interface Entry {
  course?: Piece;
  institution?: Piece;
  year?: number;
  places: Span[];
}

/** Courses in the order of the resume; an entry ends where the next one of its kind of fact begins. */
export function findEducation(lines: readonly ResumeLine[]): Reading<ReadCourse>[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    if (isTableHeader(line.text)) continue;
    const label = (LABEL.exec(line.text) ?? labelOfFact(line.text))?.[0].length ?? 0;
    const serial = SERIAL.exec(line.text)?.[0].length ?? 0;
    readLine(entries, pieceOf(line, Math.max(label, serial), line.text.length));
  }
  return entries.filter(({ course, institution }) => course || institution).map(toReading);
}

/** Any label ('Examination Passed: …'), unless it is a course itself ('MBA: Finance'). */
function labelOfFact(text: string): RegExpExecArray | null {
  const label = ANY_LABEL.exec(text);
  return label && !DEGREE.test(text) && kindOf(text.slice(label[0].length)) ? label : null;
}

const HEADER_WORD =
  /^(?:course|degree|exam\w*|qualification|institut\w+|university|board|college|school|name|year|passing|percentage|marks|division|class|stream|cgpa|grade)$/i;

/** 'Course | University | Year of Passing': the names of a table's columns, in one line or a cell each. */
function isTableHeader(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return words.length > 0 && words.every((word) => HEADER_WORD.test(word)) && !/\d/.test(text);
}

function readLine(entries: Entry[], line: Piece): void {
  const period = findPeriod(line.text);
  const date = period
    ? { date: period.to ?? period.from, index: period.index, length: period.length }
    : findDate(line.text);
  const rest = date
    ? [pieceOf(line, 0, date.index), pieceOf(line, date.index + date.length, line.text.length)].map(withoutSigns)
    : [withoutSigns(line)];
  const pieces = rest.flatMap((part) => splitPieces(part, SEPARATORS)).flatMap(splitBareDegree);
  let touched: Entry | null = null;
  for (const piece of pieces) {
    const kind = kindOf(piece.text);
    if (kind) touched = put(entries, kind, piece, touched);
  }
  if (date) putYear(entries, touched, date.date.year, line);
}

/** 'Completed B.Tech …': bullets and verbs before a course. */
const OPENING = /^[\s:;,|–—-]*(?:(?:completed|pursuing|passed|did|obtained|graduated in)\s+(?:my\s+|an?\s+)?)?/i;
const withoutSigns = (piece: Piece): Piece =>
  pieceOf(piece, OPENING.exec(piece.text)?.[0].length ?? 0, piece.text.length);

/** 'B.Com Magadh University': a course and its institution without a separator. */
function splitBareDegree(piece: Piece): Piece[] {
  const bracket = piece.text.search(/\([^()]*\)?$/);
  if (bracket > 0 && DEGREE.test(piece.text) && INSTITUTION.test(piece.text.slice(bracket))) {
    return [pieceOf(piece, 0, bracket), pieceOf(piece, bracket + 1, piece.text.replace(/\)$/, '').length)];
  }
  const degree = DEGREE.exec(piece.text);
  if (!degree || WORDS.test(piece.text) || !INSTITUTION.test(piece.text)) return [piece];
  const words = [...piece.text.matchAll(/\S+/g)].filter(({ index }) => index >= degree[0].length);
  const opens = words.find(({ 0: word }) => !FIELD.test(word.replace(/,$/, '')));
  const rest = opens && piece.text.slice(opens.index);
  if (!opens || !rest?.includes(' ') || !INSTITUTION.test(rest)) return [piece];
  return [pieceOf(piece, 0, opens.index), pieceOf(piece, opens.index, piece.text.length)];
}

function kindOf(text: string): 'course' | 'institution' | null {
  const bare = text.replace(/^[\s([:–—-]+/, '');
  if (GRADE.test(bare) || !/\p{L}/u.test(bare)) return null;
  if (DEGREE.test(bare) && !WORDS.test(bare)) return 'course';
  return INSTITUTION.test(bare) ? 'institution' : null;
}

function put(entries: Entry[], kind: 'course' | 'institution', piece: Piece, touched: Entry | null): Entry {
  const last = entries.at(-1);
  // the university after the college adds nothing
  if (touched?.[kind]) {
    if (kind === 'institution') return touched;
  } else if (touched) {
    touched[kind] = piece;
    touched.places.push(piece);
    return touched;
  }
  const entry: Entry = last && !last[kind] ? last : { places: [] };
  if (entry !== last) entries.push(entry);
  entry[kind] = piece;
  entry.places.push(piece);
  return entry;
}

/** A year in a course's line belongs to that course; on its own line it completes the last entry or starts one. */
function putYear(entries: Entry[], touched: Entry | null, year: number, line: Piece): void {
  const last = touched ?? entries.at(-1);
  const entry = last && last.year === undefined ? last : { places: [] };
  if (entry !== last) entries.push(entry);
  entry.year = year;
  entry.places.push({ start: line.start, end: line.end });
}

function toReading({ course, institution, year, places }: Entry): Reading<ReadCourse> {
  const facts = [course, institution, year].filter((fact) => fact !== undefined).length;
  return {
    value: {
      ...(course && { course: trimmed(course.text) }),
      ...(institution && { institution: withoutPlace(trimmed(institution.text)) }),
      ...(year !== undefined && { year }),
    },
    confidence: 0.4 + facts * 0.18,
    at: spanOf(places),
  };
}

const trimmed = (text: string): string => {
  const bare = text.replace(/^[\s,;:|(–—-]+|(?:\s+(?:in|with|during)(?:\s+the\s+year)?(?:\s+of)?)?[\s,;:|–—-]*$/gi, '');
  return bare.includes('(') === bare.includes(')') ? bare : bare.replace(/[()]/g, '').trim();
};

function withoutPlace(text: string): string {
  const words = text.split(' ');
  return words.length > 3 && canonicalCity(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : text;
}
