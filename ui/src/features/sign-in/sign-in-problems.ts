import { z } from 'zod';
import { email } from '#api/http/contract/fields.ts';
import { givenPassword } from '#api/http/contract/password.ts';
import { type FieldProblems, fieldProblems } from '#ui/lib/field-problems.ts';

/** The sign-in form's values. */
export interface SignInFields {
  email: string;
  password: string;
}

const fields = z.strictObject({ email, password: givenPassword });

/** Errors by field, in the screen's words; valid fields have no key. */
export const signInProblems = (values: SignInFields): FieldProblems<keyof SignInFields> =>
  fieldProblems(fields, { ...values });
