import { namesAgree } from '#mongo/identity/names-agree.ts';
import { findName } from './find-person.ts';
import { othersPlaces } from './others-contacts.ts';
import type { Reading, ReadPhone, Span } from './reading.ts';
import type { ResumeLine } from './resume-lines.ts';

// only from the beginning of a word: from every character of a long one it would take 64 times as long
const EMAIL = /(?<![a-z0-9])[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9](?:[a-z0-9-]{0,62}\.)+[a-z]{2,24}(?![a-z0-9])/gi;

/** An address broken within its domain at the edge of a narrow column, from its @. */
const BROKEN_DOMAIN = /@([a-z0-9-]{0,40})\n([a-z0-9-]{0,40}\.(?:[a-z]{2,10}\.)?(?:com|in|org|net|edu))(?=\n|$)/gi;
/** An address broken before its @. */
const BROKEN_BEFORE_AT =
  /(?<![a-z0-9@])([a-z0-9][a-z0-9._%+-]{1,63})\n(@[a-z0-9](?:[a-z0-9-]{0,62}\.)+[a-z]{2,24})(?![a-z0-9])/gi;
/** An address hyphenated before its @ at a line's end. */
const HYPHENATED_BEFORE_AT =
  /(?<![a-z0-9@])([a-z][a-z0-9._]{0,40})-\n([a-z0-9._%+]{1,40}@[a-z0-9](?:[a-z0-9-]{0,62}\.)+[a-z]{2,24})(?![a-z0-9])/gi;
/** An address broken within its last label: 'gmail.c' and 'om'. */
const BROKEN_AT_END =
  /(?<![a-z0-9])([a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9-]{1,62}\.)+[a-z])\n((?:om|n|rg|et|o\.in|o))(?=\n|$)/gi;
const LOCAL_PART = /[a-z0-9][a-z0-9._%+-]{0,63}$/i;

/** The email addresses of a resume in lower case, without duplicates; the first is most likely the person's own. */
export function findEmails(text: string): Reading<string>[] {
  const found = new Map<string, Reading<string>>();
  const keep = (written: string, confidence: number, start: number, end: number) => {
    const value = written.toLowerCase();
    if (!value.includes('..') && !found.has(value)) found.set(value, { value, confidence, at: { start, end } });
  };
  const keepJoined = (pattern: RegExp, confidence: () => number) => {
    for (const { 0: whole, 1: first = '', 2: second = '', index } of text.matchAll(pattern))
      keep(first + second, confidence(), index, index + whole.length);
  };
  const ofBroken = () => (found.size === 0 ? 0.9 : 0.8);
  keepJoined(HYPHENATED_BEFORE_AT, () => UNSURE);
  keepJoined(BROKEN_AT_END, () => 0.9);
  const halves = new Set([...text.matchAll(HYPHENATED_BEFORE_AT)].map(({ 2: rest = '' }) => rest.toLowerCase()));
  for (const { 0: written, index } of text.matchAll(EMAIL)) {
    const end = index + written.length;
    // an address broken at the edge of a narrow column
    const broken = /^\n([a-z]{1,4})(?=\n|$)/.exec(text.slice(end, end + 8))?.[1] ?? '';
    const isWhole =
      !/\.(?:com|in|org|net|edu|example)$/i.test(written) && /\.(?:com|in|org|net|edu)$/i.test(written + broken);
    const whole = written + (isWhole ? broken : '');
    if (!halves.has(whole.toLowerCase())) keep(whole, found.size === 0 ? 0.99 : 0.8, index, end);
  }
  keepJoined(BROKEN_BEFORE_AT, ofBroken);
  for (const { 1: domain = '', 2: rest = '', index } of text.matchAll(BROKEN_DOMAIN)) {
    const local = LOCAL_PART.exec(text.slice(Math.max(0, index - 64), index))?.[0];
    if (local) keep(`${local}@${domain}${rest}`, ofBroken(), index - local.length, index + 1 + domain.length);
  }
  return [...found.values()];
}

/** Whether the hyphen belongs to the address is not known. */
const UNSURE = 0.6;

