import { findFullDate } from './full-dates.ts';
import { type Piece, splitPieces } from './resume-lines.ts';

export type Gender = 'female' | 'male' | 'other';
export type MaritalStatus = 'single' | 'married' | 'divorced' | 'widowed';

interface UnlabelledFacts {
  gender?: { value: Gender; place: Piece };
  maritalStatus?: { value: MaritalStatus; place: Piece };
  dateOfBirth?: { value: string; place: Piece };
}

/** Between the facts of a line such as 'Female, born on 01.08.1989, married.' or '01/08/1989 Female Married Tamil, …' */
const BREAK = new RegExp(
  [
    String.raw`[;,|•●·✦✔()\n\t]|\s[-–—/]+\s|[–—]|\.(?=\s|$)|(?<=\p{L})\s*\/\s*(?=\p{L})`,
    String.raw`\sand\s(?=am\s)`,
    String.raw`(?<=\b(?:\d{4}|Female|Male|Indian))\s(?=(?:Female|Male|Unmarried|Married|Single)\b)`,
    String.raw`(?<=\b(?:Unmarried|Married|Single))\s(?=\p{Lu}\p{Ll}+[,:])`,
  ].join('|'),
  'gu',
);
const OPENING = String.raw`^\W*(?:personal(?:\s+(?:details|data|information))?\s+)?(?:and\s+)?(?:(?:i\s+)?am\s+(?:an?\s+)?)?`;
/** Words for a marital status, as alternatives of a pattern. */
export const MARITAL_WORDS =
  'unmarried|un-married|not married|never married|single|bachelor|married|divorced|divorcee|separated|widowed|widow|widower';
const GENDER = new RegExp(
  String.raw`${OPENING}(?:(?:${MARITAL_WORDS})\s+)?(female|male)(?:\s+(?:of|aged|candidate)\b.*)?[\W\d]*$`,
  'i',
);
const MARITAL = new RegExp(
  String.raw`${OPENING}(${MARITAL_WORDS})(?:\s+(?:female|male|woman|man|with|to|since|and|yes)\b.*|\s+(?:(?:\d|one|two|three|four|no)\s+)?(?:child|children|kids?|sons?|daughters?)\b.*)?[\W\d]*$`,
  'i',
);
/** Words around a fact about a person. */
const ABOUT_PERSON =
  /\b(?:born|birth|d\.?o\.?b|aged?|years|yrs|languages?|nationality|indian|passport|religion|category|caste|children|child|sons?|daughters?|hindi|english|ctc|salary|notice|driving|licence|license)\b/i;
/** Characters on either side of a fact that may tell what it belongs to. */
const AROUND = 150;
/** More facts of a kind than any resume has are not compared. */
const MOST_FACTS = 20;
/** The length of the longest fact. */
const LONGEST_FACT = 60;

export const genderOf = (word: string): Gender =>
  /^(?:female|f|woman)$/i.test(word) ? 'female' : /^(?:male|m|man)$/i.test(word) ? 'male' : 'other';

export function maritalStatusOf(word: string): MaritalStatus {
  if (/^(?:un|not|never|single|bachelor)/i.test(word)) return 'single';
  if (/^married$/i.test(word)) return 'married';
  return /^wid/i.test(word) ? 'widowed' : 'divorced';
}

/**
 * Gender, marital status and birth without labels, each a fact of its own between separators and near other personal
 * facts. Contradicting values give none.
 */
