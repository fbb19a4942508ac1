import { LRUCache } from 'lru-cache';
import { tokenPlaces, toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { baseKeyOf, synonymsOf } from '#search-templates/expansion/synonyms.ts';

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Before a title they say how senior its holder is. “Associate” and “staff” may name the work itself: “Staff Nurse”. */
const LEVELS_BEFORE = wordSet('senior sr snr junior jr jnr lead principal');
/** After a title they say how senior its holder is: “Software Engineer II”. */
const LEVEL_AFTER = /^(?:i{1,3}|iv|v|l?[1-9]|senior|sr|junior|jr)$/;
/** Their holders learn the work: their skills don't describe it. */
const LEARNERS = wordSet('trainee intern internship apprentice fresher student');
/** Words of posts in any trade: alone they don't say what somebody does. */
const IN_ANY_TRADE = wordSet(`
  developer engineer programmer analyst architect consultant specialist expert administrator admin manager executive
  officer technician operator supervisor coordinator designer professional member team lead leader head director
  associate assistant representative in charge incharge owner staff worker advisor adviser agent president partner
  freelancer freelance self employed proprietor founder of and for the to cum`);
const CONNECTING = wordSet('and of for the to cum in');
/** One word alone names work only if it names who does it: “Nurse” of “Staff Nurse”, not “Mobile” of “Engineer Mobile”. */
const NAMES_WHO = /(?:er|or|ist|ant|ian|man|woman|yst|nurse|chef|clerk|cook|pilot|guard|advocate|physio)$/;
/** Longer texts are no titles. */
const MOST_TOKENS = 8;
const MOST_CHARACTERS = 120;

/** A name under which titles are compared, and how the title writes it. */
export interface TitleName {
  /** Tokens in their base form, without the level; the same for synonyms. */
  name: string;
  written: string;
}

const known = new LRUCache<string, readonly TitleName[]>({ max: 20_000 });

/**
 * The names of a title: first the title without its level, then each of its ends that still names the work (“test
 * engineer” of “Performance Test Engineer”). None for learners' titles and for those that fit any trade.
 */
export function titleNames(title: string): readonly TitleName[] {
  if (title.length > MOST_CHARACTERS) return [];
  const before = known.get(title);
  if (before) return before;
  const names = readNames(title);
  known.set(title, names);
  return names;
}

/** The first of a title's names; empty if it has none. */
export const titleName = (title: string): string => titleNames(title)[0]?.name ?? '';

function readNames(title: string): TitleName[] {
  const tokens = toTokens(title);
  const [from, to] = withoutLevel(tokens);
  const kept = tokens.slice(from, to);
  if (kept.length === 0 || kept.length > MOST_TOKENS || kept.some((token) => LEARNERS.has(token))) return [];
  const places = tokenPlaces(title);
  const names = new Map<string, TitleName>();
  for (let start = from; start < to; start += 1) {
    const end = tokens.slice(start, to);
    if (!namesWork(end, start > from)) continue;
    const name = baseKeyOf(synonymsOf(end)?.[0] ?? end);
    const written = title.slice(places[start]?.[0], places[to - 1]?.[1]);
    if (!names.has(name)) names.set(name, { name, written });
  }
  return [...names.values()];
}

function namesWork(tokens: readonly string[], isEnd: boolean): boolean {
  const [first = ''] = tokens;
  if (tokens.every((token) => IN_ANY_TRADE.has(token))) return !isEnd && tokens.length > 1; // “Executive Assistant”
  return !isEnd || (!CONNECTING.has(first) && (tokens.length > 1 || NAMES_WHO.test(first)));
}

/** The range of tokens without words of level around it. */
function withoutLevel(tokens: readonly string[]): [from: number, to: number] {
  let [from, to] = [0, tokens.length];
  while (from < to - 1 && LEVELS_BEFORE.has(tokens[from] ?? '')) from += 1;
  while (to > from + 1 && LEVEL_AFTER.test(tokens[to - 1] ?? '')) to -= 1;
  return [from, to];
}

/** The words of a name that say what work it is. */
export const workWords = (name: string): string[] => name.split(' ').filter((word) => !IN_ANY_TRADE.has(word));
