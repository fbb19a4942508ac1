import { QUALIFICATION } from '#domain/qualifications.ts';
import { findAnchors } from './career-entries.ts';
import { DEGREE } from './find-education.ts';
import { asDate, findPeriod } from './find-period.ts';
import { namesLanguage } from './find-short-sections.ts';
import type { Piece, ResumeLine } from './resume-lines.ts';
import { headingKind, type SectionKind } from './section-headings.ts';
import { headingsByStyle } from './section-styles.ts';

export interface ResumeSection {
  kind: SectionKind;
  heading: ResumeLine | null;
  lines: ResumeLine[];
  /** The heading's words say nothing. */
  isUnnamed?: boolean;
}

/** Kinds that also appear in one line, such as 'Skills: Java, SQL'. */
const INLINE: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'certifications', 'summary']);
const LINES_THAT_TELL = 8;

/** The resume split at its headings; the part before the first is the header. */
export function resumeSections(lines: readonly ResumeLine[]): ResumeSection[] {
  let current: ResumeSection = { kind: 'header', heading: null, lines: [] };
  const sections = [current];
  const headings = lines.some(({ layout }) => layout) ? headingsByStyle(lines) : null;
  for (const [at, line] of lines.entries()) {
    const byStyle = isNoHeading(lines, at, headings, current) ? undefined : headings?.get(line);
    const kind =
      byStyle === 'unknown'
        ? kindOfLines(ownLines(lines, at, headings))
        : headings
          ? (byStyle ?? null)
          : headingKind(line.text);
    const inline = kind
      ? null
      : (line.cells?.length ?? 1) > 1
        ? headingCell(line, current)
        : inlineHeading(line, current.kind);
    if (opensHeader(line, lines[at - 1], current))
      sections.push((current = { kind: 'header', heading: null, lines: [] }));
    if (kind && (byStyle || !isCell(lines, at))) {
      current = {
        kind: kindByContent(kind, line.text, lines.slice(at + 1, at + 1 + LINES_THAT_TELL)),
        heading: line,
        lines: [],
        ...(byStyle === 'unknown' && { isUnnamed: true }),
      };
      sections.push(current);
    } else if (inline) {
      sections.push({ kind: inline.kind, heading: line, lines: [inline.rest] });
      // the following lines belong to the previous section, unless the list continues on the next line
      const goesOn = /[,;&]$/.test(line.text);
      current = goesOn
        ? (sections.at(-1) as ResumeSection)
        : { kind: current.kind, heading: current.heading, lines: [] };
      if (!goesOn) sections.push(current);
    } else current.lines.push(line);
  }
  return withKindsByContent(sections.filter(({ lines: held, heading }) => held.length > 0 || heading));
}

/**
 * A section of degrees under 'Training' or 'Credentials' is education if there is no other one; one of periods without
 * degrees under 'Academic positions' holds jobs.
 */
function withKindsByContent(sections: readonly ResumeSection[]): ResumeSection[] {
  const degrees = ({ lines }: ResumeSection) => lines.filter(namesDegree).length;
  const hasEducation = sections.some((section) => section.kind === 'education' && degrees(section) > 0);
  return sections.map((section): ResumeSection => {
    const { kind, heading, lines } = section;
    if (kind === 'certifications' && !hasEducation && degrees(section) * 3 >= lines.length && degrees(section) > 0)
      return { ...section, kind: 'education' };
    const namesJobs =
      heading && /\b(?:positions?|appointments?|posts?|experience|career|service)\W*$/i.test(heading.text);
    return kind === 'education' && namesJobs && degrees(section) === 0 && findAnchors(lines).length > 0
      ? { ...section, kind: 'jobs' }
      : section;
  });
}

const namesDegree = ({ text, cells = [] }: ResumeLine): boolean =>
  [text, ...cells.map((cell) => cell.text)].some((each) => DEGREE.test(each) || QUALIFICATION.test(each));

/** A column that starts above the current section's heading has a head of its own, with contacts. */
function opensHeader(line: ResumeLine, before: ResumeLine | undefined, { heading }: ResumeSection): boolean {
  const [own, other, top] = [line.layout, before?.layout, heading?.layout];
  if (!own || !other || !top || own.column === other.column || own.page !== top.page) return false;
  return own.y !== undefined && top.y !== undefined && own.y < top.y;
}

/** 'Languages' within skills, before Java and SQL, names a group of skills. */
function isNoHeading(
  lines: readonly ResumeLine[],
  at: number,
  headings: ReadonlyMap<ResumeLine, unknown> | null,
  { kind: within }: ResumeSection,
): boolean {
  const kind = headings?.get(lines[at] as ResumeLine);
  // the name and title above the first section may resemble headings
  if (kind === 'unknown' && within === 'header')
    return !['jobs', 'education'].includes(kindOfLines(ownLines(lines, at, headings)));
  if (kind !== 'languages' || within !== 'skills') return false;
  return !lines.slice(at + 1, at + 3).some(({ text }) => namesLanguage(text));
}

