import { z } from 'zod';
import { readJsonText } from '#api/contract/fields/json-text.ts';

/** How a profile's values travel. Everything typed is text, also numbers and days; what is empty is ''. */

const readable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** A text of at most so many characters; missing and null are ''. */
export const wireText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters!`)
    .refine(readable, 'Text must be valid Unicode.')
    .nullish()
    .transform((text) => text ?? '');

/** A number, or one as it is typed. */
export const wireNumber = z
  .union([z.number(), z.string().trim().max(20)])
  .nullish()
  .transform((given) => (given === null || given === undefined ? '' : String(given)));

/** A day as `2026-02-28`; of a moment in ISO 8601 its day counts. */
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

/** As far as a form of this size can go: 50 languages, 50 preferred places. */
const LONGEST_JSON = 100_000;

/** A part of a multipart form that its sender made JSON text of. */
export const wireJson = <Schema extends z.ZodType>(schema: Schema) =>
  z.string().max(LONGEST_JSON).transform(readJsonText).pipe(schema);
