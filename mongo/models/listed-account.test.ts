import { expect, it } from 'vitest';
import { foldedText, partsOf, sortKey } from './listed-account.ts';

/** What lists sorted by before the keys existed. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const byKey = (one: string, other: string) => {
  const [key, otherKey] = [sortKey(one), sortKey(other)];
  return key < otherKey ? -1 : Number(key > otherKey);
};

const texts = [
  ...[
    '',
    'Asha',
    'asha',
    'ASHA ',
    'Asha Rao',
    'Asha-Rao',
    "D'Souza",
    'DSouza',
    'Élan',
    'Elan',
    'elan2',
    'Åberg',
    'Zubin',
  ],
  ...[
    'Bjørn',
    'Bjorn',
    'Łukasz',
    'Lukas',
    'Groß',
    'Gross',
    'Grosz',
    'Ægir',
    'Aegir',
    'आशा',
    'राज',
    'Ólafur',
    'Pérez 2',
  ],
  ...[
    'asha@rao.example',
    'asha1@rao.example',
    'asha10@rao.example',
    'asha9@rao.example',
    'asha.rao@x.in',
    'asha_rao@x.in',
  ],
  ...[
    'asharao@x.in',
    'asha+jobs@x.in',
    'asha-r@x.in',
    'ashar@x.in',
    'asha007@x.in',
    'asha7b@x.in',
    'a#b',
    'a&b',
    'a$b',
  ],
  ...['9', '10', '099', '100', '9800000010', '+91 98000', '98000', '123456789', '1234567890', '12345678901234567890'],
];

it('a key has the order of a collator that ignores case and accents and compares numbers by value', () => {
  const differing = texts.flatMap((one) =>
    texts.flatMap((other) => (byKey(one, other) === Math.sign(compare(one, other)) ? [] : [`${one} | ${other}`])),
  );
  expect(differing).toEqual([]);
});

it('every part of a text of three characters or more is found by its own parts', () => {
  const text = foldedText('Chitrā.Iyer@List.Example');
  const parts = new Set(partsOf(text));
  for (let from = 0; from < text.length; from += 1) {
    for (let to = from + 3; to <= text.length; to += 1) {
      expect(partsOf(text.slice(from, to)).every((part) => parts.has(part))).toBe(true);
    }
  }
  expect(partsOf('ab')).toEqual([]);
});
