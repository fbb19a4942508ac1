import { LRUCache } from 'lru-cache';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';

/** The longest run of tokens that is a part. */
const LONGEST_PART = 4;
/** Names are short; a longer one is cut. */
const MOST_TOKENS = 12;

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words for seniority, not for the work. */
const levels = wordSet(
  'senior sr lead principal staff junior jr trainee intern apprentice associate assistant asst deputy chief head i ii iii',
);

/** Nouns that name a post in any trade; the words before them name the trade. */
const posts = wordSet(`
  developer engineer programmer analyst architect consultant specialist expert administrator admin manager executive
  officer technician operator supervisor coordinator designer professional member team`);

/** Words of posts that serve a trade from outside: a “Java Recruiter” doesn't write Java. */
const serving = wordSet(
  'sales recruiter recruitment trainer training instructor lecturer support presales marketing counsellor user',
);

/** The position of a part in its name; evidence-weights.ts has an example of each. */
export type NameMatch = 'whole' | 'topic' | 'head' | 'modifier' | 'served';

/** The meaning of a name. */
export interface ReadName {
  /** The tokens, joined by blanks. */
  whole: string;
  /** Every run of up to four tokens, joined by blanks, with its position in the name. */
  parts: ReadonlyMap<string, NameMatch>;
}

/** The same names of titles and skills recur in most profiles. */
const known = new LRUCache<string, ReadName>({ max: 10_000 });
/** Longer names are not names and don't recur. */
const LONGEST_KNOWN = 100;

/** “Java Developer – Contract”, “Engineer (Java)”: what stands apart says more of the name before it. */
const SECTION_BREAK = /\s[-–—|/:]\s|[,;()[\]|]/;

/** Reads the name of a title or skill. */
export function readName(name: string): ReadName {
  const before = known.get(name);
  if (before) return before;
  const sections = name
    .split(SECTION_BREAK)
    .map(toTokens)
    .filter((tokens) => tokens.length > 0);
  const read = { whole: sections.flat().join(' '), parts: partsOf(sections) };
  if (name.length <= LONGEST_KNOWN) known.set(name, read);
  return read;
}

function partsOf(sections: readonly string[][]): ReadonlyMap<string, NameMatch> {
  const tokens = sections.flat().slice(0, MOST_TOKENS);
  const parts = new Map<string, NameMatch>();
  const ends = sections.map((_, at) => sections.slice(0, at + 1).flat().length);
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST_PART); to += 1) {
      const part = tokens.slice(from, to);
      const key = part.join(' ');
      if (parts.has(key)) continue;
      const match = matchOf(part, tokens.slice(0, from), tokens.slice(to));
      const end = ends.find((one) => one > from) ?? tokens.length;
      const start = ends.findLast((one) => one <= from) ?? 0;
      const inSection = sections.length > 1 && to <= end && match !== 'served';
      parts.set(key, inSection ? matchInSection(part, tokens.slice(start, from), tokens.slice(to, end)) : match);
    }
  }
  return parts;
}

/** A section's whole is the topic of the name. */
function matchInSection(part: string[], before: string[], after: string[]): NameMatch {
  const match = matchOf(part, before, after);
  return match === 'whole' ? 'topic' : match;
}

const isMinor = (token: string) => levels.has(token) || posts.has(token);

function matchOf(part: string[], before: string[], after: string[]): NameMatch {
  const others = [...before, ...after];
  if (others.length === 0) return 'whole';
  if (others.some((token) => serving.has(token)) && !part.some((token) => serving.has(token))) return 'served';
  if (!after.every(isMinor)) return 'modifier';
  return part.every(isMinor) || !before.every((token) => levels.has(token)) ? 'head' : 'topic';
}

/** The part under which a token sequence of a search is indexed; null if it is too long to be one. */
export const partOf = (tokens: readonly string[]): string | null =>
  tokens.length > LONGEST_PART ? null : tokens.join(' ');

/** Whether the title is that of a trainee. */
export const isLearning = (title: string): boolean => /\b(trainee|intern|apprentice|student|fresher)\b/i.test(title);

/** Whether a skill's name indicates a user or beginner. */
export const isBeginners = (skill: string): boolean =>
  /\b(basics?|beginner|learning|course|(end )?users?)\b/i.test(skill);
