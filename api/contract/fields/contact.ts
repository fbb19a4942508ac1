import { z } from 'zod';
import { requiredText } from './required-text.ts';

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
