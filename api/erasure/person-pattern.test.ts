import { expect, it } from 'vitest';
import { contactPattern, namePattern, wholeNamePattern } from './person-pattern.ts';

const person = (name: string, contactKeys: string[] = []) => ({ name, contactKeys });

it.each([
  ['Meera Nair', 'Meera_Nair-cv.pdf', true],
  ['Meera Nair', 'meera.nair (2).docx', true],
  ['Meera K. Nair', 'MeeraKNair.pdf', true],
  ["Siobhán O'Brien", "siobhán o'brien.pdf", true],
  ['मीरा नायर', 'मीरा_नायर.pdf', true],
  ['Meera Nair', 'Meera Iyer, Nair and Sons.pdf', false],
])('%s is told by her name in %s: %s', (name, fileName, told) => {
  expect(namePattern(person(name))?.test(fileName)).toBe(told);
});

it('takes one word for no name: it would find too many', () => {
  expect(namePattern(person('Meera'))).toBeNull();
  expect(namePattern(person('- . _'))).toBeNull();
});

it('finds an email whole, and a phone number however it is written', () => {
  const pattern = contactPattern(person('', ['email:meera@example.com', 'phone:9876543210']));
  for (const text of ['Meera@Example.com', '+91 98765-43210', '(98765) 43210']) expect(text).toMatch(pattern as RegExp);
  for (const text of ['xmeera@example.com', 'meera@example.com-x', '98765432101']) {
    expect(text).not.toMatch(pattern as RegExp);
  }
});

it.each([
  ['hyphens', '- - - - - - - - - - x y', '-'],
  ['full stops', '. . . . . . . . . . x y', '.'],
  ['blanks', `A${' '.repeat(150)}B`, ' '],
  ['one letter', 'a a a a a a a a a a a a', 'a'],
])('looks a long text through at once, whatever the name is made of: %s', (_what, name, sign) => {
  const text = sign.repeat(20_000);
  const begun = performance.now();
  namePattern(person(name))?.test(text);
  wholeNamePattern(person(name))?.test(text);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
