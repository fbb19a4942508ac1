import { z } from 'zod';
import { contact, email, firstName, lastName } from '#api/http/contract/fields.ts';
import { CONFIRM_REQUIRED_MESSAGE, confirmProblems, newPassword } from '#api/http/contract/password.ts';
import { type FieldProblems, fieldProblems } from '#ui/lib/field-problems.ts';

/** The values of the form for a new employer. */
export interface CreateEmployerFields {
  firstName: string;
  lastName: string;
  contact: string;
  email: string;
  password: string;
  confirm: string;
}

export type CreateEmployerProblems = FieldProblems<keyof CreateEmployerFields>;

const required = z.object({
  firstName,
  email,
  password: newPassword,
  confirm: z.string().min(1, CONFIRM_REQUIRED_MESSAGE),
});

/** Validated only if they are filled in. */
const optional = { lastName, contact };

/** Errors by field, in the screen's words; valid fields have no key. */
export function createEmployerProblems(values: CreateEmployerFields): CreateEmployerProblems {
  const problems: CreateEmployerProblems = fieldProblems(required, { ...values }, ['password']);
  for (const [name, rule] of Object.entries(optional) as ['lastName' | 'contact', z.ZodType][]) {
    if (values[name].trim() === '') continue;
    const wrong = rule.safeParse(values[name]).error?.issues[0];
    if (wrong) problems[name] = wrong.message;
  }
  const repeated = confirmProblems(values.password, values.confirm);
  return repeated.length > 0 ? { ...problems, confirm: repeated.join('\n') } : problems;
}
