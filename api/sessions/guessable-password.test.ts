import { expect, it } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const account = { email: 'kavita.rao@brightpath.example', firstName: 'Kavita', lastName: 'Rao' };

it.each([
  ['the most common one that fits the rules', 'Password1!'],
  ['a common one with look-alike letters', 'P@ssw0rd123'],
  ['a common word with the year', 'Welcome@2026'],
  ['a common word between signs', '1#Sunshine9'],
  ['a row of keys', 'Qwerty@123'],
  ['a word of the product', 'Recruiter#7'],
  ['a role', 'Employer@1'],
  ['the first name', 'Kavita@123'],
  ['first and last name', 'KavitaRao.1'],
  ['the mailbox', 'Kavita.Rao1'],
  ['the mail’s company', 'Brightpath!9'],
])('%s is easy to guess', (_, password) => {
  expect(isGuessable(password, account)).toBe(true);
});

it.each([
  ['three words', 'Correct-Horse-1'],
  ['a common word in the middle of others', 'MyWelcome.Tiger4'],
  ['a random one', 'Tq7$kLp2mZ!9'],
  ['digits and signs around too short a word', 'Xq1!2@3#4$'],
  ['a common word with a long number', 'Dragon.8812647'],
  ['another person’s name', 'Zubeidaben.41'],
])('%s is not', (_, password) => {
  expect(isGuessable(password, account)).toBe(false);
});
