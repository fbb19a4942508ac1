import type { SkillReading } from '#indexer/files/resume-parser/find-listed-skills.ts';
import type { ParsedResume, ReadCourse, Reading, ReadJob } from '#indexer/files/resume-parser/reading.ts';
import { soundsLikeTitle } from '#indexer/files/resume-parser/words-of-work.ts';
import type { ModelJob, ModelReadings } from './compose-entries.ts';
import { ownName } from './employer-name.ts';

/** Confidence of what the rules and the model read alike. */
const BY_BOTH = 0.97;
/** The most and least confidence of what only the model read. */
const MOST_BY_MODEL = 0.93;
const LEAST_BY_MODEL = 0.3;
/** The most confidence of a list that only the rules read. */
const BY_RULES = 0.6;
/** From this probability on a name of the model's replaces a shorter one of the rules, and its languages are added. */
const SURE = 0.9;

/**
 * The model's jobs, qualifications and skills, since it knows new layouts better than the rules; the rules' where it
 * read none, or half of their jobs. Each gains confidence if both agree. Everything else is the rules'.
 */
export function combineReadings(rules: ParsedResume, model: ModelReadings): ParsedResume {
  return {
    ...rules,
    name: nameOf(rules.name, model.name),
    jobs: missesHalf(rules.jobs, model.jobs)
      ? rules.jobs.map(withoutPlace)
      : entriesOf(rules.jobs, withOwnEmployers(model.jobs, rules.jobs), jobKind).map(withoutPlace),
    education: withSameSchools(entriesOf(rules.education, model.education, courseKind)),
    skills: skillsOf(rules.skills, model.skills),
    certifications: listOf(
      withoutOthers(rules.certifications, [...model.jobs, ...model.education, ...model.skills]),
      supported(model.certifications, rules.certifications),
    ),
    languages: languagesOf(rules.languages, model.languages),
  };
}

const folded = (text: string | undefined): string => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');
const monthKey = (date: ReadJob['from']): string => (date ? `${date.year}-${date.month ?? ''}` : '');
const periodKey = ({ from, to }: ReadJob): string => `${monthKey(from)}/${monthKey(to)}`;
/** The rules' name, unless the model's is the same with more of it ('Harjit Singh' of 'Harjit Singh Kalra'). */
function nameOf(rules: Reading<string> | null, model: Reading<string> | null): Reading<string> | null {
  if (!rules || !model) return rules ?? (model && { ...model, confidence: byModel(model.confidence) });
  const [one, other] = [folded(rules.value), folded(model.value)];
  if (one === other) return { ...rules, confidence: Math.max(rules.confidence, BY_BOTH) };
  const hasMore = other.includes(one) && !soundsLikeTitle(model.value);
  return hasMore && model.confidence >= SURE ? { ...model, confidence: byModel(model.confidence) } : rules;
}

/** A probability as the confidence of a value that only the model read. */
const byModel = (probability: number): number =>
  LEAST_BY_MODEL + (MOST_BY_MODEL - LEAST_BY_MODEL) * probability ** SHARPNESS;
/** Half the probability is far less than half the trust. */
const SHARPNESS = 3;

/** How entries of one kind are compared, and which facts they have. */
interface EntryKind<T> {
  keyOf(value: T): string;
  /** The same for two readings of one entry, whatever else they say. */
  sameAs(one: T, other: T): boolean;
  isComplete(value: T): boolean;
}

const jobKind: EntryKind<ReadJob> = {
  keyOf: (job) => `${folded(job.title)}|${folded(job.employer)}|${periodKey(job)}`,
  sameAs: (one, other) => one.from !== undefined && periodKey(one) === periodKey(other),
  isComplete: ({ title, employer, from }) => title !== undefined && employer !== undefined && from !== undefined,
};
const courseKind: EntryKind<ReadCourse> = {
  keyOf: ({ course, institution, year }) => `${folded(course)}|${folded(institution)}|${year ?? ''}`,
  sameAs: (one, other) =>
    (one.year !== undefined && one.year === other.year) ||
    (folded(one.course) !== '' && folded(one.course) === folded(other.course)),
  isComplete: ({ course, institution, year }) =>
    course !== undefined && institution !== undefined && year !== undefined,
};

function entriesOf<T extends object>(rules: Reading<T>[], model: Reading<T>[], kind: EntryKind<T>): Reading<T>[] {
  if (model.length === 0) return rules;
  const known = new Set(rules.map(({ value }) => kind.keyOf(value)));
  return model.map(({ value: own, confidence, at }) => {
    const value = kind.isComplete(own) ? own : withMissingFacts(own, rules, kind);
    return { value, confidence: known.has(kind.keyOf(value)) ? BY_BOTH : byModel(confidence), at };
  });
}

