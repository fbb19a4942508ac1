import { z } from 'zod';
import { email } from '#api/http/contract/fields.ts';
import { givenPassword } from '#api/http/contract/password.ts';
import { type FieldProblems, fieldProblems } from '#ui/lib/field-problems.ts';

/** What the sign-in form holds. */
export interface SignInFields {
  email: string;
  password: string;
}

const fields = z.strictObject({ email, password: givenPassword });

/** What is wrong with each field, in the words the screen shows; a field that is right has no key. */
export const signInProblems = (values: SignInFields): FieldProblems<keyof SignInFields> =>
  fieldProblems(fields, { ...values });
