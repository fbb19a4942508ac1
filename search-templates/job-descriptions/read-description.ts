import { noticeLengths } from '#domain/filters/notice-choice.ts';
import type { Importance, JobRequirement } from '#domain/job-requirements.ts';
import { knownLanguage } from '#domain/languages.ts';
import { canonicalCity } from '#domain/places/cities.ts';
import { tokenPlaces, toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { listedSkill, longestSkillName, skillOfTokens } from '#search-templates/expansion/skills.ts';
import { titleNames } from '#search-templates/matching/title-names.ts';
import { type DescriptionLine, descriptionLines } from './description-lines.ts';

/** What a description asks for, and the lines from which nothing was read. */
export interface ReadDescription {
  requirements: JobRequirement[];
  unread: { line: number; text: string }[];
}

type Finder = (line: DescriptionLine) => JobRequirement[];

const MOST_TITLES = 2;
const MOST_OF_A_KIND = 60;

/** Reads a job's requirements. Each is read once, where it is first stated, and counts as the strictest line says. */
export function readDescription(description: string): ReadDescription {
  const lines = descriptionLines(description);
  const found = new Map<string, JobRequirement>();
  const unread: ReadDescription['unread'] = [];
  for (const line of lines) {
    const read = line.aside ? [] : finders.flatMap((find) => find(line));
    if (read.length === 0) unread.push({ line: line.line, text: line.text });
    for (const one of read) {
      const key = keyOf(one);
      const before = found.get(key);
      if (!before) found.set(key, one);
      else if (one.importance === 'must') found.set(key, { ...before, importance: 'must' });
    }
  }
  if (![...found.values()].some(({ kind }) => kind === 'title')) addFirstLineTitle(lines, found, unread);
  return { requirements: orderedAndLimited([...found.values()]), unread };
}

/** One value of each of these kinds: the first that is stated. */
function keyOf(one: JobRequirement): string {
  if (one.kind === 'skill') return `skill ${toTokens(one.skill).join(' ')}`;
  if (one.kind === 'title') return `title ${toTokens(one.title).join(' ')}`;
  if (one.kind === 'city') return `city ${one.city}`;
  return one.kind === 'language' ? `language ${one.language}` : one.kind;
}

const kindOrder: readonly JobRequirement['kind'][] = [
  ...(['title', 'experience', 'city', 'skill', 'notice', 'salary', 'language'] as const),
];

const orderedAndLimited = (all: JobRequirement[]): JobRequirement[] =>
  kindOrder.flatMap((kind) =>
    all.filter((one) => one.kind === kind).slice(0, kind === 'title' ? MOST_TITLES : MOST_OF_A_KIND),
  );

/** Many descriptions begin with the title alone, or with title and place. */
function addFirstLineTitle(
  lines: readonly DescriptionLine[],
  found: Map<string, JobRequirement>,
  unread: ReadDescription['unread'],
): void {
  const [first] = lines;
  const title = first && !first.text.includes(':') && titleIn(first.text);
  if (!first || !title) return;
  const { line } = first;
  const cities = citiesIn(first.text.slice(first.text.indexOf(title) + title.length), true);
  for (const one of [
    { kind: 'title', title, line, importance: 'must' } as const,
    ...cities.map((city) => ({ kind: 'city', city, line, importance: 'must' }) as const),
  ]) {
    found.set(keyOf(one), one);
  }
  const at = unread.findIndex((each) => each.line === line);
  if (at >= 0) unread.splice(at, 1);
}

const MOST_TITLE_WORDS = 8;
const TITLE_LABEL =
  /^(?:job |role |position )?(?:title|designation|position|role|profile|post|job|opening|vacancy)(?: name| title)?$/i;
const WANTED =
  /\b(?:hiring|looking for|seeking|in search of|require|requires|need|needs|opening for|vacancy for|opportunity for|role of|position of|join us as|work as)\s+(?:an? |the |our |some |experienced |skilled |talented |passionate |motivated |dynamic |highly |next |[0-9]+ )*(.{3,80}?)(?=\s+(?:to|who|with|for|in|at|based|having|on|and\s+(?:who|you))\b|[,.;:(!]|$)/i;

const findTitle: Finder = ({ label, value, text, line }) => {
  const [, wanted = ''] = WANTED.exec(text) ?? [];
  const title = TITLE_LABEL.test(label) ? titleIn(value) || shortText(value) : titleIn(wanted);
  return title ? [{ kind: 'title', title, line, importance: 'must' }] : [];
};

const shortText = (text: string): string => (text.split(/\s+/).length <= MOST_TITLE_WORDS ? text.trim() : '');

/** Before a title in an advertisement. */
const CALLS =
  /^(?:(?:urgent(?:ly)?|immediate(?:ly)?|requirements?|required|openings?|wanted|hiring|we are|for|walk[- ]in|job)\b[\s!:–—-]*)+/i;

/** The text, if it reads as the name of work. Additions after a bracket or dash are none of the name. */
function titleIn(text: string): string {
  const plain = text
    .replace(CALLS, '')
    .replace(/\s*(?:[([|]|\s[-–—]\s).*$/, '')
    .trim();
  const words = plain.split(/\s+/);
  if (plain === '' || words.length > MOST_TITLE_WORDS) return '';
  return titleNames(plain).length > 0 && WORK_WORD.test(plain)
    ? plain.replace(/s$/i, (s) => (/ss$/i.test(plain) ? s : ''))
    : '';
}

/** A title's last or first word says who does the work. */
const WORK_WORD =
  /\b(?:\p{L}+(?:er|or|ist|ant|ian|yst|man|woman|ive|ect|ician|ator)|nurse|chef|clerk|cook|pilot|guard|advocate|head|lead|intern|trainee|associate|architect|assistant|agent|president|director)s?\b/iu;

const SKILL_LABEL =
  /\b(?:skills?|technolog(?:y|ies)|tech stack|stack|tools?|expertise|proficien(?:t|cy)|knowledge|must[- ]haves?|nice[- ]to[- ]haves?|good[- ]to[- ]haves?)\b/i;
const LONGEST_LISTED = 40;
const MOST_LISTED_WORDS = 4;

/** Skills of the product's list anywhere; other names only where a list of skills is labelled so. */
const findSkills: Finder = ({ label, value, text, line, importance }) => {
  const isList = SKILL_LABEL.test(label) && /[,;|/•]|^\S+(?:\s\S+){0,2}$/.test(value);
  if (TITLE_LABEL.test(label)) return [];
  const names = (isList ? listedIn(value) : skillsInText(text)).filter((name) => !knownLanguage(name));
  return names.map((skill) => ({ kind: 'skill', skill, line, importance: importance ?? 'nice' }));
};

const listedIn = (value: string): string[] =>
  value.split(/[,;|•]|\s\/\s|\s+and\s+|\s+&\s+/i).flatMap((part) => {
    const item = part.replace(/^[\s.–-]+|[\s.]+$/g, '');
    const known = listedSkill(item)?.name;
    if (known) return [known];
    const within = skillsInText(item);
    if (within.length > 0) return within;
    const isName = item.length <= LONGEST_LISTED && item.split(/\s+/).length <= MOST_LISTED_WORDS;
    return isName && /\p{L}/u.test(item) && !NO_SKILL.test(item) ? [item] : [];
  });

const NO_SKILL =
  /\b(?:etc|years?|yrs?|experience|months?|degree|lpa|ctc|days?|good|strong|excellent|knowledge|hands[- ]on)\b/i;

function skillsInText(text: string): string[] {
  const tokens = toTokens(text);
  const longest = longestSkillName();
  const names: string[] = [];
  let places: ReturnType<typeof tokenPlaces> | null = null;
  // an everyday word (Go, Excel) is a skill in prose only with a capital letter inside a sentence
  const isCapital = (at: number) => {
    places ??= tokenPlaces(text);
    const [start = 0] = places[at] ?? [];
    return start > 0 && /\p{Lu}/u.test(text[start] ?? '');
  };
  for (let at = 0; at < tokens.length; ) {
    let taken = 1;
    for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
      const skill = skillOfTokens(tokens.slice(at, at + length));
      if (!skill || (skill.everyday && !isCapital(at))) continue;
      names.push(skill.name);
      taken = length;
      break;
    }
    at += taken;
  }
  return names;
}

const NUMBER = String.raw`(\d{1,2}(?:\.\d)?)`;
const YEARS = String.raw`(?:\+\s*)?(?:years?|yrs?)\b`;
const rangeOfYears = new RegExp(String.raw`${NUMBER}\s*(?:${YEARS})?\s*(?:-|–|—|to)\s*${NUMBER}\s*${YEARS}`, 'i');
const leastYears = new RegExp(
  String.raw`(?:min(?:imum)?|at least|over|more than|above)[^\d]{0,15}${NUMBER}\s*${YEARS}|${NUMBER}\s*\+\s*(?:years?|yrs?)|${NUMBER}\s*(?:years?|yrs?)\s*(?:and above|or more|plus|\+)`,
  'i',
);
const mostYears = new RegExp(
  String.raw`(?:up ?to|max(?:imum)?|less than|below|within)[^\d]{0,10}${NUMBER}\s*${YEARS}`,
  'i',
);
const justYears = new RegExp(String.raw`${NUMBER}\s*${YEARS}`, 'i');
const EXPERIENCE = /\b(?:experience|exp)\b/i;
const MOST_YEARS = 50;

const findExperience: Finder = ({ label, value, text, line, importance }) => {
  if (!EXPERIENCE.test(text) && !/\b(?:years?|yrs?)\b.*\b(?:in|as|of)\b/i.test(text)) return [];
  const isLabel = EXPERIENCE.test(label);
  const read = isLabel && !/years?|yrs?/i.test(value) ? `${value} years` : text;
  const range = yearsOf(read) ?? (isLabel || /freshers?\b/i.test(text) ? fresher(read) : null);
  return range ? [{ kind: 'experience', ...range, line, importance: importance ?? 'must' }] : [];
};

function yearsOf(text: string): { min: number | null; max: number | null } | null {
  const [, from, to] = rangeOfYears.exec(text) ?? [];
  const least = leastYears.exec(text);
  const [, most] = mostYears.exec(text) ?? [];
  const [, just] = justYears.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return orderly(Number(from), Number(to));
  if (least) return orderly(Number(least[1] ?? least[2] ?? least[3]), null);
  if (most !== undefined) return orderly(null, Number(most));
  return just === undefined ? null : orderly(Number(just), null);
}

function orderly(min: number | null, max: number | null) {
  if ((min ?? 0) > MOST_YEARS || (max ?? 0) > MOST_YEARS || (min !== null && max !== null && min > max)) return null;
  return { min, max };
}

const fresher = (text: string) => (/freshers?\b/i.test(text) ? { min: null, max: 1 } : null);

const PLACE_LABEL = /\b(?:location|place|city|based|base|posting|work ?site)s?\b/i;
const PLACE_IN_TEXT =
  /\b(?:based (?:in|at|out of)|located (?:in|at)|location is|office (?:in|at)|work from(?: our)?|onsite (?:in|at)|relocate to|position in|role in)\s+(.{3,60})/i;
const MOST_CITY_WORDS = 3;

const findCities: Finder = ({ label, value, text, line, importance }) => {
  const [, after = ''] = PLACE_IN_TEXT.exec(text) ?? [];
  const places = PLACE_LABEL.test(label) ? citiesIn(value, false) : citiesIn(after || afterTitle(text), true);
  return places.map((city) => ({ kind: 'city', city, line, importance: importance ?? 'must' }));
};

/** A sentence that names the title wanted often ends with the place. */
function afterTitle(text: string): string {
  const match = WANTED.exec(text);
  return match && titleIn(match[1] ?? '') ? text.slice(match.index + match[0].length) : '';
}

/** Cities in their order; in prose only those written with a capital letter. */
function citiesIn(text: string, isProse: boolean): string[] {
  const words = text.split(/[\s,;/|()&]+/).filter(Boolean);
  const cities = new Set<string>();
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    for (let length = Math.min(MOST_CITY_WORDS, words.length - at); length > 0; length -= 1) {
      const name = words
        .slice(at, at + length)
        .join(' ')
        .replace(/[.:]+$/, '');
      const city = isProse && !/^\p{Lu}/u.test(name) ? null : canonicalCity(name);
      if (!city) continue;
      cities.add(city.name);
      taken = length;
      break;
    }
    at += taken;
  }
  return [...cities];
}

const IMMEDIATE = /\b(?:immediate(?:ly)? (?:joiners?|joining|available|start)|join(?:ing)? immediately)\b/i;
const NOTICE = /\b(?:notice(?: period)?|join(?:ing|ers?)?(?: within| in)?)\b/i;
const DAYS_OR_MONTHS = /(\d{1,3})\s*(?:\+\s*)?(days?|months?|weeks?)/gi;
const inDays = { d: 1, w: 7, m: 30 } as const;

const findNotice: Finder = ({ text, line, importance }) => {
  const counted = NOTICE.test(text) ? [...text.matchAll(DAYS_OR_MONTHS)] : [];
  const days = counted.map(
    ([, number, unit = 'd']) => Number(number) * inDays[unit[0]!.toLowerCase() as keyof typeof inDays],
  );
  const longest = days.length > 0 ? noticeOf(Math.max(...days)) : IMMEDIATE.test(text) ? 'immediate' : undefined;
  return longest ? [{ kind: 'notice', longest, line, importance: importance ?? 'nice' }] : [];
};

const noticeOf = (days: number) => noticeLengths.find((length) => Number(length) >= days);

const PAY = /\b(?:ctc|salary|budget|package|compensation|pay|remuneration|lpa)\b/i;
const LAKHS = String.raw`(?:lpa|lakhs?|lacs?|l)\b(?:\s*(?:p\.?\s?a\.?|per annum))?`;
const PAY_RANGE = new RegExp(
  String.raw`(\d{1,3}(?:\.\d+)?)\s*(?:${LAKHS})?\s*(?:-|–|—|to)\s*(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:\.\d+)?)\s*${LAKHS}`,
  'i',
);
const PAY_MOST = new RegExp(String.raw`(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:\.\d+)?)\s*${LAKHS}`, 'i');

const findPay: Finder = ({ text, line, importance }) => {
  if (!PAY.test(text)) return [];
  const max = PAY_RANGE.exec(text)?.[2] ?? PAY_MOST.exec(text)?.[1];
  return max ? [{ kind: 'salary', max: Number(max), line, importance: importance ?? 'nice' }] : [];
};

const SPEAKS =
  /\b(?:fluen(?:t|cy)|speak(?:s|ing)?|languages?|communicat\p{L}+|know(?:s|ledge)?|written|verbal|spoken|native)\b/iu;

/** Only the importance that a line states: nearly every description asks for good English. */
const findLanguages: Finder = ({ text, line, importance }) => {
  if (!SPEAKS.test(text)) return [];
  const named = text.match(/\p{Lu}\p{L}+/gu) ?? [];
  const known = [...new Set(named.flatMap((word) => knownLanguage(word) ?? []))];
  return known.map((language) => ({ kind: 'language', language, line, importance: statedOr(importance, 'ignore') }));
};

const statedOr = (importance: Importance | null, otherwise: Importance): Importance => importance ?? otherwise;

const finders: readonly Finder[] = [
  ...[findTitle, findSkills, findExperience, findCities, findNotice, findPay, findLanguages],
];
