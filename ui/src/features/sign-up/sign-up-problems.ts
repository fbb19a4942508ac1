import { z } from 'zod';
import { contact, email, firstName, lastName, otp, TERMS_FIELD_MESSAGE } from '#api/http/contract/fields.ts';
import { CONFIRM_REQUIRED_MESSAGE, confirmProblems, newPassword } from '#api/http/contract/password.ts';
import { type FieldProblems, fieldProblems } from '#ui/lib/field-problems.ts';

/** The sign-up form's values. */
export interface SignUpFields {
  firstName: string;
  lastName: string;
  contact: string;
  email: string;
  otp: string;
  password: string;
  confirm: string;
  terms: boolean;
}

export type SignUpProblems = FieldProblems<keyof SignUpFields>;

const fields = z.strictObject({
  firstName,
  lastName,
  contact,
  email,
  otp,
  password: newPassword,
  confirm: z.string().min(1, CONFIRM_REQUIRED_MESSAGE),
  terms: z.literal(true, TERMS_FIELD_MESSAGE),
});

/** Errors by field, in the screen's words; valid fields have no key. */
export function signUpProblems(values: SignUpFields): SignUpProblems {
  const problems: SignUpProblems = fieldProblems(fields, { ...values }, ['password']);
  const repeated = confirmProblems(values.password, values.confirm);
  return repeated.length > 0 ? { ...problems, confirm: repeated.join('\n') } : problems;
}

/** Errors shown while the form is being filled in: those of passwords at once, those of other fields once left. */
export function earlyProblems(values: SignUpFields, left: ReadonlySet<keyof SignUpFields>): SignUpProblems {
  const shown = Object.entries(signUpProblems(values)).filter(([key]) => {
    const name = key as keyof SignUpFields;
    const typed = values[name] !== '' && values[name] !== false;
    return typed && (name === 'password' || name === 'confirm' || left.has(name));
  });
  return Object.fromEntries(shown);
}
