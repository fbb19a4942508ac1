import { namesSchool } from '#domain/qualifications.ts';
import { wholeCertificates } from '#indexer/files/resume-parser/find-certifications.ts';
import { isLevel, type SkillReading } from '#indexer/files/resume-parser/find-listed-skills.ts';
import { isEarlier } from '#indexer/files/resume-parser/find-period.ts';
import { degreeWithBranch } from '#indexer/files/resume-parser/find-qualifications.ts';
import { type ReadCourse, type Reading, type ReadJob, spanOf } from '#indexer/files/resume-parser/reading.ts';
import { listedSkill } from '#search-templates/expansion/skills.ts';
import { periodBelow, periodBeside, readPeriod, readYear, stackedPeriod, yearBeside } from './entry-dates.ts';
import { type LabelledValue, writtenText } from './label-page.ts';
import { COURSE_KINDS, JOB_KINDS, type Kind } from './labels.ts';
import { isBoardOf } from './school-names.ts';
import { wholeValues } from './whole-values.ts';

/** What the model reads of a resume; confidences are its probabilities. */
export interface ModelReadings {
  name: Reading<string> | null;
  jobs: ModelJob[];
  education: Reading<ReadCourse>[];
  skills: SkillReading[];
  languages: Reading<string>[];
  certifications: Reading<string>[];
}

export type ModelJob = Reading<ReadJob> & {
  /** Its employer is that of the job above it. */
  inherits?: boolean;
  /** Its period is a single date, and nothing says that the job is ongoing. */
  hasOneDate?: boolean;
};

type Entry = Map<Kind, LabelledValue>;

const MOST_SKILLS = 150;

/** Jobs, qualifications and lists, composed of a page's labelled values. */
export function composeReadings(labelled: readonly LabelledValue[], text: string): ModelReadings {
  const values = wholeValues(labelled, text);
  const list = (kind: Kind) => values.filter((value) => value.kind === kind).map((value) => readingOf(value, text));
  return {
    name: list('name').toSorted((a, b) => b.confidence - a.confidence)[0] ?? null,
    jobs: jobsOf(values, text),
    education: coursesOf(values, text),
    skills: unique(list('skill').flatMap(toSkill)).slice(0, MOST_SKILLS),
    languages: unique(list('language')),
    certifications: unique(wholeCertificates(list('certification'), text)),
  };
}

const readingOf = (value: LabelledValue, text: string): Reading<string> => ({
  value: writtenText(value, text),
  confidence: value.probability,
  at: { start: value.start, end: value.end },
});

function unique<T extends Reading<string>>(readings: readonly T[]): T[] {
  const found = new Map<string, T>();
  for (const reading of readings) {
    const key = reading.value.toLowerCase();
    if (key !== '' && !found.has(key)) found.set(key, reading);
  }
  return [...found.values()];
}

function toSkill(reading: Reading<string>): SkillReading[] {
  const known = listedSkill(reading.value);
  if (known) return [{ ...reading, value: known.name }];
  return /\p{L}/u.test(reading.value) && !isLevel(reading.value) ? [{ ...reading, isUnknown: true }] : [];
}

/** Kinds of which one entry may have several: places, subjects and marks. The first one counts. */
const SEVERAL: ReadonlySet<Kind> = new Set(['jobPlace', 'branch', 'marks']);

/** The values of these kinds, entry by entry: a new one begins where the model says so, and at a second period or name. */
function entriesOf(all: readonly LabelledValue[], kinds: ReadonlySet<Kind>, text: string): Entry[] {
  const values = all.filter(({ kind }) => kinds.has(kind));
  const entries: Entry[] = [];
  let entry: Entry | null = null;
  for (const [at, value] of values.entries()) {
    const isEnd = isSecondYear(value, values.slice(at + 1)) && endsPeriod(entry?.get('year'), value, text);
    if (entry && isItsUniversity(entry, value)) {
      const subject = subjectBehind(entry, text);
      if (subject) entry.set('branch', subject);
      const first = entry.get('institute');
      if (!subject && first && isUniversityOf(first, value, text)) {
        entry.set('institute', value);
        entry.set('board', first);
      } else entry.set(subject ? 'institute' : 'board', value);
      continue;
    }
    const isMore = entry?.has(value.kind) && (SEVERAL.has(value.kind) || isEnd);
    if (!entry || value.opensEntry || (entry.has(value.kind) && !isMore)) entries.push((entry = new Map()));
    if (!entry.has(value.kind) || isEnd) entry.set(value.kind, value);
  }
  return entries;
}

