import { expect, test } from 'vitest';
import { type EditUserFields, editUserProblems } from './edit-user-problems.ts';

const right: EditUserFields = {
  firstName: 'Asha',
  lastName: '',
  email: 'asha@example.in',
  contact: '',
  isChange: false,
  currentPassword: '',
  password: '',
  confirm: '',
};

test('names and an email are enough; the passwords count only while Change Password is on', () => {
  expect(editUserProblems(right)).toEqual({});
  expect(editUserProblems({ ...right, password: 'x', confirm: 'y' })).toEqual({});
});

test('with Change Password on all three fields are required', () => {
  expect(editUserProblems({ ...right, isChange: true })).toEqual({
    currentPassword: 'This field is required!',
    password: 'This field is required!',
    confirm: 'This field is required!',
  });
});

test('the new password must differ from the current one', () => {
  const same = { ...right, isChange: true, currentPassword: 'Passw0rd!', password: 'Passw0rd!', confirm: 'Passw0rd!' };
  expect(editUserProblems(same)).toEqual({ password: 'New password must differ from current password.' });
});

test('the shared password and confirm validators apply', () => {
  const weak = { ...right, isChange: true, currentPassword: 'Passw0rd!', password: 'Weakpass', confirm: 'Weakpasz' };
  expect(editUserProblems(weak)).toEqual({
    password: 'At least 1 number.\nAt least 1 special character (@$!%*#?&.).',
    confirm: 'At least 1 number.\nAt least 1 special character (@$!%*#?&.).\nEnter the same Password.',
  });
});

test('details are checked by the same rules as on the server', () => {
  expect(editUserProblems({ ...right, firstName: 'A', email: 'asha@', contact: '123' })).toEqual({
    firstName: 'Enter Atleast 2 Characters long!',
    email: 'Invalid email format!',
    contact: 'Must be 10 digits',
  });
});
