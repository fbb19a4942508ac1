import { expect, test } from 'vitest';
import { earlyProblems, type SignUpFields, signUpProblems } from './sign-up-problems.ts';

const empty: SignUpFields = {
  firstName: '',
  lastName: '',
  contact: '',
  email: '',
  otp: '',
  password: '',
  confirm: '',
  terms: false,
};
const filled: SignUpFields = {
  firstName: 'Asha',
  lastName: 'R',
  contact: '9876543210',
  email: 'asha@example.in',
  otp: '012345',
  password: 'Correct-Horse.1',
  confirm: 'Correct-Horse.1',
  terms: true,
};

test('an empty form: each field says that it is required', () => {
  expect(signUpProblems(empty)).toEqual({
    firstName: 'First Name is Required!',
    lastName: 'Last Name is Required!',
    contact: 'Contact is required!',
    email: 'Email is required!',
    otp: 'Please enter the OTP, click Send OTP if not done yet!',
    password: 'Password is required!',
    confirm: 'Confirm password is Required!',
    terms: 'You must accept the Terms and Policy for Signing up!',
  });
});

test('a valid form has no problems', () => {
  expect(signUpProblems(filled)).toEqual({});
});

test.each<[keyof SignUpFields, string, string]>([
  ['firstName', 'Al', 'Enter Atleast 3 Characters long!'],
  ['contact', '5876543210', 'Contact should be a valid 10 digit Number!'],
  ['contact', '98765', 'Contact should be a valid 10 digit Number!'],
  ['email', 'asha@example', 'Invalid email format!'],
  ['otp', '123', 'Please Enter 6 digit OTP!'],
  ['otp', '12a456', 'OTP should be a 6-digit number sent to your email!'],
  ['confirm', 'Correct-Horse.2', 'Enter the same Password.'],
  [
    'confirm',
    'x',
    'Minimum 8 characters.\nAt least 1 uppercase letter.\nAt least 1 number.\nAt least 1 special character (@$!%*#?&.).\nEnter the same Password.',
  ],
])('%s %s: %s', (name, value, message) => {
  expect(signUpProblems({ ...filled, [name]: value })).toEqual({ [name]: message });
});

test('while the form is filled in, a field is checked once it is left, a password immediately, an empty field never', () => {
  const values = { ...empty, firstName: 'Al', contact: '1', password: 'Abcdefg1' };
  expect(earlyProblems(values, new Set(['firstName', 'email']))).toEqual({
    firstName: 'Enter Atleast 3 Characters long!',
    password: 'At least 1 special character (@$!%*#?&.).',
  });
});
