import { BOARD, INSTITUTE, namesSchool, UNIVERSITY } from '#domain/qualifications.ts';
import { isPlaceName } from '#indexer/files/resume-parser/career-entries.ts';
import type { LabelledValue } from './label-page.ts';
import { type Kind, SCHOOL_KINDS } from './labels.ts';

/** Each school, university and board as a value of its own, of its own kind. */
export const schoolsApart = (values: readonly LabelledValue[], text: string): readonly LabelledValue[] =>
  withExams(withBoards(withLastWords(withSchoolInitials(withSchoolRows(values, text), text), text), text), text);

/** First letters of universities that look like a degree: 'M.D. University, Rohtak', 'M.S. University of Baroda'. */
const SCHOOL_INITIALS = /^M\.?\s?[DS]\.?$/;
const UNIVERSITY_BEHIND = /^ University\b(?! of (?!Baroda\b))/;

function withSchoolInitials(values: readonly LabelledValue[], text: string): readonly LabelledValue[] {
  const isInitials = ({ kind, start, end }: LabelledValue) =>
    kind === 'degree' &&
    SCHOOL_INITIALS.test(text.slice(start, end)) &&
    UNIVERSITY_BEHIND.test(text.slice(end, end + 30));
  const found: LabelledValue[] = [];
  let initials: LabelledValue | undefined;
  for (const value of values) {
    if (initials && SCHOOL_KINDS.has(value.kind) && value.start <= initials.end + 1)
      found.push({ ...value, start: initials.start });
    else {
      if (initials) found.push(asSchool(initials));
      if (!isInitials(value)) found.push(value);
    }
    initials = isInitials(value) ? value : undefined;
  }
  return initials ? [...found, asSchool(initials)] : found;
}

/**
 * Schools that the model takes for one: of two rows of a table, or a university and its college in two cells
 * ('Kaveri University' and 'Faculty of Education').
 */
function withSchoolRows(values: readonly LabelledValue[], text: string): LabelledValue[] {
  const parts = values.flatMap((value): LabelledValue[] => {
    const { kind, start, end, cell, rest } = value;
    if (!SCHOOL_KINDS.has(kind)) return [value];
    const [own, other] = rest
      ? [text.slice(start, end), text.slice(rest.start, rest.end)]
      : [text.slice(start, cell.end), text.slice(cell.end, end)];
    if (!(namesSchool(own) || DEPARTMENT.test(own)) || !namesSchool(other) || (rest && !/\s/.test(other)))
      return [value];
    if (rest)
      return [
        { ...value, rest: undefined },
        { ...value, ...rest, opensEntry: false, rest: undefined },
      ];
    if (UNIVERSITY.test(own) === UNIVERSITY.test(other) || !other.startsWith(' ')) return [value];
    const [first, second]: [Kind, Kind] = UNIVERSITY.test(own) ? ['board', 'institute'] : ['institute', 'board'];
    return [
      { ...value, kind: first, end: cell.end },
      { ...value, kind: second, start: cell.end + 1, cell: { start: cell.end + 1, end }, opensEntry: false },
    ];
  });
  return parts.toSorted((a, b) => a.start - b.start);
}

const DEPARTMENT = /^(?:Department|Dept\.?|Deptt\.?) of /;

/**
 * Of two names of one kind that a comma or dash separates, one is the board or university and the other the school:
 * 'W.B.C.H.S.E., Jhargram Institution', 'Gudlavalleru Engineering College, JNTU'.
 */
function withBoards(values: readonly LabelledValue[], text: string): readonly LabelledValue[] {
  const own = ({ start, end }: LabelledValue) => text.slice(start, end);
  const changed = new Map<LabelledValue, Kind>();
  for (const [at, one] of values.entries()) {
    const other = values[at + 1];
    if (!other || !SCHOOL_KINDS.has(one.kind) || one.kind !== other.kind || one.rest || other.rest) continue;
    if (!/^\s*[,–—-]\s*$/.test(text.slice(one.end, other.start))) continue;
    const missing: Kind = one.kind === 'board' ? 'institute' : 'board';
    if (values[at - 1]?.kind === missing || values[at + 2]?.kind === missing) continue;
    if (isBoardOf(own(one), own(other))) changed.set(one.kind === 'board' ? other : one, missing);
    else if (isBoardOf(own(other), own(one))) changed.set(one.kind === 'board' ? one : other, missing);
  }
  return values.map((value) => ({ ...value, kind: changed.get(value) ?? value.kind }));
}

/** 'Maharashtra University of Health' and 'Sciences, Kaveri College' are divided behind the first word. */
function withLastWords(values: readonly LabelledValue[], text: string): readonly LabelledValue[] {
  return values.flatMap((value, at) => {
    const next = values[at + 1];
    const before = values[at - 1];
    if (next && SCHOOL_KINDS.has(value.kind)) {
      const length = lastWordLength(value, next, text);
      return [length > 0 ? { ...value, end: next.start + length } : value];
    }
    const moved = before && SCHOOL_KINDS.has(before.kind) ? lastWordLength(before, value, text) : 0;
    return [moved > 0 ? { ...value, start: value.start + moved } : value];
  });
}

