import { wholeCertificates } from '#indexer/files/resume-parser/find-certifications.ts';
import { isLevel, type SkillReading } from '#indexer/files/resume-parser/find-listed-skills.ts';
import { asDate, findDate, findPeriod, isNow } from '#indexer/files/resume-parser/find-period.ts';
import {
  type ReadCourse,
  type Reading,
  type ReadJob,
  type Span,
  spanOf,
} from '#indexer/files/resume-parser/reading.ts';
import { listedSkill } from '#search-templates/expansion/skills.ts';
import type { LabelledValue } from './label-page.ts';
import { COURSE_KINDS, JOB_KINDS, type Kind } from './labels.ts';
import { wholeValues } from './whole-values.ts';

/** What the model reads of a resume; confidences are its probabilities. */
export interface ModelReadings {
  name: Reading<string> | null;
  jobs: ModelJob[];
  /** Jobs whose period or employer was not found, although others have theirs. */
  hasHalfJobs: boolean;
  education: Reading<ReadCourse>[];
  skills: SkillReading[];
  languages: Reading<string>[];
  certifications: Reading<string>[];
}

/** `inherits` if its employer is that of the job above it. */
export type ModelJob = Reading<ReadJob> & { inherits?: boolean };

type Entry = Map<Kind, LabelledValue>;

const MOST_SKILLS = 150;

/** Jobs, qualifications and lists, composed of a page's labelled values. */
export function composeReadings(labelled: readonly LabelledValue[], text: string): ModelReadings {
  const values = wholeValues(labelled, text);
  const list = (kind: Kind) => values.filter((value) => value.kind === kind).map((value) => readingOf(value, text));
  return {
    name: list('name').toSorted((a, b) => b.confidence - a.confidence)[0] ?? null,
    ...jobsOf(values, text),
    education: coursesOf(values, text),
    skills: unique(list('skill').flatMap(toSkill)).slice(0, MOST_SKILLS),
    languages: unique(list('language')),
    certifications: unique(wholeCertificates(list('certification'), text)),
  };
}

const readingOf = ({ start, end, probability }: LabelledValue, text: string): Reading<string> => ({
  value: tidied(text.slice(start, end)),
  confidence: probability,
  at: { start, end },
});

const tidied = (text: string): string => text.replace(/\s+/g, ' ').trim();

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

/** The values of these kinds, entry by entry: a new one begins where the model says so, and at a second period or name. */
function entriesOf(values: readonly LabelledValue[], kinds: ReadonlySet<Kind>): Entry[] {
  const entries: Entry[] = [];
  let entry: Entry | null = null;
  for (const value of values) {
    if (!kinds.has(value.kind)) continue;
    if (!entry || value.opensEntry || entry.has(value.kind)) entries.push((entry = new Map()));
    entry.set(value.kind, value);
  }
  return entries;
}

function jobsOf(values: readonly LabelledValue[], text: string): Pick<ModelReadings, 'jobs' | 'hasHalfJobs'> {
  let employer: LabelledValue | undefined;
  let titles = 0;
  const jobs = entriesOf(values, JOB_KINDS).flatMap((entry): ModelJob[] => {
    // several titles share the employer above them
    employer = entry.get('employer') ?? employer;
    if (entry.has('title')) titles++;
    return toJob(entry, employer, text);
  });
  // projects and mentions of posts have no dates
  const dated = jobs.filter(({ value }) => value.from);
  const found = dated.length > 0 ? dated : jobs;
  return { jobs: found, hasHalfJobs: found.length < titles };
}