/** 'From the same school' and 'same board' name those of the qualification above. */
function withSameSchools(courses: readonly Reading<ReadCourse>[]): Reading<ReadCourse>[] {
  let above: ReadCourse = {};
  return courses.map((course) => {
    const { institution = '', board = '' } = course.value;
    above = {
      ...course.value,
      ...(SAME.test(institution) && above.institution && { institution: above.institution }),
      ...(SAME.test(board) && above.board && { board: above.board }),
    };
    return { ...course, value: above };
  });
}
const SAME =
  /^(?:(?:from|at|in|under)\s)?(?:the\s)?same\s(?:school|college|institut(?:e|ion)|university|board|place)$/i;

/** The rules read at least twice as many jobs, all of them whole. */
const missesHalf = (rules: readonly Reading<ReadJob>[], model: readonly ModelJob[]): boolean =>
  rules.length > 1 && rules.length >= 2 * model.length && rules.every(({ value }) => jobKind.isComplete(value));

/** The model's employers have lost what stands behind their names, and so do the rules' here. */
const withoutPlace = (job: Reading<ReadJob>): Reading<ReadJob> =>
  job.value.employer ? { ...job, value: { ...job.value, employer: ownName(job.value.employer) } } : job;

/** A job that would share its predecessor's employer has one of its own if the rules found one for its title. */
function withOwnEmployers(jobs: readonly ModelJob[], rules: readonly Reading<ReadJob>[]): Reading<ReadJob>[] {
  return jobs.map(({ inherits, ...job }) => {
    const same = rules.filter(
      ({ value }) => folded(value.title) === folded(job.value.title) || jobKind.sameAs(value, job.value),
    );
    const employer = inherits && same.length === 1 ? same[0]?.value.employer : undefined;
    return employer ? { ...job, value: { ...job.value, employer } } : job;
  });
}

/** An entry without one of its facts takes it from the rules' reading of the same entry. */
function withMissingFacts<T extends object>(own: T, rules: readonly Reading<T>[], kind: EntryKind<T>): T {
  const same = rules.filter(({ value }) => kind.sameAs(value, own));
  return same.length === 1 && same[0] ? { ...same[0].value, ...own } : own;
}

function skillsOf(rules: readonly SkillReading[], model: readonly SkillReading[]): SkillReading[] {
  if (model.length === 0) return [...rules];
  const byRules = new Map(rules.map((skill) => [folded(skill.value), skill]));
  return model.map((skill) => {
    const same = byRules.get(folded(skill.value));
    return { ...skill, confidence: same ? Math.max(BY_BOTH, same.confidence) : byModel(skill.confidence) };
  });
}

/** The rules' languages, and those that only the model knows of in its sections. */
function languagesOf(rules: Reading<string>[], model: readonly Reading<string>[]): Reading<string>[] {
  if (rules.length === 0) return listOf(rules, model);
  const known = new Set(rules.map(({ value }) => folded(value)));
  const more = model.filter(({ value, confidence }) => confidence >= SURE && !known.has(folded(value)));
  return [...rules, ...listOf([], more)];
}

/** Below this probability a certificate of the model's needs a place where the rules see one too. */
const LIKELY = 0.5;

const supported = (model: readonly Reading<string>[], rules: readonly Reading<string>[]): Reading<string>[] =>
  model.filter(
    ({ confidence, at }) =>
      confidence >= LIKELY || rules.some((other) => other.at.start < at.end && at.start < other.at.end),
  );

/** Without lines that the model reads as something else: the rules may miss where a section of certificates ends. */
const withoutOthers = (rules: readonly Reading<string>[], others: readonly Reading<unknown>[]): Reading<string>[] =>
  rules.filter(({ at }) => !others.some((other) => other.at.start < at.end && at.start < other.at.end));

function listOf(rules: readonly Reading<string>[], model: readonly Reading<string>[]): Reading<string>[] {
  if (model.length === 0)
    return rules.map((reading) => ({ ...reading, confidence: Math.min(reading.confidence, BY_RULES) }));
  const known = new Set(rules.map(({ value }) => folded(value)));
  return model.map((reading) => ({
    ...reading,
    confidence: known.has(folded(reading.value)) ? BY_BOTH : byModel(reading.confidence),
  }));
}
