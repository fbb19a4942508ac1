/**
 * Whether two names may belong to one person: each word of the shorter name equals a word of the longer or is its
 * initial, and at least one whole word is equal. An empty name matches no name.
 */
export function namesAgree(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [wordsOf(one ?? ''), wordsOf(other ?? '')];
  if (a.length === b.length) return isWithin(a, b) || isWithin(b, a);
  return a.length < b.length ? isWithin(a, b) : isWithin(b, a);
}

/** A single letter is an initial. */
const isInitial = (word: string): boolean => [...word].length === 1;

function isWithin(shorter: readonly string[], longer: readonly string[]): boolean {
  const whole = shorter.some((word) => !isInitial(word) && longer.includes(word));
  const fits = (word: string) => longer.some((each) => each === word || (isInitial(word) && each.startsWith(word)));
  return whole && shorter.every(fits);
}

/** Without case, accents of Latin letters and punctuation: 'R.K. D’Souza' gives r, k, dsouza. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    // vowel signs of Indian scripts are marks and belong to the word
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** The name of a record or an account: the display name, otherwise its parts. */
export const nameOfRecord = ({
  applicantName,
  firstName,
  middleName,
  lastName,
}: {
  applicantName?: string | undefined;
  firstName?: string | undefined;
  middleName?: string | undefined;
  lastName?: string | undefined;
}): string => applicantName ?? [firstName, middleName, lastName].filter(Boolean).join(' ');