/** The second school of a degree is the university of the first: 'School of Law' and 'Ambedkar Law University'. */
const isItsUniversity = (entry: Entry, { kind, opensEntry }: LabelledValue): boolean =>
  kind === 'institute' && !opensEntry && entry.has('degree') && entry.has('institute') && !entry.has('board');

/** The first of two schools is the university of the second: 'Mizoram University – B.A., Pachhunga College'. */
const isUniversityOf = (first: LabelledValue, second: LabelledValue, text: string): boolean =>
  isBoardOf(text.slice(first.start, first.end), text.slice(second.start, second.end));

/** What is taken for the first of two schools but is right behind the degree and names none: 'PhD, Life Sciences'. */
function subjectBehind(entry: Entry, text: string): LabelledValue | null {
  const [degree, school] = [entry.get('degree'), entry.get('institute')];
  if (!degree || !school || entry.has('branch') || namesSchool(text.slice(school.start, school.end))) return null;
  return /^(?:, | in )$/.test(text.slice(degree.end, school.start)) ? { ...school, kind: 'branch' } : null;
}

/** A second year below the facts of its entry is the end of the course: '2015 M.F.M. | NIFT' and '2017'. */
function isSecondYear({ kind, opensEntry }: LabelledValue, below: readonly LabelledValue[]): boolean {
  if (kind !== 'year' || opensEntry) return false;
  const next = below.find((value) => value.opensEntry || !CLOSING_KINDS.has(value.kind));
  return !next || next.opensEntry;
}
const CLOSING_KINDS: ReadonlySet<Kind> = new Set(['board', 'marks']);

/** Not the year of a certificate below: 'KSET qualified, 2003'. */
function endsPeriod(first: LabelledValue | undefined, { start }: LabelledValue, text: string): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return !first || !/\p{L}/u.test(text.slice(Math.max(first.end, start - line.length), start).replace(/\bto\b/i, ''));
}

function jobsOf(values: readonly LabelledValue[], text: string): ModelJob[] {
  let employer: LabelledValue | undefined;
  const entries = withFactsAbove(entriesOf(values, JOB_KINDS, text));
  const jobs = entries.flatMap((entry, at): ModelJob[] => {
    // several titles share the employer above them
    employer = entry.get('employer') ?? employer;
    const next = entries[at + 1];
    return toJob(entry, employer, text, next ? spanOf([...next.values()]).start : text.length + 1);
  });
  // projects and mentions of posts have no dates
  const dated = jobs.filter(({ value }) => value.from);
  return (dated.length > 0 ? dated : jobs).map(withOwnEnd);
}

/** An entry without a title, and a title alone directly before it, are one; so are one without a period and a period. */
function withFactsAbove(entries: readonly Entry[]): Entry[] {
  const joined: Entry[] = [];
  const whole = entries.filter((entry) => entry.has('title') && entry.has('employer'));
  const isBelow =
    whole.filter((entry) => startOf(entry, 'employer') > startOf(entry, 'title')).length > whole.length / 2;
  for (const entry of entries) {
    const last = joined.at(-1);
    const alone = last && FACTS_OF_JOB.filter((kind) => last.has(kind));
    const isPart = alone?.length === 1 && alone[0] !== 'employer' && !entry.has(alone[0] as Kind);
    // the employer below its title, where the others are
    const isItsEmployer =
      isBelow && last?.has('title') && last.has('period') && !last.has('employer') && !entry.has('title');
    if (last && (isPart || (isItsEmployer && !entry.has('period'))))
      for (const [kind, value] of entry) last.set(kind, value);
    else joined.push(entry);
  }
  return joined;
}
const startOf = (entry: Entry, kind: Kind): number => entry.get(kind)?.start ?? 0;
const FACTS_OF_JOB: readonly Kind[] = ['title', 'employer', 'period'];

