import { z } from 'zod';
import { requiredText } from './required-text.ts';

const LONGEST_NAME = 100;
/** Control characters, angle brackets, and marks that turn the reading direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const NO_NAME = /[\u0000-\u001f\u007f-\u009f<>\u202a-\u202e\u2066-\u2069]/;

const rules = (name: z.ZodString, what: string) =>
  name
    .max(LONGEST_NAME, { error: `${what} may have at most ${LONGEST_NAME} characters.`, abort: true })
    .refine((text) => !NO_NAME.test(text), `${what} holds characters that no name has.`);

/** A person's name of at least so many characters. */
export const nameOf = (what: 'First Name' | 'Last Name', least: number, tooShort: string) =>
  rules(requiredText(`${what} is Required!`).min(least, tooShort), what);

export const firstName = nameOf('First Name', 3, 'Enter Atleast 3 Characters long!');
export const lastName = nameOf('Last Name', 1, 'Enter Atleast 1 Character!');
/** Some people have none. */
export const optionalLastName = rules(z.string().trim(), 'Last Name');
