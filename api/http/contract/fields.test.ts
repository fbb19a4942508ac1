import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { contact, contactDigits, email, firstName, lastName, otp, resetOtp } from './fields.ts';
import { confirmProblems, givenPassword, newPassword, passwordProblems, resetPassword } from './password.ts';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a field', () => {
  it.each<[string, z.ZodType, unknown, string[]]>([
    ['email: required', email, ' ', ['Email is required!']],
    ['email: required, if it is an operator object', email, { $ne: null }, ['Email is required!']],
    ['email: ends in at least 2 letters', email, 'asha@example.i', ['Invalid email format!']],
    ['email: no end of digits', email, 'asha@10.0.0.12', ['Invalid email format!']],
    ['email: one @', email, 'a@b@example.com', ['Invalid email format!']],
    ['email: no second line', email, 'a@example.com\nbcc:b@example.com', ['Invalid email format!']],
    ['email: no name before it', email, 'Asha <asha@example.com>', ['Invalid email format!']],
    ['email: no two dots', email, 'asha..rao@example.com', ['Invalid email format!']],
    ['email: of 1 MB', email, `${'a'.repeat(1_000_000)}@example.com`, ['Invalid email format!']],
    ['first name: required', firstName, '', ['First Name is Required!']],
    ['first name: 3 characters', firstName, 'Jo ', ['Enter Atleast 3 Characters long!']],
    [
      'first name: no markup',
      firstName,
      '<b>Asha</b>',
      ['First Name contains characters that are not allowed in a name.'],
    ],
    ['last name: required', lastName, undefined, ['Last Name is Required!']],
    ['contact: required', contact, '', ['Contact is required!']],
    ['contact: starts with 6 to 9', contact, '5876543210', ['Contact should be a valid 10 digit Number!']],
    ['contact: 10 digits', contact, '98765432101', ['Contact should be a valid 10 digit Number!']],
    ['contact: no other script’s digits', contact, '९८७६५४३२१०', ['Contact should be a valid 10 digit Number!']],
    ['contact of the details card: 10 digits', contactDigits, '12345', ['Must be 10 digits']],
    ['OTP: required', otp, '', ['Please enter the OTP, click Send OTP if not done yet!']],
    ['OTP: digits', otp, '12345x', ['OTP should be a 6-digit number sent to your email!']],
    ['OTP: six of them', otp, '12345', ['Please Enter 6 digit OTP!']],
    ['OTP of a reset', resetOtp, '1234567', ['Enter 6-digit OTP']],
    ['password: required', newPassword, '', ['Password is required!']],
    ['password of a reset: 8 characters', resetPassword, 'Aa1!', ['Password must be ≥8 characters']],
    ['password: at most 200 characters', givenPassword, 'x'.repeat(201), ['At most 200 characters.']],
  ])('%s', (_, schema, value, expected) => {
    expect(messages(schema, value)).toEqual(expected);
  });

  it.each<[string, z.ZodType, unknown, unknown]>([
    ['email', email, ' Asha.Rao+jobs@Mail.Example.IN ', 'asha.rao+jobs@mail.example.in'],
    ['first name', firstName, ' D’Souza ', 'D’Souza'],
    ['first name in another script', firstName, 'ആശാൻ\u200d', 'ആശാൻ\u200d'],
    ['contact', contact, '9876543210', '9876543210'],
    ['OTP', otp, ' 012345 ', '012345'],
    ['password, which is never trimmed', newPassword, ' Passw0rd. ', ' Passw0rd. '],
  ])('%s is accepted', (_, schema, value, expected) => {
    expect(schema.parse(value)).toBe(expected);
  });
});

describe('a password', () => {
  it('adds a message for each rule that it breaks, and none while it is empty', () => {
    expect(passwordProblems('')).toEqual([]);
    expect(passwordProblems('é')).toEqual([
      'Minimum 8 characters.',
      'At least 1 uppercase letter.',
      'At least 1 lowercase letter.',
      'At least 1 number.',
      'At least 1 special character (@$!%*#?&.).',
    ]);
    for (const special of '@$!%*#?&.') expect(passwordProblems(`Passw0rd${special}`)).toEqual([]);
    expect(passwordProblems('Passw0rd-')).toEqual(['At least 1 special character (@$!%*#?&.).']);
  });

  it('must be repeated, by the same rules', () => {
    expect(confirmProblems('Passw0rd!', 'Passw0rd!')).toEqual([]);
    expect(confirmProblems('Passw0rd!', 'Passw0rd?')).toEqual(['Enter the same Password.']);
    expect(confirmProblems('Passw0rd!', 'Passw0rd')).toEqual([
      'At least 1 special character (@$!%*#?&.).',
      'Enter the same Password.',
    ]);
  });
});