/** Exams that schools' councils are also called after, with another board behind them: 'ISC' and 'CISCE'. */
function withExams(values: readonly LabelledValue[], text: string): readonly LabelledValue[] {
  return values.map((value, at) => {
    const [before, next] = [values[at - 1], values[at + 1]];
    const isExam =
      value.kind === 'board' &&
      EXAM.test(text.slice(value.start, value.end)) &&
      before?.kind === 'institute' &&
      next?.kind === 'board' &&
      !next.opensEntry;
    return isExam ? { ...value, kind: 'degree' as const } : value;
  });
}
const EXAM = /^(?:I\.?S\.?C|I\.?C\.?S\.?E|A\.?I\.?S\.?S\.?C?\.?E|[SH]\.?S\.?C|S\.?S\.?L\.?C)\.?$/;

/** 'Health' and 'Sciences, Kaveri College': the length of ' Sciences', which belongs to the name before it. */
function lastWordLength(one: LabelledValue, other: LabelledValue, text: string): number {
  if (!SCHOOL_KINDS.has(other.kind) || !/^\s$/.test(text.slice(one.end, other.start))) return 0;
  if (!/ of \p{L}+$/u.test(text.slice(one.start, one.end))) return 0;
  return LAST_WORD.exec(text.slice(other.start, other.end))?.[0].length ?? 0;
}
const LAST_WORD = /^(?:Sciences?|Studies|Technology|Education|Research)(?=, )/;

/** The first is a board or university, the second a school. */
export const isBoardOf = (board: string, school: string): boolean =>
  (BOARD.test(board) || UNIVERSITY.test(board) || ABBREVIATED.test(board)) &&
  !BOARD.test(school) &&
  !UNIVERSITY.test(school) &&
  INSTITUTE.test(school) &&
  !INSTITUTE.test(board);
export const ABBREVIATED = /^(?:\p{Lu}\.?){3,}$/u;

const asSchool = (initials: LabelledValue): LabelledValue => ({
  ...initials,
  kind: 'institute',
  opensEntry: false,
  end: initials.end + ' University'.length,
});

/** The length of the place or country behind a school: 'Training Ship Chanakya - Navi Mumbai', 'Siliguri College, India'. */
export function placeBehind(school: string): number {
  const [written = '', place = ''] = /(?:\s[-–—]\s|,\s(?=India$))([^-–—]{3,30})$/.exec(school) ?? [];
  return place === 'India' || isPlaceName(place) ? written.length : 0;
}

/** 'Information' above 'Technology', which alone is no school. */
export const isRestOfSubject = (last: LabelledValue, { kind, start, end }: LabelledValue, text: string): boolean =>
  (last.kind === 'branch' || last.kind === 'degree') &&
  (SCHOOL_KINDS.has(kind) || kind === 'branch') &&
  text.slice(last.end, start) === '\n' &&
  LATER_SUBJECT.test(text.slice(start, end));
const LATER_SUBJECT =
  /^(?:(?:\p{Lu}\p{L}+ )?(?:Technology|Management|Engineering|Sciences?|Studies|Administration|Applications?|Commerce|Law|Arts|Design|Education))$/u;

/** 'Veer Narmad' above 'South Gujarat University', 'College of' before 'Optometry', 'School of Excellence in Law': one name. */
export function isHalfSchool(half: LabelledValue, next: LabelledValue, text: string): boolean {
  const between = text.slice(half.end, next.start);
  const [own, other] = [text.slice(half.start, half.end), text.slice(next.start, next.end)];
  if (!SCHOOL_KINDS.has(half.kind)) return false;
  if (next.kind === 'branch')
    return (
      between === ' of ' ||
      (between === ' in ' && /\bof \p{L}+$/u.test(own)) ||
      (/^\s$/.test(between) && / of$/i.test(own))
    );
  // 'Secondary Board High School'
  if (half.kind === 'board' && next.kind === 'institute' && between === ' ' && LATER_SCHOOL.test(other)) return true;
  return (
    SCHOOL_KINDS.has(next.kind) && between === '\n' && !namesSchool(own) && own.includes(' ') && namesSchool(other)
  );
}

const LATER_SCHOOL = /^(?:High|Higher|Secondary|Primary) (?:Secondary )?School\b/;

/** 'Singhania University' and 'Pacheri Bari', which the model takes for its college. */
export const isPlaceOfUniversity = (last: LabelledValue, { kind, start, end }: LabelledValue, text: string): boolean =>
  last.kind === 'board' &&
  kind === 'institute' &&
  text.slice(last.end, start) === ', ' &&
  UNIVERSITY.test(text.slice(last.start, last.end)) &&
  !namesSchool(text.slice(start, end));

/** The length of a word before a school that elsewhere is no part of a name: 'Smt. CHM College', 'University Law College'. */
export const firstWordOfSchool = (before: string): number =>
  /(?:(?<=(?:^|[\s,(]))(?:smt|shri|sri|shree|dr|pt|late|st)\.? |(?<=(?:^|\n|[,(•] ?))mar |(?<=(?:^|\n))university )$/i.exec(
    before,
  )?.[0].length ?? 0;
