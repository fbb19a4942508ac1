import { canonicalCity } from '#domain/places/cities.ts';
import type { ParsedResume, YearMonth } from '#indexer/files/resume-parser/reading.ts';
import type { Label, LabelledEducation, LabelledJob } from '../label.ts';

export interface Counts {
  right: number;
  /** Read but not on the page, or read wrongly. */
  wrong: number;
  /** On the page but not read, or read wrongly. */
  missed: number;
}

/** One value that was read, with the parser's confidence. */
export interface Judged {
  confidence: number;
  isRight: boolean;
}

export interface FieldResult extends Counts {
  field: string;
  judged: Judged[];
  wrongValues: string[];
  missedValues: string[];
}

/** A value as read: `key` compares equal to a label's value if it is right. */
interface Read {
  key: string;
  confidence: number;
}

/** Letters and digits only: capitals, punctuation and blanks between spaced letters do not count. */
export const key = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{M}\p{N}+#]/gu, '');

const companyKey = (text: string): string => key(text.replace(/\b(?:pvt|private|ltd|limited)\b\.?/gi, ''));
const cityKey = (text: string): string => key(canonicalCity(text)?.name ?? text);
const monthOf = (date: YearMonth): string =>
  date.month ? `${date.year}-${String(date.month).padStart(2, '0')}` : `${date.year}`;
const endOf = (job: LabelledJob): string => job.to ?? (job.current ? 'now' : 'now');
const jobDates = (job: LabelledJob): string => `${job.from}/${endOf(job)}`;
const jobKey = (job: LabelledJob): string => `${key(job.title)}|${companyKey(job.employer)}|${jobDates(job)}`;
const datesRead = ({ from, to, isOngoing }: ParsedResume['jobs'][number]['value']): string =>
  `${from ? monthOf(from) : '?'}/${to && !isOngoing ? monthOf(to) : 'now'}`;

/** A degree may be read with its branch, in brackets or after "in". */
const degreeKey = (text: string): string => key(text.replace(/\b(?:in|of|the)\b/gi, ' ').replace(/\(.*?\)/g, ' $& '));
const wordsKey = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}.+#]+/gu) ?? []
  )
    .map((word) => word.replaceAll('.', ''))
    .filter((word) => word !== '' && !/^(?:in|of|the|and)$/.test(word))
    .sort()
    .join(' ');

/** The label's institute with and without its place, or its board if the page shows no institute. */
function institutesOf({ institute, board }: LabelledEducation): string[] {
  if (institute === null) return board === null ? [] : [key(board)];
  const bare = institute.replace(/,[^,]*$/, '');
  return [key(institute), key(bare), ...(board ? [key(`${institute}${board}`), key(`${bare}${board}`)] : [])];
}

function isDegree(label: LabelledEducation, read: string | undefined): boolean {
  if (label.degree === null) return true;
  if (read === undefined) return false;
  const both = `${label.degree} ${label.branch ?? ''}`;
  return degreeKey(read) === degreeKey(label.degree) || wordsKey(read) === wordsKey(both);
}

function isInstitute(label: LabelledEducation, read: string | undefined): boolean {
  const accepted = institutesOf(label);
  return accepted.length === 0 || (read !== undefined && accepted.includes(key(read)));
}

type Course = ParsedResume['education'][number]['value'];
const isCourse = (label: LabelledEducation, read: Course): boolean =>
  isDegree(label, read.course) && isInstitute(label, read.institution) && read.year === label.year;

/** Each wanted value is matched with one equal value that was read. */
function compare(
  field: string,
  wanted: readonly string[],
  read: readonly Read[],
  accepted: readonly string[] = [],
): FieldResult {
  const left = [...wanted];
  const judged: Judged[] = [];
  const wrongValues: string[] = [];
  for (const { key: value, confidence } of read) {
    const at = left.indexOf(value);
    if (at === -1 && accepted.includes(value)) continue;
    if (at === -1) wrongValues.push(value);
    else left.splice(at, 1);
    judged.push({ confidence, isRight: at !== -1 });
  }
  return {
    field,
    right: judged.length - wrongValues.length,
    wrong: wrongValues.length,
    missed: left.length,
    judged,
    wrongValues,
    missedValues: left,
  };
}

function compareEducation(wanted: readonly LabelledEducation[], read: ParsedResume['education']): FieldResult {
  const left = [...wanted];
  const judged: Judged[] = [];
  const wrongValues: string[] = [];
  for (const { value, confidence } of read) {
    const at = left.findIndex((label) => isCourse(label, value));
    if (at === -1) wrongValues.push(`${value.course} | ${value.institution} | ${value.year}`);
    else left.splice(at, 1);
    judged.push({ confidence, isRight: at !== -1 });
  }
  return {
    field: 'education',
    right: judged.length - wrongValues.length,
    wrong: wrongValues.length,
    missed: left.length,
    judged,
    wrongValues,
    missedValues: left.map(
      (each) => `${each.degree} / ${each.branch} | ${each.institute} / ${each.board} | ${each.year}`,
    ),
  };
}