function toJob(entry: Entry, employer: LabelledValue | undefined, text: string): ModelJob[] {
  const title = entry.get('title');
  const period = entry.get('period');
  const own = [title, period, entry.get('employer')].filter((value) => value !== undefined);
  const dates = period ? readPeriod(text.slice(period.start, period.end)) : periodBeside(own, text);
  if (own.length < 2 && !(dates && title)) return [];
  const used = [title, period, employer].filter((value) => value !== undefined);
  return [
    {
      value: {
        ...(title && { title: tidied(text.slice(title.start, title.end)) }),
        ...(employer && { employer: tidied(text.slice(employer.start, employer.end)) }),
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
    },
  ];
}

/** A period in the lines of the other facts, which the model missed. */
function periodBeside(own: readonly LabelledValue[], text: string): Pick<ReadJob, 'from' | 'to'> | null {
  if (own.length === 0) return null;
  const { start, end } = linesAround(spanOf(own), text);
  const period = findPeriod(text.slice(start, end));
  return period && { from: period.from, ...(period.to && { to: period.to }) };
}

function linesAround({ start, end }: Span, text: string): Span {
  const after = text.indexOf('\n', end);
  return {
    start: text.lastIndexOf('\n', start - 1) + 1,
    end: Math.min(after === -1 ? text.length : after, end + MOST_BESIDE),
  };
}
const MOST_BESIDE = 300;

/** Title, employer and period. */
const FACTS = 3;
/** The most confidence in an entry that lacks a fact. */
const INCOMPLETE = 0.6;

function coursesOf(values: readonly LabelledValue[], text: string): Reading<ReadCourse>[] {
  const entries = joinedHalves(entriesOf(values, COURSE_KINDS), text);
  const places = entries.map((entry) => spanOf([...entry.values()]));
  const courses = entries.flatMap((entry, at) => toCourse(entry, text, places[at + 1]?.start ?? text.length));
  // a degree in a sentence has neither school nor year
  const whole = courses.filter(({ value }) => value.institution ?? value.year);
  return whole.length > 0 ? whole : courses;
}

/** An entry with a degree, and one with the school or year that it lacks and without a degree, are one. */
function joinedHalves(entries: readonly Entry[], text: string): Entry[] {
  const joined: Entry[] = [];
  const written = (entry: Entry, kind: Kind) => {
    const value = entry.get(kind);
    return value && text.slice(value.start, value.end).toLowerCase();
  };
  for (const entry of entries) {
    const last = joined.at(-1);
    const isRest = last?.has('degree') && !entry.has('degree');
    const oneSchool =
      !last?.has('institute') || !entry.has('institute') || written(last, 'institute') === written(entry, 'institute');
    const oneYear = !last?.has('institute') || !last.has('year') || !entry.has('year');
    if (last && isRest && oneSchool && oneYear) for (const [kind, value] of entry) last.set(kind, value);
    else joined.push(entry);
  }
  return joined;
}

/** `roomEnd` is the start of the next entry. */
function toCourse(entry: Entry, text: string, roomEnd: number): Reading<ReadCourse>[] {
  const written = (kind: Kind) => {
    const value = entry.get(kind);
    return value && tidied(text.slice(value.start, value.end));
  };
  const degree = written('degree');
  const course = degree && degree.length > 1 ? degree : undefined;
  const institution = written('institute') ?? written('board');
  const facts = [...entry.values()];
  const year = entry.has('year') ? readYear(written('year') ?? '') : yearBeside(spanOf(facts), text, roomEnd);
  if (!course && !(institution && year)) return [];
  const used = [...entry].filter(([kind]) => kind !== 'branch' && kind !== 'marks').map(([, value]) => value);
  const [branch, board, marks] = [
    written('branch'),
    entry.has('institute') ? written('board') : undefined,
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

/** The last year in the lines of the other facts, otherwise directly after them. */
function yearBeside(own: Span, text: string, roomEnd: number): number | undefined {
  const lines = linesAround(own, text);
  const after = text.slice(own.end, Math.min(roomEnd, own.end + NEXT_LINE));
  for (const part of [text.slice(lines.start, lines.end), after]) {
    const years = [...part.matchAll(YEARS)].map(({ 0: written }) => readYear(written) ?? 0);
    if (years.length > 0) return Math.max(...years);
  }
  return undefined;
}
/** Characters in which a fact of the next line begins. */
const NEXT_LINE = 60;

/** A period in one text, in two cells ('Jan 2020', 'Mar 2021'), or only its start. */
function readPeriod(text: string): Pick<ReadJob, 'from' | 'to'> | null {
  const flat = tidied(text);
  const period = findPeriod(flat);
  if (period) return { from: period.from, ...(period.to && { to: period.to }) };
  const first = findDate(flat);
  if (!first) return null;
  const rest = flat.slice(first.index + first.length);
  const second = isNow(rest) ? null : (findDate(rest)?.date ?? null);
  return { from: first.date, ...(second && { to: second }) };
}

function readYear(text: string): number | undefined {
  const short = /^((?:19|20)\d{2})\s*[-–—/]\s*(\d{2})$/.exec(text.trim());
  const end = short && Number(`${short[1]?.slice(0, 2)}${short[2]}`);
  if (short && end && end >= Number(short[1]) && end - Number(short[1]) <= LONGEST_COURSE) return end;
  const date = asDate(text);
  if (date && date !== 'now') return date.year;
  const period = findPeriod(text);
  return period ? (period.to ?? period.from).year : findDate(text)?.date.year;
}
/** In years; a larger number after a year is a mark. */
const LONGEST_COURSE = 10;
/** A year, or a period of years; not a year and a mark ('2016 – 68 %'). */
const YEARS = /(?<!\d)(?:19|20)\d{2}(?:\s*[-–—]\s*\d{2}(?![\d-]|\s*%|\.\d))?(?!\d)/g;
