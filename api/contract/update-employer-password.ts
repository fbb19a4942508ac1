import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { optionalContactDigits } from './fields/contact.ts';
import { email } from './fields/email.ts';
import { nameOf, optionalLastName } from './fields/names.ts';
import { givenPassword, newPassword } from './fields/password.ts';
import { recordId } from './fields/record-id.ts';

export const FIELD_REQUIRED_MESSAGE = 'This field is required!';
export const PASSWORD_MUST_DIFFER_MESSAGE = 'New password must differ from current password.';

/** What an admin may say of an account. Last name and contact may be empty: not every account has them. */
export const editedUserFields = {
  firstName: nameOf('First Name', 2, 'Enter Atleast 2 Characters long!'),
  lastName: optionalLastName,
  email,
  contact: optionalContactDigits,
};

export const updateEmployerPassword = defineContract({
  name: 'update-employer-password',
  method: 'POST',
  path: '/update-EmployerPassword/{id}',
  roles: ['admin'],
  summary:
    'Changes an account’s name, email and contact; with `isChange` its password too, which ends its sessions. `currentPassword` is that account’s.',
  params: z.strictObject({ id: recordId }),
  body: z
    .strictObject({
      ...editedUserFields,
      isChange: z.boolean().default(false),
      currentPassword: givenPassword.optional(),
      password: newPassword.optional(),
    })
    .superRefine(({ isChange, currentPassword, password }, { addIssue }) => {
      const missing = (name: string) => addIssue({ code: 'custom', path: [name], message: FIELD_REQUIRED_MESSAGE });
      if (!isChange) return;
      if (currentPassword === undefined) missing('currentPassword');
      if (password === undefined) missing('password');
      else if (password === currentPassword)
        addIssue({ code: 'custom', path: ['password'], message: PASSWORD_MUST_DIFFER_MESSAGE });
    }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    400: 'A field is wrong, the current password is, or the new one is the same.',
    404: 'There is no such account.',
    409: 'Another account has the email; or the password or the email was changed elsewhere at the same moment.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});
