import { expect, test } from 'vitest';
import type { IdentitySide } from '#api/duplicates/identity-contract.ts';
import { compareSides } from './compare-sides.ts';

const EMPTY: IdentitySide = {
  name: null,
  emailAddress: null,
  alternateEmailAddress: null,
  phone: null,
  alternatePhone: null,
  dateOfBirth: null,
  city: null,
  title: null,
  employer: null,
  experience: null,
  education: null,
  skills: null,
};

const marks = (incoming: Partial<IdentitySide>, known: Partial<IdentitySide> | null) =>
  Object.fromEntries(
    compareSides({ ...EMPTY, ...incoming }, known && { ...EMPTY, ...known }).map(({ field, mark }) => [field, mark]),
  );

test.each<[title: string, Partial<IdentitySide>, Partial<IdentitySide> | null, Record<string, string>]>([
  ['two other values differ', { name: 'Asha Rao' }, { name: 'Ravi Kumar' }, { name: 'differs' }],
  ['case and blanks make no difference', { name: 'ASHA  rao' }, { name: 'Asha Rao' }, { name: 'same' }],
  ['a field of only one side is not a difference', { city: 'Pune' }, { title: 'Lead' }, { city: 'one', title: 'one' }],
  ['a field that both lack is left out', {}, {}, {}],
  ['a country code makes no difference', { phone: '+91 9876543210' }, { phone: '+ 9876543210' }, { phone: 'same' }],
  [
    'an email equal to the other’s alternate email is the same',
    { emailAddress: 'a@x.in' },
    { emailAddress: 'b@x.in', alternateEmailAddress: 'A@x.in' },
    { emailAddress: 'same', alternateEmailAddress: 'same' },
  ],
  ['if the candidate is removed, nothing is marked', { name: 'Asha Rao' }, null, { name: 'one' }],
])('%s', (_, incoming, known, expected) => {
  expect(marks(incoming, known)).toEqual(expected);
});
