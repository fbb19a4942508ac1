import { expect, test } from 'vitest';
import { readList, readPlaces } from './read-list.ts';

test.each([
  ['Java, Spring Boot; Kafka|SQL\nAWS', ['Java', 'Spring Boot', 'Kafka', 'SQL', 'AWS']],
  ['C, C++, C#, .NET, CI/CD', ['C', 'C++', 'C#', '.NET', 'CI/CD']],
  ['AWS (EC2, S3), Docker', ['AWS (EC2, S3)', 'Docker']],
  ['java, Java , JAVA', ['java']],
  ['• Java\n• SQL', ['Java', 'SQL']],
  ['Java (8, SQL; Go', ['Java (8, SQL', 'Go']],
  ['Java / Spring / CI/CD', ['Java', 'Spring', 'CI/CD']],
  [',,;', []],
])('%j', (cell, entries) => expect(readList(cell)).toEqual(entries));

test('an entry that is a sentence is refused', () => {
  expect(() => readList('x'.repeat(101))).toThrow(/longer than 100/);
});
test('more entries than the limit are refused', () => {
  expect(() => readList('a,b,c', 2)).toThrow(/at most 2/);
});

test('places are separated by any slash', () =>
  expect(readPlaces('Pune/Mumbai, Goa')).toEqual(['Pune', 'Mumbai', 'Goa']));
