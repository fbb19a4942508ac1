import { z } from 'zod';
import { currentUser } from './current-user.ts';
import { defineContract } from './define-contract.ts';
import { contactDigits } from './fields/contact.ts';
import { emailWith } from './fields/email.ts';
import { lastName, nameOf } from './fields/names.ts';
import { otp } from './fields/otp.ts';

/** The fields of the User Details card. */
export const userDetailsFields = {
  firstName: nameOf('First Name', 2, 'Enter Atleast 2 Characters long!'),
  lastName,
  email: emailWith('Invalid email format'),
  contact: contactDigits,
};

export const userDetails = defineContract({
  name: 'user-details',
  method: 'PUT',
  path: '/user-details',
  roles: 'signed-in',
  summary: 'Changes the own account’s name, email and contact. A new email needs the code that was mailed to it.',
  body: z.strictObject({
    ...userDetailsFields,
    /** For a new email: the code of /send-otp with the purpose change-email. */
    otp: otp.optional(),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), user: currentUser }),
  errors: {
    400: 'A field is wrong; or the email is new, and the code is missing or wrong.',
    409: 'Another account has the email.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});