export function findUnlabelledFacts(text: string): UnlabelledFacts {
  const pieces = splitPieces({ text, start: 0, end: text.length }, BREAK).filter(
    (piece) => piece.text.length <= LONGEST_FACT,
  );
  const genders = pieces
    .flatMap((place) => {
      const word = GENDER.exec(place.text)?.[1];
      return word ? [{ value: genderOf(word), place }] : [];
    })
    .slice(0, MOST_FACTS);
  const statuses = pieces
    .flatMap((place) => {
      const word = MARITAL.exec(place.text)?.[1];
      return word ? [{ value: maritalStatusOf(word), place }] : [];
    })
    .slice(0, MOST_FACTS);
  const isPersonal = ({ start, end }: Piece) => {
    const around = [text.slice(Math.max(0, start - AROUND), start), text.slice(end, end + AROUND)];
    return (
      around.some((part) => ABOUT_PERSON.test(part) || findFullDate(part) !== null) ||
      [...genders, ...statuses].some(({ place }) => place.start !== start && Math.abs(place.start - start) < AROUND)
    );
  };
  // 'male and female wards'
  const isOfOne = !(/\bmale\b/i.test(text) && /\bfemale\b/i.test(text));
  const gender = onlyOf(genders.filter(({ place }) => isOfOne && isPersonal(place)));
  const maritalStatus = onlyOf(statuses.filter(({ place }) => isPersonal(place)));
  const dateOfBirth = [gender, maritalStatus].flatMap((fact) =>
    fact ? (dateBeside(text, pieces, fact.place) ?? []) : [],
  )[0];
  return { ...(gender && { gender }), ...(maritalStatus && { maritalStatus }), ...(dateOfBirth && { dateOfBirth }) };
}

/** The one value of all readings, at its first place. */
const onlyOf = <T>(found: readonly { value: T; place: Piece }[]) =>
  new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;

/** Characters between a gender or marital status and the date of birth in the same list. */
const NEAR = 40;
const LAST_BIRTH_YEAR = 2012;

/** A bare date next to a personal fact: '27 Feb 1999 / unmarried'. */
function dateBeside(text: string, pieces: readonly Piece[], { start, end }: Piece) {
  for (const place of pieces) {
    if (place.end < start - NEAR || place.start > end + NEAR || !ONLY_DATE.test(place.text)) continue;
    const value = findFullDate(text.slice(place.start, place.end));
    if (value && Number(value.slice(0, 4)) <= LAST_BIRTH_YEAR) return { value, place };
  }
  return undefined;
}

const DATE =
  /\b\d{1,2}(?:[-/.]\d{1,2}[-/.]|(?:st|nd|rd|th)?[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ ,-]+)(?:19|20)\d{2}\b/gi;
const OTHER_DATE = /\b(?:dated?|since|valid|updated|joined|from|till|to)\b/i;
const FIRST_BIRTH_YEAR = 1945;
const LONGEST_CONTACTS = 200;

/** A date behind at most a sign: an icon's letter in its own font, say. */
const DATE_ALONE = /^(?:\W|\w\W)*\d[\d/.-]*(?:(?:st|nd|rd|th)?[ -]\p{L}{3,9}[ ,-]+\d{4})?\W*$/u;
/** Lines from one of contacts to a date that is alone in its own. */
const NEAR_LINES = 6;

/**
 * The only date in a line of contacts: '+91 97302 64415 | pallavi@example.com | 22 Sept 1991', or in a line of its own
 * near an email address.
 */
export function dateBesideContacts(text: string) {
  let next = 0;
  const lines = text.split('\n');
  const isContact = (line: string | undefined) => line?.includes('@') ?? false;
  for (const [at, line] of lines.entries()) {
    const index = next;
    next += line.length + 1;
    // the patterns take quadratic time
    if (line.length > LONGEST_CONTACTS || OTHER_DATE.test(line)) continue;
    const isNear =
      DATE_ALONE.test(line) && lines.slice(Math.max(0, at - NEAR_LINES), at + NEAR_LINES + 1).some(isContact);
    if (!isContact(line) && !isNear) continue;
    const dates = [...line.matchAll(DATE)];
    const value = dates.length === 1 ? findFullDate(dates[0]?.[0] ?? '') : null;
    const year = Number(value?.slice(0, 4));
    if (value && year >= FIRST_BIRTH_YEAR && year <= LAST_BIRTH_YEAR)
      return { value, place: { text: line, start: index, end: index + line.length } };
  }
  return undefined;
}

const ONLY_DATE = /^[\d/.-]{6,10}$|^\d{1,2}(?:st|nd|rd|th)?[\s-]*[a-z]{3,9}[\s-]*\d{4}$/i;