/** A job with one date is over if others have an end and it is an internship or a later one begins: 'May 2024'. */
function withOwnEnd(job: ModelJob, _: number, jobs: readonly ModelJob[]): ModelJob {
  const { from, title = '' } = job.value;
  if (!job.hasOneDate || !from || !jobs.some(({ value }) => value.to)) return job;
  const isFollowed = jobs.some(({ value }) => value.from && isEarlier(from, value.from));
  if (!isFollowed && !SHORT_JOB.test(title)) return job;
  return { ...job, value: { ...job.value, to: from, isOngoing: false } };
}
const SHORT_JOB = /\b(?:intern(?:ship)?|trainee|training|apprentice(?:ship)?|volunteer|placement|summer|winter)\b/i;

/** 'IN-20871' of a certificate with its period, in a table like one of jobs. */
const CERTIFICATE_NUMBER = /^\p{Lu}{0,5}[-/ ]?\d{3,}$/u;

/** `roomEnd` is the start of the next entry. */
function toJob(entry: Entry, employer: LabelledValue | undefined, text: string, roomEnd: number): ModelJob[] {
  const title = entry.get('title');
  if (title && CERTIFICATE_NUMBER.test(writtenText(title, text))) return [];
  const period = entry.get('period');
  const own = [title, period, entry.get('employer')].filter((value) => value !== undefined);
  const read = period ? readPeriod(period, text) : (periodBeside(own, text) ?? periodBelow(own, text, roomEnd));
  const dates = (!read || read.isSingle ? stackedPeriod(own, text, roomEnd) : null) ?? read;
  if (own.length < 2 && !(dates && title)) return [];
  const used = [title, period, employer].filter((value) => value !== undefined);
  return [
    {
      value: {
        ...(title && { title: writtenText(title, text) }),
        ...(employer && { employer: writtenText(employer, text) }),
        ...(dates && { from: dates.from }),
        ...(dates?.to && { to: dates.to }),
        isOngoing: dates ? dates.to === undefined : false,
      },
      confidence: Math.min(
        ...used.map(({ probability }) => probability),
        used.length === FACTS && dates ? 1 : INCOMPLETE,
      ),
      at: spanOf(own),
      ...(employer && !entry.has('employer') && { inherits: true }),
      ...(dates?.isSingle && { hasOneDate: true }),
    },
  ];
}

/** Title, employer and period. */
const FACTS = 3;
/** The most confidence in an entry that lacks a fact. */
const INCOMPLETE = 0.6;

function coursesOf(values: readonly LabelledValue[], text: string): Reading<ReadCourse>[] {
  const made = entriesOf(values, COURSE_KINDS, text).filter((entry, at, all) => !isLabelOf(entry, all[at + 1], text));
  const entries = withSchoolsAbove(joinedHalves(withFactsAboveDegree(made), text));
  const places = entries.map((entry) => spanOf([...entry.values()]));
  const courses = entries.flatMap((entry, at) => toCourse(entry, text, places[at + 1]?.start ?? text.length));
  // a degree in a sentence has neither school nor year
  const whole = courses.filter(({ value }) => value.institution ?? value.year);
  const named = whole.filter(({ value }) => value.course);
  return [named, whole].find(({ length }) => length > 0) ?? courses;
}

/** Several degrees share the school above them, if it stands above the first of them. */
function withSchoolsAbove(entries: readonly Entry[]): Entry[] {
  let above: LabelledValue | undefined;
  return entries.map((entry) => {
    const [degree, school] = [entry.get('degree'), entry.get('institute')];
    if (school ?? entry.get('board')) above = school && degree && school.start < degree.start ? school : undefined;
    const isRest = degree && entry.has('year') && ![...entry.values()].some(({ opensEntry }) => opensEntry);
    return above && !school && isRest ? new Map([...entry, ['institute', above]]) : entry;
  });
}

/** A qualification that is only the label of the next one: 'Higher Secondary' of 'Higher Secondary H.S. (Arts), 1989'. */
function isLabelOf(entry: Entry, next: Entry | undefined, text: string): boolean {
  const [own, other] = [entry.get('degree'), next?.get('degree')];
  return entry.size === 1 && !!own && !!other && /^ ?:? $/.test(text.slice(own.end, other.start));
}

