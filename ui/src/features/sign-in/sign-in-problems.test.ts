import { expect, test } from 'vitest';
import { signInProblems } from './sign-in-problems.ts';

test('both fields are required', () => {
  expect(signInProblems({ email: ' ', password: '' })).toEqual({
    email: 'Email is required!',
    password: 'Password is required!',
  });
});

test.each(['a', 'a@b', 'a@b.c', 'a b@c.de'])('%s is not an email address', (email) => {
  expect(signInProblems({ email, password: 'x' })).toEqual({ email: 'Invalid email format!' });
});

test('a filled form has no problems', () => {
  expect(signInProblems({ email: ' asha@example.in ', password: 'x' })).toEqual({});
});
