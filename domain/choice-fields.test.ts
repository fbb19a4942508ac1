import { expect, test } from 'vitest';
import {
  choiceFieldNames,
  choiceFields,
  choiceHint,
  choiceSpellings,
  importedChoices,
  importOf,
  spellingOf,
  valueLabel,
  valueLabels,
} from './choice-fields.ts';

test.each(choiceFieldNames)('%s: each spelling belongs to one value and is written as cells are compared', (name) => {
  const spellings = choiceSpellings(name).flatMap(([, own]) => [...new Set(own.split('|'))]);
  expect(spellings.filter((one) => spellingOf(one) !== one)).toEqual([]);
  expect(new Set(spellings).size).toBe(spellings.length);
});

test.each(importedChoices)('%s: its label is a header that an import reads', (name) => {
  const headers = importOf(name).headers.split('|').map(spellingOf);
  expect(headers).toContain(spellingOf(choiceFields[name].label));
});

test.each(importedChoices)(
  '%s: its hint names every value, and an import reads the examples of the template',
  (name) => {
    const known = choiceSpellings(name).flatMap(([, own]) => own.split('|'));
    for (const label of Object.values(valueLabels(name))) expect(choiceHint(name)).toContain(label);
    for (const example of importOf(name).template ?? []) expect(known).toContain(spellingOf(example));
  },
);

test.each([
  ['a value has its label', 'c2h', 'Contract to Hire'],
  ['a text that is no value stays as it is', 'constructor', 'constructor'],
  ['an empty text has none', '', null],
  ['a missing value has none', null, null],
])('%s', (_, value, label) => {
  expect(valueLabel('hiringMode', value)).toBe(label);
});
