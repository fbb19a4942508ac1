import { expect, test } from 'vitest';
import { type CreateEmployerFields, createEmployerProblems } from './create-employer-problems.ts';

const right: CreateEmployerFields = {
  firstName: 'Kavita',
  lastName: '',
  contact: '',
  email: 'kavita@example.in',
  password: 'Passw0rd!',
  confirm: 'Passw0rd!',
};

test('last name and contact are optional', () => {
  expect(createEmployerProblems(right)).toEqual({});
  expect(createEmployerProblems({ ...right, lastName: 'R', contact: '9800000000' })).toEqual({});
});

test('every required field says so', () => {
  const empty = { firstName: '', lastName: '', contact: '', email: '', password: '', confirm: '' };
  expect(createEmployerProblems(empty)).toEqual({
    firstName: 'First Name is Required!',
    email: 'Email is required!',
    password: 'Password is required!',
    confirm: 'Confirm password is Required!',
  });
});

test.each<[string, Partial<CreateEmployerFields>, Partial<CreateEmployerFields>]>([
  ['a first name of two', { firstName: 'Al' }, { firstName: 'Enter Atleast 3 Characters long!' }],
  [
    'a contact that begins with 5',
    { contact: '5800000000' },
    { contact: 'Contact should be a valid 10 digit Number!' },
  ],
  ['a contact of eleven digits', { contact: '98000000001' }, { contact: 'Contact should be a valid 10 digit Number!' }],
  ['an email without domain', { email: 'kavita@' }, { email: 'Invalid email format!' }],
  ['a different repetition of the password', { confirm: 'Passw0rd?' }, { confirm: 'Enter the same Password.' }],
])('%s is reported', (_, change, problems) => {
  expect(createEmployerProblems({ ...right, ...change })).toEqual(problems);
});