const CANDIDATE =
  /(?:(?<![\d.@\w])|(?<=\.{3}))(?:(?:\+?91[\s-]*|0)?\d{5}\s[–-]\s\d{5}|\(?\+?\d(?:[\d()]|[.–-](?=[\d(])|[^\S\n](?=[\d(])){7,22}\d)(?![\w@])/g;
/** A mobile after the PIN code of an address. */
const AFTER_PIN = /^[1-9]\d{2}[ ]?\d{3}\s+(?=\+?[\d][\d\s-]{9,}$)/;
/** A mobile broken between its halves at the edge of a column. */
const BROKEN_PHONE = /\+91[ -]?[6-9]\d{4}\n\d{5}(?!\d)/g;
const MOST_PHONES = 5;
/** A number noted as another person's: '0651 224 8190 (landlord)', '(father: 98937 20416)', 'Next of kin: …'. */
const RELATION =
  '(?:father|mother|brother|sister|husband|wife|spouse|uncle|aunt|son|daughter|cousin|parents?|guardian|friend|landlord|landlady|neighbou?r|next of kin|emergency(?: contact)?)';
const OTHERS_AFTER = new RegExp(
  String.raw`^\s*\(\s*(?:my )?${RELATION}(?:['’]s)?(?:\s+(?:no\.?|number|mobile|phone))?\s*\)`,
  'i',
);
const OTHERS_BEFORE = new RegExp(
  String.raw`\b${RELATION}(?:['’]s)?(?:\s+(?:no\.?|number|mobile|phone))?\W{0,3}$|\bnext of kin\b[^\n\d]*$|\(\s*${RELATION}\s*\)[\s:–-]*$`,
  'i',
);
const AROUND = 45;

/** The phone numbers of a resume, without duplicates: Indian mobiles first, then others in phone-number format. */
export function findPhones(text: string): Reading<ReadPhone>[] {
  const found = new Map<string, Reading<ReadPhone>>();
  for (const match of [...text.matchAll(CANDIDATE), ...text.matchAll(BROKEN_PHONE)]) {
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + AROUND);
    const before = text.slice(Math.max(0, match.index - AROUND), match.index);
    if (OTHERS_AFTER.test(after) || OTHERS_BEFORE.test(before)) continue;
    const read = readPhone(match[0]) ?? readPhone(match[0].replace(AFTER_PIN, ''));
    if (!read || found.has(read.value.number)) continue;
    found.set(read.value.number, { ...read, at: { start: match.index, end: match.index + match[0].length } });
  }
  return [...found.values()].toSorted((a, b) => b.confidence - a.confidence).slice(0, MOST_PHONES);
}

function readPhone(written: string): { value: ReadPhone; confidence: number } | null {
  // '+91 (0) 98…' has both prefixes
  const digits = written.replace(/\(0\)/, '').replace(/\D/g, '');
  if (/(?:19|20)\d{2}\s*[-–]\s*(?:19|20)\d{2}/.test(written)) return null;
  const indian = /^(?:0{0,2}91|0)?([6-9]\d{9})$/.exec(digits);
  if (indian?.[1]) return { value: { countryCode: '91', number: indian[1] }, confidence: 0.98 };
  // a landline: area code after a 0, or +91 before it
  const landline = /^(?:0|91)([1-8]\d{9})$/.exec(digits);
  if (landline?.[1] && /[\s()-]/.test(written))
    return { value: { countryCode: '91', number: landline[1] }, confidence: 0.8 };
  const foreign = /^\(?\+(?!91)/.test(written)
    ? /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{6,12})$/.exec(digits)
    : null;
  return foreign?.[1] && foreign[2]
    ? { value: { countryCode: foreign[1], number: foreign[2] }, confidence: 0.8 }
    : null;
}

interface Contacts {
  name: Reading<string> | null;
  /** The person's own, without those of referees and other people. */
  emails: Reading<string>[];
  phones: Reading<ReadPhone>[];
}

/** The name and contacts of a resume's person. Excludes contacts that appear only next to another person. */
export function findContacts(text: string, lines: readonly ResumeLine[]): Contacts {
  // find the name without the references first: their email addresses would point to another line
  const surely = othersPlaces(lines, () => true);
  const name = findName(lines, findEmails(masked(text, surely)));
  const own = withoutOthers(text, lines, name?.value ?? null);
  return { name, emails: findEmails(own), phones: findPhones(own) };
}

/**
 * The contacts of a resume with a layout: those of the header and of personal details, if there are any; never those in
 * the sections of jobs and references.
 */
export function ownContacts(
  contacts: Contacts,
  sections: readonly { kind: string; lines: readonly ResumeLine[] }[],
): Contacts {
  const isWithin = ({ at }: Reading<unknown>, kinds: readonly string[]) =>
    sections.some(
      ({ kind, lines }) =>
        kinds.includes(kind) && lines.some(({ start, end }) => start <= at.start && at.end <= end + 5),
    );
  const own = <T>(readings: Reading<T>[]): Reading<T>[] => {
    const first = readings.filter((reading) => isWithin(reading, ['header', 'personal']));
    return first.length > 0 ? first : readings.filter((reading) => !isWithin(reading, ['jobs', 'references']));
  };
  const emails = own(contacts.emails);
  const phones = own(contacts.phones);
  if (emails.length > 0) return { ...contacts, emails, phones };
  // a footer that ends up within the jobs of its page
  const named = contacts.emails.filter(({ value }) => namesOwner(value, contacts.name?.value ?? ''));
  const lines = sections.flatMap((section) => section.lines);
  const isBeside = ({ at }: Reading<unknown>) =>
    lines.some(
      ({ start, end }) =>
        start <= at.start && at.end <= end && named.some((email) => start <= email.at.start && email.at.end <= end),
    );
  return { ...contacts, emails: named, phones: phones.length > 0 ? phones : contacts.phones.filter(isBeside) };
}

const LEAST_LETTERS = 4;

/** The address contains a word of the name. */
const namesOwner = (email: string, name: string): boolean =>
  (name.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => word.length >= LEAST_LETTERS && email.includes(word));

/** The text with other people's contacts blanked. Without the person's name, no named person counts as another. */
export function withoutOthers(text: string, lines: readonly ResumeLine[], name: string | null): string {
  const isOwner = (other: string) => name === null || namesAgree(name, other);
  return masked(text, othersPlaces(lines, isOwner));
}

/** The text with these spans blanked: all other positions are unchanged. */
function masked(text: string, places: readonly Span[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const { start, end } of places) {
    parts.push(text.slice(at, start), ' '.repeat(end - start));
    at = end;
  }
  return parts.join('') + text.slice(at);
}
