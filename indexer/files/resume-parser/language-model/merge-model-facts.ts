import type { ResumeValues } from '#domain/parsed-resume.ts';
import { canonicalCity } from '#domain/places/cities.ts';
import { withoutOthers } from '#indexer/files/resume-parser/find-contacts.ts';
import { readableLines } from '#indexer/files/resume-parser/parse-resume.ts';
import type { ParsedResume, ReadCourse, Reading, ReadJob, Span } from '#indexer/files/resume-parser/reading.ts';
import { listedSkill } from '#search-templates/expansion/skills.ts';

/** From this confidence on, the rules are as good as a model. */
const SURE = 0.95;
/** Confidence of a fact that only the model read, and of one that both read. */
const BY_MODEL = 0.85;
const BY_BOTH = 0.97;
/** Skills mentioned incidentally are below this: they count only if the model reads them too. */
const IN_PASSING = 0.6;
/** Title and employer of one job are within this many characters. */
const WITHIN = 300;

/** The rules' result refined by a model's. Ignores values that are not in the text, such as a model's inventions. */
export function mergeModelFacts(parsed: ParsedResume, model: ResumeValues, text: string): ParsedResume {
  const findAll = (values: readonly string[], within = text): Reading<string>[] =>
    values.flatMap((value) => reading(value, findInText(within, value)));
  const name = better(parsed.name, findAll(model.name ? [model.name] : [])[0]);
  // a model may return a referee's contacts as the person's
  const own = withoutOthers(text, readableLines(text), name?.value ?? null);
  return {
    ...parsed,
    name,
    emails: parsed.emails.length > 0 ? parsed.emails : findAll(model.emails, own),
    phones:
      parsed.phones.length > 0
        ? parsed.phones
        : model.phones.flatMap((phone) => reading(phone, findDigits(own, phone.number))),
    city: better(parsed.city, cityIn(model.city, text)),
    skills: mergeSkills(parsed.skills, model.skills, text),
    jobs: replaced(
      parsed.jobs,
      model.jobs.flatMap((job) => jobIn(job, text)),
      ({ title, employer }) => [title, employer],
    ),
    education: replaced(
      parsed.education,
      model.education.flatMap((course) => courseIn(course, text)),
      ({ course, institution }) => [course, institution],
    ),
    certifications: replaced(parsed.certifications, findAll(model.certifications), (value) => [value]),
    languages: replaced(parsed.languages, findAll(model.languages), (value) => [value]),
    summary: parsed.summary ?? findAll(model.summary ? [model.summary] : [])[0] ?? null,
  };
}

const LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const LETTER_AFTER = String.raw`(?![\p{L}\p{N}])`;

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Where the resume contains this text, ignoring case and blanks between words; null if it doesn't. */
function findInText(text: string, wanted: string, from = 0): Span | null {
  const words = wanted.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return null;
  const pattern = new RegExp(LETTER_BEFORE + words.map(escaped).join(String.raw`\s+`) + LETTER_AFTER, 'giu');
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}

/** Where its digits are, allowing blanks, dashes and brackets between them. */
function findDigits(text: string, digits: string): Span | null {
  const match = new RegExp(digits.split('').join(String.raw`[\s().-]{0,3}`)).exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}

const reading = <T>(value: T, at: Span | null): Reading<T>[] => (at ? [{ value, confidence: BY_MODEL, at }] : []);
const folded = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();

function better(rules: Reading<string> | null, model: Reading<string> | undefined): Reading<string> | null {
  if (!rules || !model) return rules ?? model ?? null;
  if (folded(rules.value) === folded(model.value)) {
    // the rules' position may be a whole line
    const isWithin = rules.at.start <= model.at.start && model.at.end <= rules.at.end;
    return { ...(isWithin ? model : rules), value: rules.value, confidence: Math.max(rules.confidence, BY_BOTH) };
  }
  return rules.confidence >= SURE ? rules : model;
}

function cityIn(model: string | null, text: string): Reading<string> | undefined {
  const city = model ? canonicalCity(model) : null;
  const at = model ? findInText(text, model) : null;
  return city && at ? { value: city.name, confidence: BY_MODEL, at } : undefined;
}

function mergeSkills(rules: readonly Reading<string>[], model: readonly string[], text: string): Reading<string>[] {
  const listed = model.flatMap((value) => {
    const name = listedSkill(value)?.name;
    return name ? reading(name, findInText(text, value)) : [];
  });
  const both = new Set(listed.map(({ value }) => value));
  const kept = rules
    .filter(({ value, confidence }) => confidence >= IN_PASSING || both.has(value))
    .map((each) => (both.has(each.value) ? { ...each, confidence: Math.max(each.confidence, BY_BOTH) } : each));
  const known = new Set(kept.map(({ value }) => value));
  return [...kept, ...listed.filter(({ value }) => !known.has(value) && known.add(value))];
}

/** The model's list if it has one; an entry that the rules also have keeps their position and gains confidence. */
function replaced<T>(
  rules: Reading<T>[],
  model: Reading<T>[],
  namesOf: (value: T) => readonly (string | undefined)[],
): Reading<T>[] {
  if (model.length === 0) return rules;
  const keyOf = ({ value }: Reading<T>): string => namesOf(value).map(folded).join('|');
  const known = new Map(rules.map((each) => [keyOf(each), each]));
  return model.map((each) => {
    const same = known.get(keyOf(each));
    return same ? { ...same, confidence: BY_BOTH } : each;
  });
}

/** Two related names, as far as the text contains them, and the position of both. */
function pairIn(text: string, first: string | undefined, second: string | undefined) {
  const at = first ? findInText(text, first) : null;
  const next = second ? findInText(text, second, at ? Math.max(0, at.start - WITHIN) : 0) : null;
  const nearby = at && next && Math.abs(next.start - at.start) > WITHIN ? null : next;
  const places = [at, nearby].filter((place) => place !== null);
  if (places.length === 0) return null;
  return {
    first: at ? first : undefined,
    second: nearby ? second : undefined,
    at: {
      start: Math.min(...places.map(({ start }) => start)),
      end: Math.max(...places.map(({ end }) => end)),
    },
  };
}

function jobIn({ title, employer, ...period }: ReadJob, text: string): Reading<ReadJob>[] {
  const found = pairIn(text, title, employer);
  if (!found) return [];
  const value = {
    ...period,
    ...(found.first && { title: found.first }),
    ...(found.second && { employer: found.second }),
  };
  return reading(value, found.at);
}

function courseIn({ course, institution, year }: ReadCourse, text: string): Reading<ReadCourse>[] {
  const found = pairIn(text, course, institution);
  if (!found) return [];
  const value = {
    ...(found.first && { course: found.first }),
    ...(found.second && { institution: found.second }),
    ...(year !== undefined && text.includes(String(year)) && { year }),
  };
  return reading(value, found.at);
}
