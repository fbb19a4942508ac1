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

/** Reads the name of a title or skill. */
export function readName(name: string): ReadName {
  const before = known.get(name);
  if (before) return before;
  const tokens = toTokens(name);
  const read = { whole: tokens.join(' '), parts: partsOf(tokens.slice(0, MOST_TOKENS)) };
  if (name.length <= LONGEST_KNOWN) known.set(name, read);
  return read;
}

function partsOf(tokens: readonly string[]): ReadonlyMap<string, NameMatch> {
  const parts = new Map<string, NameMatch>();
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST_PART); to += 1) {
      const part = tokens.slice(from, to);
      const key = part.join(' ');
      if (!parts.has(key)) parts.set(key, matchOf(part, tokens.slice(0, from), tokens.slice(to)));
    }
  }
  return parts;
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