/** The lines up to the next heading. */
function ownLines(
  lines: readonly ResumeLine[],
  at: number,
  headings: ReadonlyMap<ResumeLine, unknown> | null,
): ResumeLine[] {
  const end = lines.findIndex((line, index) => index > at && headings?.has(line));
  return lines.slice(at + 1, end === -1 ? undefined : end);
}

/** The kind of a section with an unknown heading: periods with names are jobs, degrees are education. */
function kindOfLines(own: readonly ResumeLine[]): SectionKind {
  const degrees = own.filter(({ text }) => DEGREE.test(text)).length;
  if (degrees >= 1 && degrees * 6 >= own.length) return 'education';
  if (own.length > 0 && own.every(({ text }) => text.length < 60 && namesLanguage(text))) return 'languages';
  return findAnchors(own).length > 0 && !own.some(({ text }) => /\bphone|mob(?:ile)?\b|@/i.test(text))
    ? 'jobs'
    : 'other';
}

/** 'Career Summary' starts a list of jobs or a paragraph, 'Internship' a job or a project: dates decide. */
function kindByContent(kind: SectionKind, heading: string, next: readonly ResumeLine[]): SectionKind {
  const isInternship = kind === 'projects' && /^\W*internships?\W*$/i.test(heading);
  if (!isInternship && (kind !== 'summary' || !/summary|profile/i.test(heading))) return kind;
  const end = next.findIndex((line) => headingKind(line.text));
  const own = end === -1 ? next : next.slice(0, end);
  const isDated = own.some(({ text, cells = [] }) => [text, ...cells.map((cell) => cell.text)].some(hasDate));
  return /career|experience|work|intern/i.test(heading) && isDated ? 'jobs' : kind;
}

const hasDate = (text: string): boolean => findPeriod(text) !== null || asDate(text) !== null;

/** A table's header in separate cells ('Qualification', 'Board', 'Year') has words that are headings elsewhere. */
function isCell(lines: readonly ResumeLine[], at: number): boolean {
  const cell =
    /^(?:board|institut(?:e|ion)|university|year(?: of passing)?|marks|percentage|designation|from|to|duration|company|organi[sz]ation)\b/i;
  return (
    [lines[at + 1]?.text ?? ''].some((text) => cell.test(text) && text.split(' ').length <= 3) &&
    !/^(?:education|work|experience|employment|professional|career|academic|educational)/i.test(lines[at]?.text ?? '')
  );
}

function inlineHeading(line: ResumeLine, within: SectionKind): { kind: SectionKind; rest: ResumeLine } | null {
  const match = /^([A-Za-z &/]{3,40}?)\s*(?::\s*-?|:-|[-–]\s)\s*(?=[^\s-])/.exec(line.text);
  if (!match?.[1]) return null;
  const kind = headingKind(match[1]);
  // 'Languages: Java, C++' and 'Tools: Git' are groups of a list of skills
  if (!kind || !INLINE.has(kind) || within === 'skills' || within === 'jobs' || within === 'projects') {
    return kind === 'languages' && within === 'jobs' ? restOf(line, match[0].length, kind) : null;
  }
  return restOf(line, match[0].length, kind);
}

const NUMBERED = /^\(?\d{1,2}[.)]\s/;

/** A form's row with a heading's words as its label: 'Skills | Java, SQL'. */
function headingCell(
  line: ResumeLine,
  { kind: within, heading }: ResumeSection,
): { kind: SectionKind; rest: ResumeLine } | null {
  const [label, value] = line.cells ?? [];
  const kind = label && headingKind(label.text);
  // '12. Special skills' after '11. Employment' is not part of it
  const isNext = NUMBERED.test(label?.text ?? '') && NUMBERED.test(heading?.text ?? '');
  if (
    !kind ||
    !value ||
    line.cells?.length !== 2 ||
    !INLINE.has(kind) ||
    (!isNext && (within === 'skills' || within === 'jobs' || within === 'education'))
  )
    return null;
  return {
    kind,
    rest: {
      ...line,
      text: value.text.replace(/^[:–-]\s*/, ''),
      start: value.end - value.text.replace(/^[:–-]\s*/, '').length,
      cells: [value],
    },
  };
}

function restOf(line: ResumeLine, skipped: number, kind: SectionKind): { kind: SectionKind; rest: ResumeLine } {
  return { kind, rest: { ...line, text: line.text.slice(skipped), start: line.start + skipped } };
}

/** All lines of a kind, in order. */
export const linesOf = (sections: readonly ResumeSection[], ...kinds: SectionKind[]): ResumeLine[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);

/** From the line with this piece up to the next heading, the text is the header again: a side column came first. */
export function cutAtName(sections: readonly ResumeSection[], name: Piece): ResumeSection[] {
  return sections.flatMap((section) => {
    if (section.heading && section.heading.start <= name.start && name.end <= section.heading.end)
      return [{ ...section, kind: 'header' as const }];
    const at = section.lines.findIndex(({ start, end }) => start <= name.start && name.end <= end);
    if (at === -1 || section.kind === 'header' || section.kind === 'personal' || section.kind === 'other')
      return [section];
    return [
      { ...section, lines: section.lines.slice(0, at) },
      { kind: 'header' as const, heading: null, lines: section.lines.slice(at) },
    ];
  });
}