/** A skill under the product's name for it ('Excel' for 'MS Excel') is the one at its position in the text. */
function skillsRead(label: Label, parsed: ParsedResume, text: string): Read[] {
  const wanted = new Set([...label.skills, ...label.skillsAlsoAccepted].map(key));
  return parsed.skills.map(({ value, confidence, at, isUnknown }) => {
    const written = key(text.slice(at.start, at.end));
    return { key: !isUnknown && !wanted.has(key(value)) ? written : key(value), confidence };
  });
}

type Single = { value: string | number | boolean; confidence: number } | null | undefined;
const one = (reading: Single, write: (value: string) => string = (value) => value): Read[] =>
  reading ? [{ key: write(String(reading.value)), confidence: reading.confidence }] : [];
const wanted = (value: string | number | null): string[] => (value === null ? [] : [String(value)]);
/** Of a profile's address, the account: some pages print nothing else. */
const accountKey = (text: string): string => key(text.replace(/\/$/, '').split('/').at(-1) ?? '');

const sameStatus = (status: string): string => ({ unmarried: 'single', widow: 'widowed' })[status] ?? status;
const sameGender = (gender: string): string =>
  ({ f: 'female', woman: 'female', m: 'male', man: 'male' })[gender] ?? gender;

/** Compares everything read from one file with its label, field by field. */
export function compareReading(label: Label, parsed: ParsedResume, text: string): FieldResult[] {
  const list = <T>(readings: readonly { value: T; confidence: number }[], write: (value: T) => string | undefined) =>
    readings.flatMap(({ value, confidence }): Read[] => {
      const text = write(value);
      return text === undefined || text === '' ? [] : [{ key: text, confidence }];
    });
  const phoneKey = (phone: { countryCode: string; number: string }) => `+${phone.countryCode} ${phone.number}`;
  const more = parsed.personal;
  const total = label.totalExperience;
  return [
    compare('name', [key(label.name)], one(parsed.name, key)),
    compare(
      'emails',
      label.emails,
      list(parsed.emails, (email) => email),
    ),
    compare('phones', label.phones.map(phoneKey), list(parsed.phones, phoneKey)),
    compare('place', label.place === null ? [] : [cityKey(label.place)], one(parsed.city, cityKey)),
    compare('skills', label.skills.map(key), skillsRead(label, parsed, text), label.skillsAlsoAccepted.map(key)),
    compare(
      'titles',
      label.jobs.map(({ title }) => key(title)),
      list(parsed.jobs, ({ title }) => title && key(title)),
    ),
    compare(
      'employers',
      label.jobs.map(({ employer }) => companyKey(employer)),
      list(parsed.jobs, ({ employer }) => employer && companyKey(employer)),
    ),
    compare('dates', label.jobs.map(jobDates), list(parsed.jobs, datesRead)),
    compare(
      'jobs as wholes',
      label.jobs.map(jobKey),
      list(parsed.jobs, (job) => `${key(job.title ?? '')}|${companyKey(job.employer ?? '')}|${datesRead(job)}`),
    ),
    compareEducation(label.education, parsed.education),
    compare('languages', label.languages.map(key), list(parsed.languages, key)),
    compare('certifications', label.certifications.map(key), list(parsed.certifications, key)),
    // a total that the page does not state may be computed from the jobs
    ...(total === null
      ? []
      : [
          compare(
            'total experience',
            [String(total.years * 12 + total.months)],
            list(parsed.experience ? [parsed.experience] : [], ({ year, month }) => String(year * 12 + month)),
          ),
        ]),
    compare('current CTC', wanted(label.currentCTC), one(more?.currentCTC)),
    compare('expected CTC', wanted(label.expectedCTC), one(more?.expectedCTC)),
    compare('notice', wanted(label.noticeDays), one(more?.noticeDays)),
    compare('last working day', wanted(label.lastWorkingDay), one(more?.lastWorkingDay)),
    compare('date of birth', wanted(label.dateOfBirth), one(more?.dateOfBirth)),
    compare('gender', wanted(label.gender && sameGender(key(label.gender))), one(more?.gender, key)),
    compare(
      'marital status',
      wanted(label.maritalStatus && sameStatus(key(label.maritalStatus))),
      one(more?.maritalStatus, key),
    ),
    compare('LinkedIn', wanted(label.linkedIn && accountKey(label.linkedIn)), one(more?.linkedIn, accountKey)),
    compare('GitHub', wanted(label.gitHub && accountKey(label.gitHub)), one(more?.gitHub, accountKey)),
    compare('preferred places', label.preferredPlaces.map(cityKey), list(more?.preferredPlaces ?? [], cityKey)),
    compare('document date', wanted(label.documentDate), one(parsed.documentDate)),
  ];
}
