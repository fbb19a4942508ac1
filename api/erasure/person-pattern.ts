/** What tells a person in texts. */
export interface KnownPerson {
  /** Of `candidateContacts`: `email:…`, `phone:…`, former ones too. */
  contactKeys: readonly string[];
  /** The full name; empty where there is none. */
  name: string;
}

/** Finds emails whole, and phone numbers whatever stands before and between their digits; null where none is known. */
export function contactPattern({ contactKeys }: KnownPerson): RegExp | null {
  const emails = valuesOf(contactKeys, 'email:').map((email) => `(?<![\\w.+-])${escaped(email)}(?![\\w-])`);
  const phones = valuesOf(contactKeys, 'phone:').map((digits) => `${[...digits].join('\\D{0,3}')}(?!\\d)`);
  const parts = [...emails, ...phones];
  return parts.length > 0 ? new RegExp(parts.join('|'), 'i') : null;
}

/** Finds texts that are exactly the name; null where there is none. */
export function wholeNamePattern({ name }: KnownPerson): RegExp | null {
  return name.trim() ? new RegExp(`^\\s*${escaped(name.trim())}\\s*$`, 'i') : null;
}

/** Finds the name inside a text, as in a file's name: `Meera_Nair-cv.pdf`. Null for less than two words. */
export function namePattern({ name }: KnownPerson): RegExp | null {
  // of letters and digits alone: signs that may stand between words as well would be tried in every way there is
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length > 1 ? new RegExp(words.join('[^\\p{L}\\p{M}\\p{N}]{0,5}'), 'iu') : null;
}

const valuesOf = (keys: readonly string[], kind: string) =>
  keys.filter((key) => key.startsWith(kind)).map((key) => key.slice(kind.length));

/** A text as a regular expression finds it to the letter. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
