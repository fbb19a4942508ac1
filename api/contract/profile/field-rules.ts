import { z } from 'zod';
import { canonicalDistrict } from '#search-templates/language/places/states.ts';

/** One test of a text that isn't empty, and what is said where it fails. */
export type Form = [test: RegExp | ((text: string) => boolean), message: string];

interface Ruled {
  /** What an empty text is told; it may be empty where nothing is given. */
  required?: string;
  least?: [characters: number, message: string];
  forms?: Form[];
}

/** A text's rules: its first broken one gives its one message. */
export const ruled = ({ required, least, forms = [] }: Ruled) =>
  z.string().superRefine((text, ctx) => {
    const message = text === '' ? required : firstProblem(text, least, forms);
    if (message) ctx.addIssue({ code: 'custom', message });
  });

function firstProblem(text: string, least: Ruled['least'], forms: Form[]): string | undefined {
  if (least && text.length < least[0]) return least[1];
  return forms.find(([test]) => !(typeof test === 'function' ? test(text) : test.test(text)))?.[1];
}

/** Joiners belong into words of Indian scripts. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M}\p{N} +#.&/()'’,\-\u200c\u200d]*$/u;
const WORDS = /^\p{L}[\p{L}\p{M} .,'’()&/\-\u200c\u200d]*$/u;
const PERSON = /^\p{L}[\p{L}\p{M} .'’\-\u200c\u200d]*$/u;
/** Control characters but line ends and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const NO_PROSE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Marks that turn the reading direction of what follows. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/;

/** Names of skills, employers, titles, courses, projects: `C++`, `L&T`, `B.Tech`. */
export const nameForm: Form = [NAME, 'Use letters, with digits and + # . & / - ( ) only!'];
export const personForm: Form = [PERSON, 'Only letters are allowed in a name!'];
export const placeForm: Form = [WORDS, 'Only alphabetic characters are allowed. No numbers or special characters!'];
/** Some districts have a number in their name. */
export const districtForm: Form = [
  (text) => WORDS.test(text) || canonicalDistrict(text) !== null,
  'Only alphabetic characters are allowed. No numbers or special characters!',
];
export const digitsForm: Form = [/^[0-9]+$/, 'Only numbers are allowed!'];
export const proseForm: Form = [
  (text) => !NO_PROSE.test(text) && !TURNS.test(text),
  'The text holds characters that nobody can see.',
];
/** Prose that says something: at least a letter. */
export const wordsForm: Form = [/\p{L}/u, 'Write it in words!'];

export const linkForm = (message: string): Form => [isLink, message];
function isLink(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && /^https?:\/\/\S+$/i.test(text) && url.hostname.includes('.');
}

const EARLIEST = '1900-01-01';
const LATEST = '2100-12-31';
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text) &&
  text >= EARLIEST &&
  text <= LATEST;

/** A day of the calendar, from 1900 to 2100. */
export const dayForm: Form = [isDay, 'Enter a valid date!'];

/** `2026-02-28` comes before or on the other; what isn't a day is told so elsewhere. */
export const inOrder = (from: string, to: string): boolean => !isDay(from) || !isDay(to) || from <= to;
