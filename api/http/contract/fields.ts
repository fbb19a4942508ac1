import { z } from 'zod';

/** A text that is not empty after trimming; missing, empty and of another type give the same message. */
export const requiredText = (message: string) => z.string(message).trim().min(1, { error: message, abort: true });

export const ALPHABETIC_MESSAGE = 'Only alphabetic characters are allowed. No numbers or special characters!';

/** Letters of any script with the punctuation of place and trade names (`St. Thomas Mount`, `R&D / IT`). */
const WORDS = /^\p{L}(?:[\p{L}\p{M} .,'’()&/-]|\u200c|\u200d)*$/u;

const alphabetic = (missing: string) =>
  requiredText(missing).max(200, 'At most 200 characters!').regex(WORDS, ALPHABETIC_MESSAGE);

export const jobCity = alphabetic('Required for onsite');
export const cityText = alphabetic('Enter the name of a city.');
export const jobIndustry = alphabetic('Industry is required!');

const CONTACT_REQUIRED_MESSAGE = 'Contact is required!';
const CONTACT_FORMAT_MESSAGE = 'Contact should be a valid 10 digit Number!';

/** An Indian mobile number without country code; `message` replaces the default message for a wrong format. */
const contactWith = (message: string) => requiredText(CONTACT_REQUIRED_MESSAGE).regex(/^[6-9][0-9]{9}$/, message);

export const contact = contactWith(CONTACT_FORMAT_MESSAGE);

const TEN_DIGITS_MESSAGE = 'Must be 10 digits';

/** The User Details card's own rule: ten digits of any kind. */
export const contactDigits = requiredText(CONTACT_REQUIRED_MESSAGE).regex(/^[0-9]{10}$/, TEN_DIGITS_MESSAGE);

/** The same, or empty. */
export const optionalContactDigits = z
  .string()
  .trim()
  .regex(/^([0-9]{10})?$/, TEN_DIGITS_MESSAGE);

const EMAIL_REQUIRED_MESSAGE = 'Email is required!';
export const EMAIL_FORMAT_MESSAGE = 'Invalid email format!';

/** The maximum length that mail servers accept. */
const LONGEST_EMAIL = 254;
/** One @, no blanks, no characters with a meaning in mail headers, and letters at the end. */
const EMAIL_PATTERN =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** An email by the shared rule, trimmed, in lower case; `message` replaces the default message for a wrong format. */
export const emailWith = (message: string) =>
  requiredText(EMAIL_REQUIRED_MESSAGE)
    .max(LONGEST_EMAIL, { error: message, abort: true })
    .regex(EMAIL_PATTERN, message)
    .toLowerCase();

export const email = emailWith(EMAIL_FORMAT_MESSAGE);

/** Parses JSON text as a step of a schema. */
export function readJsonText(text: string, ctx: z.RefinementCtx): unknown {
  const value = parsed(text);
  if (value !== undefined) return value;
  ctx.addIssue({ code: 'custom', message: 'must be JSON text' });
  return z.NEVER;
}

/** An object in a multipart form, sent as JSON text. Invalid JSON gives the object's own message. */
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
    return undefined; // invalid JSON; undefined is never a JSON value
  }
}

const LONGEST_NAME = 100;
/** Control characters, angle brackets and bidirectional text marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are rejected
const NO_NAME = /[\u0000-\u001f\u007f-\u009f<>\u202a-\u202e\u2066-\u2069]/;

const rules = (name: z.ZodString, what: string) =>
  name
    .max(LONGEST_NAME, { error: `${what} may have at most ${LONGEST_NAME} characters.`, abort: true })
    .refine((text) => !NO_NAME.test(text), `${what} contains characters that are not allowed in a name.`);

/** A person's name with a minimum number of characters. */
export const nameOf = (what: 'First Name' | 'Last Name', least: number, tooShort: string) =>
  rules(requiredText(`${what} is Required!`).min(least, tooShort), what);

export const firstName = nameOf('First Name', 3, 'Enter Atleast 3 Characters long!');
export const lastName = nameOf('Last Name', 1, 'Enter Atleast 1 Character!');
/** Optional, since some people have none. */
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

/** The same with the reset screen's messages. */
export const resetOtp = requiredText(RESET_OTP_MESSAGE).regex(/^[0-9]{6}$/, RESET_OTP_MESSAGE);

/** A record's `_id`: 24 hex digits. */
export const recordId = z.string().regex(/^[0-9a-f]{24}$/, 'must be 24 hex digits');

/** Shown next to the unchecked checkbox. */
export const TERMS_FIELD_MESSAGE = 'You must accept the Terms and Policy for Signing up!';
/** Shown when Sign Up is pressed without it. */
export const TERMS_ALERT_MESSAGE = 'You must accept the terms and conditions to proceed!';

/**
 * Not in the original API: the version of the edited content, from /fetch-profile-data. If another tab has saved since,
 * the call answers 409 and changes nothing.
 */
export const version = z.string().max(40).nullish();

export const STALE_MESSAGE = 'This was changed elsewhere in the meantime, perhaps in another tab. Nothing was saved.';
