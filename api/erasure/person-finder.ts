import { type CandidateFilter, candidateFilter } from '#domain/filters/candidate-filter.ts';
import { emailsIn, phonesIn, type Span, wordsIn } from '#mongo/erasure/personal-words.ts';

/** What identifies a person in texts. */
export interface Identity {
  /** `email:…` and `phone:…`, as in `candidateContacts`; other keys are ignored. */
  contactKeys: readonly string[];
  /** Full names in every known spelling. */
  names: readonly string[];
  applicantID?: string;
}

export interface PersonFinder {
  /** Where the text contains an email, phone number, ID or full name of the person; in order, without overlaps. */
  spans(text: string): Span[];
  /** Whether the text mentions the person. */
  isIn(text: string): boolean;
  /** Whether the text contains an email, a phone number or the ID of the person. */
  hasContact(text: string): boolean;
  /** Whether the whole text is one of the names. */
  isName(text: string): boolean;
  /** The text with each span replaced by ERASED; unchanged if there is none. */
  blank(text: string, what?: 'everything' | 'contacts'): string;
}

export const ERASED = '[erased]';

/** A single word is too common a name to search for inside texts. */
const WORDS_OF_A_NAME = 2;

/**
 * Finds a person in texts by comparing words and keys. User input never becomes a regular expression, so the number of
 * contacts and their characters don't matter; the cost grows with the length of the text.
 */
export function personFinder({ contactKeys, names, applicantID }: Identity): PersonFinder {
  const keys = new Set(contactKeys);
  const sequences = sequencesOf(names);
  const whole = new Set(names.map(wordsOf).filter(Boolean));
  const idWords = applicantID ? [wordsIn(applicantID).map(({ key }) => key)] : [];
  const byId = startingWith(idWords);
  const byName = startingWith(sequences);

  const contactSpans = (text: string): Span[] => [
    ...(text.includes('@') ? emailsIn(text).filter(({ key }) => keys.has(key)) : []),
    ...phonesIn(text).filter(({ key }) => keys.has(key)),
    ...wordSpans(text, byId),
  ];
  const spans = (text: string) => {
    const contacts = merged(contactSpans(text));
    // `Meera Nair, meera@…`: the name ends before the email
    return merged([...contacts, ...wordSpans(text, byName, contacts)]);
  };

  return {
    spans,
    isIn: (text) => spans(text).length > 0,
    hasContact: (text) => contactSpans(text).length > 0,
    isName: (text) => whole.has(wordsOf(text)),
    blank(text, what = 'everything') {
      const found = what === 'contacts' ? merged(contactSpans(text)) : spans(text);
      let without = '';
      let from = 0;
      for (const { start, end } of found) {
        without += text.slice(from, start) + ERASED;
        from = end;
      }
      return found.length > 0 ? without + text.slice(from) : text;
    },
  };
}

/** True if there is nothing to search texts for. */
export const isUnknown = ({ contactKeys, names, applicantID }: Identity): boolean =>
  contactKeys.length === 0 && names.length === 0 && !applicantID;

const wordsOf = (text: string): string =>
  wordsIn(text)
    .map(({ key }) => key)
    .join(' ');

/**
 * Each name forwards and with the last word first (`Nair, Meera`); names of three or more words also without the
 * middle.
 */
function sequencesOf(names: readonly string[]): string[][] {
  const sequences: string[][] = [];
  for (const name of names) {
    const words = wordsIn(name).map(({ key }) => key);
    const [first, last] = [words[0], words.at(-1)];
    if (words.length < WORDS_OF_A_NAME || !first || !last) continue;
    sequences.push(words, [last, ...words.slice(0, -1)]);
    if (words.length > WORDS_OF_A_NAME) sequences.push([first, last], [last, first]);
  }
  return sequences;
}

interface Starts {
  /** By first word. */
  sequences: Map<string, string[][]>;
  /** Names written as one word, as in `MeeraNair.pdf`. */
  joined: Set<string>;
}

function startingWith(sequences: readonly string[][]): Starts {
  const joined = new Set(sequences.map((words) => words.join('')));
  const unique = [...new Map(sequences.map((words) => [words.join(' '), words])).values()];
  return { sequences: Map.groupBy(unique, ([first = '']) => first), joined };
}

/** Maximum number of characters between two words of a name; none of them may end a sentence or a list entry. */
const BETWEEN_WORDS = 5;
const ENDS_A_NAME = /[;:|/()!?\n]/;

function wordSpans(text: string, { sequences, joined }: Starts, taken: readonly Span[] = []): Span[] {
  if (sequences.size === 0) return [];
  const words = wordsIn(text);
  const spans: Span[] = [];
  const follow = (at: number, count: number): boolean => {
    for (let place = at + 1; place < at + count; place += 1) {
      const between = text.slice(words[place - 1]!.end, words[place]!.start);
      if (between.length > BETWEEN_WORDS || ENDS_A_NAME.test(between)) return false;
    }
    return true;
  };
  const isFree = (start: number, end: number) => !taken.some((span) => start < span.end && end > span.start);
  words.forEach(({ key, start, end }, at) => {
    if (joined.has(key)) spans.push({ start, end });
    for (const sequence of sequences.get(key) ?? []) {
      const last = words[at + sequence.length - 1];
      if (!last || !sequence.every((word, place) => words[at + place]?.key === word)) continue;
      if (follow(at, sequence.length) && isFree(start, last.end)) spans.push({ start, end: last.end });
    }
  });
  return spans;
}

function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const previous = result.at(-1);
    if (previous && start < previous.end) previous.end = Math.max(previous.end, end);
    else result.push({ start, end });
  }
  return result;
}

/**
 * Removes the badges and words that name the person from a search; returns the same object if there are none. Fixed
 * choices never name a person, so the rest stays valid.
 */
export function withoutPerson(filter: CandidateFilter, finder: PersonFinder): CandidateFilter {
  const without = cleaned(filter, finder);
  return without === filter ? filter : candidateFilter.parse(without);
}

const namesThem = (text: string, finder: PersonFinder) => finder.isIn(text) || finder.isName(text);

function cleaned(value: unknown, finder: PersonFinder): unknown {
  if (typeof value === 'string') return namesThem(value, finder) ? '' : value;
  if (Array.isArray(value)) {
    const kept = value.filter((entry) => cleaned(entry, finder) === entry);
    return kept.length < value.length ? kept : value;
  }
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, entry]) => [name, cleaned(entry, finder)] as const);
  const isSame = entries.every(([name, entry]) => entry === (value as Record<string, unknown>)[name]);
  return isSame ? value : Object.fromEntries(entries);
}
