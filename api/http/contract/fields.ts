import { z } from 'zod';

/** A text of which, trimmed, something must be left; missing, empty and of another type get the same message. */
export const requiredText = (message: string) => z.string(message).trim().min(1, { error: message, abort: true });

export const ALPHABETIC_MESSAGE = 'Only alphabetic characters are allowed. No numbers or special characters!';

/** Letters of any script with what stands between them in names of places and trades (`St. Thomas Mount`, `R&D / IT`). */
const WORDS = /^\p{L}(?:[\p{L}\p{M} .,'’()&/-]|\u200c|\u200d)*$/u;

const alphabetic = (missing: string) =>
  requiredText(missing).max(200, 'At most 200 characters!').regex(WORDS, ALPHABETIC_MESSAGE);

export const jobCity = alphabetic('Required for onsite');
export const jobIndustry = alphabetic('Industry is required!');

const CONTACT_REQUIRED_MESSAGE = 'Contact is required!';
const CONTACT_FORMAT_MESSAGE = 'Contact should be a valid 10 digit Number!';

/** An Indian mobile number without country code; `message` replaces the shared one for a wrong format. */
const contactWith = (message: string) => requiredText(CONTACT_REQUIRED_MESSAGE).regex(/^[6-9][0-9]{9}$/, message);

export const contact = contactWith(CONTACT_FORMAT_MESSAGE);

const TEN_DIGITS_MESSAGE = 'Must be 10 digits';

/** The User Details card's own rule: any ten digits. */
export const contactDigits = requiredText(CONTACT_REQUIRED_MESSAGE).regex(/^[0-9]{10}$/, TEN_DIGITS_MESSAGE);

/** The same, or nothing. */
export const optionalContactDigits = z
  .string()
  .trim()
  .regex(/^([0-9]{10})?$/, TEN_DIGITS_MESSAGE);

const EMAIL_REQUIRED_MESSAGE = 'Email is required!';
export const EMAIL_FORMAT_MESSAGE = 'Invalid email format!';

/** What mail servers take. */
const LONGEST_EMAIL = 254;
/** One @, no blanks or characters that would mean something in a mail's head, and letters at the very end. */
const EMAIL_PATTERN =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** An email by the shared rule, trimmed, in lower case; `message` replaces the shared one for a wrong format. */
export const emailWith = (message: string) =>
  requiredText(EMAIL_REQUIRED_MESSAGE)
    .max(LONGEST_EMAIL, { error: message, abort: true })
    .regex(EMAIL_PATTERN, message)
    .toLowerCase();

export const email = emailWith(EMAIL_FORMAT_MESSAGE);

/** What a text that is JSON holds, as a step of a schema. */
export function readJsonText(text: string, ctx: z.RefinementCtx): unknown {
  const value = parsed(text);
  if (value !== undefined) return value;
  ctx.addIssue({ code: 'custom', message: 'must be JSON text' });
  return z.NEVER;
}

/**
 * An object in a form with files: it arrives as JSON text, which the call makes of it. Text that is no JSON is refused in
 * the object's own words.
 */
export function jsonText<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess<unknown, Schema, z.input<Schema>>(
    (value) => (typeof value === 'string' ? (parsed(value) ?? value) : value),
    schema,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // what is no JSON has no value, and JSON has no undefined
  }
}

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

const OTP_LENGTH = 6;
export const OTP_REQUIRED_MESSAGE = 'Please enter the OTP, click Send OTP if not done yet!';
const OTP_LENGTH_MESSAGE = 'Please Enter 6 digit OTP!';
const OTP_FORMAT_MESSAGE = 'OTP should be a 6-digit number sent to your email!';
const RESET_OTP_MESSAGE = 'Enter 6-digit OTP';

/** A code from a mail: six digits. */
export const otp = requiredText(OTP_REQUIRED_MESSAGE)
  .regex(/^[0-9]*$/, { error: OTP_FORMAT_MESSAGE, abort: true })
  .length(OTP_LENGTH, OTP_LENGTH_MESSAGE);

/** The same on the reset screen, in its words. */
export const resetOtp = requiredText(RESET_OTP_MESSAGE).regex(/^[0-9]{6}$/, RESET_OTP_MESSAGE);

/** A record's `_id`: 24 hex digits. */
export const recordId = z.string().regex(/^[0-9a-f]{24}$/, 'must be 24 hex digits');

/** Beside the checkbox that was left empty. */
export const TERMS_FIELD_MESSAGE = 'You must accept the Terms and Policy for Signing up!';
/** On pressing Sign Up without it. */
export const TERMS_ALERT_MESSAGE = 'You must accept the terms and conditions to proceed!';

/**
 * Ours: the version of what is being changed, as /fetch-profile-data gave it. Where another tab has saved since, the
 * call answers 409 and changes nothing.
 */
export const version = z.string().max(40).nullish();

export const STALE_MESSAGE = 'This was changed elsewhere meanwhile, in another tab perhaps. Nothing was saved.';
