import { requiredText } from './required-text.ts';

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
