import type { Types } from 'mongoose';

/** A text of an account as lists search and sort it, without case and accents. */
export interface ListedText {
  /** Contains each searched word. */
  text: string;
  /** Has the order of a collator that ignores case and accents and compares numbers by value. */
  sort: string;
  /** Every three characters in a row of `text`: an index finds parts of words by them. */
  parts: string[];
}

/** Each derived from one field, so that one write updates both. `number` is derived from `_id` and `id`. */
export type ListedAccount = Record<ListedName, ListedText>;

export const editedFields = ['firstName', 'lastName', 'email', 'contact'] as const;
export const listedNames = [...editedFields, 'number'] as const;
export type ListedName = (typeof listedNames)[number];

export const PART_LENGTH = 3;

export const foldedText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** The distinct parts of a folded text; none if it is shorter than a part. */
export function partsOf(folded: string): string[] {
  const starts = Math.max(0, folded.length - PART_LENGTH + 1);
  return [...new Set(Array.from({ length: starts }, (_, at) => folded.slice(at, at + PART_LENGTH)))];
}

/** The order of signs in the Unicode collation; all stand before digits. */
const SIGNS = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
/** Letters that a collator equates with others although they don't decompose. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l' };
const FIRST_SIGN = 0x0e;
const signKeys = new Map([...SIGNS].map((sign, at) => [sign, String.fromCharCode(FIRST_SIGN + at)]));

/** A key whose order by code units is the order of the text. Collations of MongoDB are not in the embedded server. */
export const sortKey = (text: string): string =>
  foldedText(text)
    .replace(/[ßæœøđðł]/g, (letter) => LETTERS[letter] as string)
    .replace(/\d+|[^\p{L}\p{N}]/gu, (found) => (/\d/.test(found) ? numberKey(found) : (signKeys.get(found) ?? found)));

/** A longer number stands after a shorter one: its length comes first, in units of nine. */
function numberKey(digits: string): string {
  const value = digits.replace(/^0+/, '');
  return '9'.repeat(Math.floor(value.length / 9)) + (value.length % 9) + value;
}

export function listedText(text: string): ListedText {
  const folded = foldedText(text);
  return { text: folded, sort: sortKey(text), parts: partsOf(folded) };
}

/** The part of an account's `_id` that lists show. */
export const shownPart = (_id: unknown): string => String(_id).slice(-6);

/** What the texts are derived from, of an account. */
interface Listable {
  _id: Types.ObjectId;
  id: string;
  firstName: string;
  lastName?: string;
  email: string;
  contact?: string;
}

export function listedAccount(account: Listable): ListedAccount {
  const edited = editedFields.map((field) => [field, listedText(account[field] ?? '')] as const);
  const number = foldedText(`${account._id}\n${account.id}`);
  return {
    ...(Object.fromEntries(edited) as Record<(typeof editedFields)[number], ListedText>),
    number: { text: number, sort: shownPart(account._id), parts: partsOf(number) },
  };
}
