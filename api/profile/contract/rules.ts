import { z } from 'zod';
import { readJsonText, recordId } from '#api/http/contract/fields.ts';
import { canonicalDistrict } from '#domain/places/states.ts';

/** A test of a non-empty text, and the message if it fails. */
export type Form = [test: RegExp | ((text: string) => boolean), message: string];

interface Ruled {
  /** The message for an empty text; if absent, the text may be empty. */
  required?: string;
  least?: [characters: number, message: string];
  forms?: Form[];
}

/** A text's rules: only the first broken one reports its message. */
export const ruled = ({ required, least, forms = [] }: Ruled) =>
  z.string().superRefine((text, ctx) => {
    const message = text === '' ? required : firstProblem(text, least, forms);
    if (message) ctx.addIssue({ code: 'custom', message });
  });

function firstProblem(text: string, least: Ruled['least'], forms: Form[]): string | undefined {
  if (least && text.length < least[0]) return least[1];
  return forms.find(([test]) => !(typeof test === 'function' ? test(text) : test.test(text)))?.[1];
}

/** Scripts of India need joiners within words. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M}\p{N} +#.&/()'’,\-\u200c\u200d]*$/u;
const WORDS = /^\p{L}[\p{L}\p{M} .,'’()&/\-\u200c\u200d]*$/u;
const PERSON = /^\p{L}[\p{L}\p{M} .'’\-\u200c\u200d]*$/u;
/** Control characters except line ends and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are rejected
const NO_PROSE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Bidirectional text marks. */
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
  'The text contains invisible characters.',
];
/** Prose must contain at least one letter. */
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

/** A calendar day from 1900 to 2100. */
export const dayForm: Form = [isDay, 'Enter a valid date!'];

/** Whether `from` is not after `to`; true if either is not a day, which another rule reports. */
export const inOrder = (from: string, to: string): boolean => !isDay(from) || !isDay(to) || from <= to;

/** The profile's account. For a job seeker it is always their own; an admin names the account. */
export const userId = recordId.nullish();

export const profileErrors = {
  404: 'There is no such profile, or no such entry in it any longer.',
  409: 'Another tab has changed it since it was loaded, or is saving just now.',
};

export interface SectionProblem {
  /** The field's name, nested ones with a dot: `presentAddress.city`. */
  field: string;
  message: string;
}

/**
 * Checks a section against its rules. Unchanged stored values are accepted even if they break a rule, since imported
 * profiles may contain them. Missing values are always reported.
 */
export function sectionProblems(rules: z.ZodType, values: object, stored: object | null): SectionProblem[] {
  const issues = rules.safeParse(values).error?.issues ?? [];
  return issues
    .filter(({ path }) => {
      const value = valueAt(values, path);
      return isEmpty(value) || !stored || !stoodThere(stored, path, value);
    })
    .map(({ path, message }) => ({ field: path.map(String).join('.'), message }));
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === undefined || value === null || (Array.isArray(value) && value.length === 0);

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], values);
}

/** Matches any entry of a list, since others may have been added or removed. */
function stoodThere(stored: unknown, path: readonly PropertyKey[], value: unknown): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return JSON.stringify(stored) === JSON.stringify(value);
  if (Array.isArray(stored)) return stored.some((entry) => stoodThere(entry, rest, value));
  if (typeof stored !== 'object' || stored === null) return false;
  return stoodThere((stored as Record<PropertyKey, unknown>)[key], rest, value);
}

/** Wire formats of profile values. Typed values are text, including numbers and days; empty is ''. */

const readable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** A text with a maximum length; missing and null become ''. */
export const wireText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters!`)
    .refine(readable, 'Text must be valid Unicode.')
    .nullish()
    .transform((text) => text ?? '');

/** A number, or its typed text. */
export const wireNumber = z
  .union([z.number(), z.string().trim().max(20)])
  .nullish()
  .transform((given) => (given === null || given === undefined ? '' : String(given)));

/** A day as `2026-02-28`; an ISO 8601 time counts as its day. */
export const wireDay = z
  .string()
  .trim()
  .max(40)
  .nullish()
  .transform((text) => (text && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? text.slice(0, 10) : (text ?? '')));

export const wireFlag = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? false);

/** The largest that a form of this size can be: 50 languages, 50 preferred places. */
const LONGEST_JSON = 100_000;

/** A part of a multipart form that is sent as JSON text. */
export const wireJson = <Schema extends z.ZodType>(schema: Schema) =>
  z.string().max(LONGEST_JSON).transform(readJsonText).pipe(schema);

/** The same for each part of a form. */
export const wireJsonFields = <Parts extends Readonly<Record<string, z.ZodType>>>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).map(([name, schema]) => [name, wireJson(schema)])) as {
    [Name in keyof Parts]: ReturnType<typeof wireJson<Parts[Name]>>;
  };
