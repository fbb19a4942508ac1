import { expect, test } from 'vitest';
import { z } from 'zod';
import { newPassword } from '#api/http/contract/password.ts';
import { fieldProblems } from './field-problems.ts';

const schema = z.strictObject({ name: z.string().min(1, 'Name is required!'), password: newPassword });

test('a valid form has no problems', () => {
  expect(fieldProblems(schema, { name: 'Asha', password: 'Correct-Horse.1' })).toEqual({});
});

test('each field shows its first message', () => {
  expect(fieldProblems(schema, { name: '', password: 'abc' })).toEqual({
    name: 'Name is required!',
    password: 'Minimum 8 characters.',
  });
});

test('a field in `all` shows every rule that it breaks, one per line', () => {
  expect(fieldProblems(schema, { name: 'Asha', password: 'abc' }, ['password']).password?.split('\n')).toEqual([
    'Minimum 8 characters.',
    'At least 1 uppercase letter.',
    'At least 1 number.',
    'At least 1 special character (@$!%*#?&.).',
  ]);
});