/** A year alone between two whole entries, and a school with its year, are of the degree below that lacks them. */
function withFactsAboveDegree(entries: readonly Entry[]): Entry[] {
  const joined: Entry[] = [];
  for (const entry of entries) {
    const last = joined.at(-1);
    const isYear = last?.size === 1 && last.has('year') && joined.at(-2)?.has('year');
    const isSchool = last?.has('year') && last.has('institute') && !last.has('degree') && !entry.has('institute');
    if (last && entry.has('degree') && !entry.has('year') && (isYear || isSchool))
      for (const [kind, value] of entry) last.set(kind, value);
    else joined.push(entry);
  }
  return joined;
}

/** An entry with a degree, and one with the school or year that it lacks and without a degree, are one. */
function joinedHalves(entries: readonly Entry[], text: string): Entry[] {
  const joined: Entry[] = [];
  const written = (entry: Entry, kind: Kind) => {
    const value = entry.get(kind);
    return value && writtenText(value, text).toLowerCase();
  };
  for (const entry of entries) {
    const last = joined.at(-1);
    const isRest = last?.has('degree') && !entry.has('degree');
    const oneSchool =
      !last?.has('institute') || !entry.has('institute') || written(last, 'institute') === written(entry, 'institute');
    const hasSchool = last?.has('institute') || (last?.has('board') && entry.has('board'));
    const addsSchool = !hasSchool && (entry.has('institute') || entry.has('board'));
    const oneYear = addsSchool || !last?.has('year') || !entry.has('year');
    if (last && isRest && oneSchool && oneYear) for (const [kind, value] of entry) last.set(kind, value);
    else joined.push(entry);
  }
  return joined;
}

/** `roomEnd` is the start of the next entry. */
function toCourse(entry: Entry, text: string, roomEnd: number): Reading<ReadCourse>[] {
  const written = (kind: Kind) => {
    const value = entry.get(kind);
    return value && writtenText(value, text);
  };
  const [degreeValue, branchValue] = [entry.get('degree'), entry.get('branch')];
  const joint =
    degreeValue && branchValue && !degreeValue.rest && !branchValue.rest
      ? degreeWithBranch(text, degreeValue, branchValue)
      : null;
  const degree = (joint ?? written('degree'))?.replace(PASSED, '');
  const course = degree && (degree.length > 1 || SCHOOL_CLASS.test(degree)) ? degree : undefined;
  const facts = [...entry.values()];
  const same = entry.has('institute') ? null : SAME_SCHOOL.exec(text.slice(spanOf(facts).start, spanOf(facts).end));
  const [institute, university] = collegeOf(written('institute')) ?? [written('institute') ?? same?.[0]];
  const institution = institute ?? written('board');
  const year = entry.has('year') ? readYear(written('year') ?? '') : yearBeside(spanOf(facts), text, roomEnd);
  if (!course && !(institution && year)) return [];
  const used = [...entry].filter(([kind]) => kind !== 'branch' && kind !== 'marks').map(([, value]) => value);
  const [branch, board, marks] = [
    written('branch'),
    institute ? (written('board') ?? university) : undefined,
    written('marks'),
  ];
  return [
    {
      value: {
        ...(course && { course }),
        ...(institution && { institution }),
        ...(year && { year }),
        ...(branch && { branch }),
        ...(board && { board }),
        ...(marks && { marks }),
      },
      confidence: Math.min(
        ...used.map(({ probability }) => probability),
        course && institution && year ? 1 : INCOMPLETE,
      ),
      at: spanOf(facts),
    },
  ];
}

/** The school of the qualification above, see combine-readings.ts. */
const SAME_SCHOOL = /\b(?:the )?same (?:school|college|institut(?:e|ion))\b/i;

/** '8th pass' */
const PASSED = /(?<=\d(?:th)?) pass(?:ed)?$/i;

/** The college and its university of 'UPTU (Kaveri Engineering College)', the school and board of 'Kaveri School, W.B.B.S.E.'. */
function collegeOf(institute = ''): [college: string, university: string] | null {
  const [, outer = '', inner = ''] = /^([^()]+) \(([^()]+)\)$/.exec(institute) ?? [];
  if (isBoardOf(outer, inner)) return [inner, outer];
  const [, school = '', board = ''] = /^(.+), ((?:\p{Lu}\.){3,})$/u.exec(institute) ?? [];
  return isBoardOf(board, school) ? [school, board] : null;
}

/** 'X', the tenth class. */
const SCHOOL_CLASS = /^[XV\d]$/;
