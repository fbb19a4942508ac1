import { z } from 'zod';
import { editedUserFields, FIELD_REQUIRED_MESSAGE, PASSWORD_MUST_DIFFER_MESSAGE } from '#api/accounts/contract.ts';
import { confirmProblems, newPassword } from '#api/http/contract/password.ts';
import { type FieldProblems, fieldProblems } from '#ui/lib/field-problems.ts';

/** The values of the form for an account; passwords are validated only with `isChange`. */
export interface EditUserFields {
  firstName: string;
  lastName: string;
  email: string;
  contact: string;
  isChange: boolean;
  currentPassword: string;
  password: string;
  confirm: string;
}

export type EditUserProblems = FieldProblems<keyof EditUserFields>;

const details = z.object(editedUserFields);
const given = z.string().min(1, { error: FIELD_REQUIRED_MESSAGE, abort: true });
const passwords = z.object({ currentPassword: given, password: given.pipe(newPassword), confirm: given });

/** Errors by field, in the screen's words; valid fields have no key. */
export function editUserProblems(values: EditUserFields): EditUserProblems {
  const problems: EditUserProblems = fieldProblems(details, { ...values });
  if (!values.isChange) return problems;
  Object.assign(problems, fieldProblems(passwords, { ...values }, ['password']));
  if (values.password !== '' && values.password === values.currentPassword) {
    problems.password = [problems.password, PASSWORD_MUST_DIFFER_MESSAGE].filter(Boolean).join('\n');
  }
  const repeated = confirmProblems(values.password, values.confirm);
  if (repeated.length > 0) problems.confirm = repeated.join('\n');
  return problems;
}
