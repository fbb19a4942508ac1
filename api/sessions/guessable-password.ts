import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiError } from '#api/http/errors.ts';
import { roleLabel, roles } from '#domain/roles.ts';

/** The 49,233 most common passwords of public leaks, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Words that the product itself suggests. */
const ownWords = ['talent', 'talentsearch', 'recruiter', 'recruitment', 'candidate', 'resume', 'naukri', 'bharat'];

/** Letters that digits and symbols stand for. */
const letters: Readonly<Record<string, string>> = { '@': 'a', 4: 'a', 3: 'e', 1: 'i', 0: 'o', $: 's', 5: 's', 7: 't' };

/** Around a known word, guessing programs try at least this many digits and symbols: `Welcome@2026`, `1#Kavita99`. */
const TRIMMINGS = 6;

/** With fewer letters a word says nothing about the rest. */
const SHORTEST_WORD = 3;

const withLetters = (text: string): string => text.replace(/[@4310$57]/g, (sign) => letters[sign] ?? sign);
const trimmed = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '');

/** The words that a password may be built around, in lower case: `P@ssw0rd123!` → `password` and others. */
function wordsIn(password: string): string[] {
  const text = password.toLowerCase();
  const words = [trimmed(text), withLetters(trimmed(text)), trimmed(withLetters(text))];
  return words.filter((word) => word.length >= SHORTEST_WORD && word.length >= text.length - TRIMMINGS);
}

/** An account's own words, which strangers know: names, and the two sides of the email. */
export interface AccountWords {
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/**
 * Whether a password is among the first that a guessing program tries: a common password, a word of the product, or the
 * account's own name or email, also with look-alike letters and a few digits and symbols around it.
 */
export function isGuessable(password: string, { email, firstName = '', lastName = '' }: AccountWords): boolean {
  const [mailbox = '', host = ''] = email.toLowerCase().split('@');
  const names = [firstName, lastName, firstName + lastName, mailbox, ...mailbox.split(/[^a-z]+/), host.split('.')[0]];
  const known = new Set([...ownWords, ...roles.map(roleLabel), ...names].map((word) => asWord(word ?? '')));
  return (
    common.has(password.toLowerCase()) || wordsIn(password).some((word) => common.has(word) || known.has(asWord(word)))
  );
}

const asWord = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const GUESSABLE_MESSAGE =
  'This password is easy to guess: a common word or a name, with digits around it. Please choose another.';

/** Throws 400 if a new password is easy to guess. Call it before anything is used up, such as a code. */
export function refuseGuessable(password: string, account: AccountWords): void {
  if (!isGuessable(password, account)) return;
  throw new ApiError(400, GUESSABLE_MESSAGE, { errors: [{ field: 'password', message: GUESSABLE_MESSAGE }] });
}
