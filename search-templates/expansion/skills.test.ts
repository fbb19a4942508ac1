import { expect, test } from 'vitest';
import { listedSkill } from './skills.ts';

test.each([
  ['React.js', 'React.js'],
  ['reactjs', 'React.js'],
  ['Amazon Web Services', 'AWS'],
  ['k8s', 'Kubernetes'],
  ['c++', 'C++'],
  ['C#', 'C#'],
  ['.Net', '.NET'],
  ['springboot', 'Spring Boot'],
  ['MS Excel', 'Excel'],
  ['Tally ERP 9', 'Tally'],
  ['F&B Service', 'Food and Beverage Service'],
])('%s is the skill %s', (text, name) => {
  expect(listedSkill(text)?.name).toBe(name);
});

test.each(['', 'hard work', 'ccc', '🙂', '\u0000', 'constructor'])('%j is not a listed skill', (text) => {
  expect(listedSkill(text)).toBeNull();
});

test('a word of everyday speech is marked as such', () => {
  expect(listedSkill('Production')?.everyday).toBe(true);
  expect(listedSkill('AutoCAD')?.everyday).toBe(false);
});
