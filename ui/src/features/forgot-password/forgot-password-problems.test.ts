import { expect, test } from 'vitest';
import { fieldProblems } from '#ui/lib/field-problems.ts';
import { codeFields, passwordFields, resetEmail } from './forgot-password-problems.ts';

test.each([
  ['asha@example', 'Invalid email'],
  ['', 'Email is required!'],
])('email %j: %s', (email, message) => {
  expect(resetEmail.safeParse(email).error?.issues[0]?.message).toBe(message);
});

test.each(['', '12345', '1234567', '12345a'])('code %j: Enter 6-digit OTP', (otp) => {
  expect(fieldProblems(codeFields, { otp })).toEqual({ otp: 'Enter 6-digit OTP' });
});

test('a short password with a different repetition reports both', () => {
  expect(fieldProblems(passwordFields, { password: 'Ab1.', confirm: 'Ab1' })).toEqual({
    password: 'Password must be ≥8 characters',
    confirm: 'Passwords do not match',
  });
});

test('a good password, repeated, has no problems', () => {
  expect(fieldProblems(passwordFields, { password: 'Correct-Horse.1', confirm: 'Correct-Horse.1' })).toEqual({});
});
