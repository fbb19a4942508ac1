import { expect, it } from 'vitest';
import { keepingFormerNames } from './former-names.ts';

const before = { applicantName: 'Meera Nair', firstName: 'Meera', lastName: 'Nair' };
const push = (...names: string[]) => ({ formerNames: { $each: names, $slice: -50 } });

it.each([
  ['a new name', before, { $set: { applicantName: 'Meera Iyer', lastName: 'Iyer' } }, push('Meera Nair')],
  ['a removed part', before, { $unset: { lastName: '' } }, undefined],
  [
    'two spellings together',
    { ...before, lastName: 'Nayar' },
    { $set: { applicantName: 'M I', firstName: 'M', lastName: 'I' } },
    push('Meera Nair', 'Meera Nayar'),
  ],
  ['the same name', before, { $set: { applicantName: 'Meera Nair' } }, undefined],
  ['something else', before, { $set: { gender: 'female' } }, undefined],
  [
    'a name known already',
    { ...before, formerNames: ['Meera Nair'] },
    { $set: { applicantName: 'A B', firstName: 'A', lastName: 'B' } },
    undefined,
  ],
])('an update keeps the names that it replaces: %s', (_rule, record, update, pushed) => {
  const written = keepingFormerNames(record, update as never);
  expect(written).toEqual(pushed ? { ...update, $push: pushed } : update);
});
