import { z } from 'zod';
import { currentUser } from './current-user.ts';
import { defineContract } from './define-contract.ts';
import { contactDigits } from './fields/contact.ts';
import { emailWith } from './fields/email.ts';
import { lastName, nameOf } from './fields/names.ts';
import { otp } from './fields/otp.ts';
import { currentPassword } from './fields/password.ts';

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
  summary:
    'Changes the own account’s name, email and contact. A new email needs the current password and the code that was mailed to it; every other session ends, and the former address gets a link that undoes it.',
  body: z.strictObject({
    ...userDetailsFields,
    /** For a new email: the code of /send-otp with the purpose change-email. */
    otp: otp.optional(),
    /** For a new email. */
    currentPassword: currentPassword.optional(),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), user: currentUser }),
  errors: {
    400: 'A field is wrong; or the email is new, and the current password or the code is missing or wrong.',
    409: 'Another account has the email; or the password or the email was changed elsewhere at the same moment.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});
