import { describe, expect, test } from 'vitest';
import { emptyCandidateFilter } from '#domain/filters/candidate-filter.ts';
import { withAlternative } from './badge-alternative.ts';

/** `java!` is a mandatory badge, `=java` an exact one. */
const badge = (text: string) => ({
  keyword: text.replace(/^=|!$/g, ''),
  mandatory: text.endsWith('!'),
  exact: text.startsWith('='),
});
const group = (badges: string[], more = {}) => ({
  ...emptyCandidateFilter().designation,
  badges: badges.map(badge),
  ...more,
});

describe('an alternative to a badge', () => {
  test.each<[rule: string, before: string[], more: object, after: string[]]>([
    ['is one more badge where any may match', ['QA Engineer'], {}, ['QA Engineer', 'SDET']],
    ['leaves exact badges exact', ['=QA Engineer', 'Tester'], {}, ['=QA Engineer', 'Tester', 'SDET']],
    ['makes a mandatory badge on its own one of two', ['QA Engineer!'], {}, ['QA Engineer', 'SDET']],
    ['clears the group’s flag', ['QA Engineer!'], { mandatory: true }, ['QA Engineer', 'SDET']],
  ])('%s', (_rule, before, more, after) => {
    expect(withAlternative(group(before, more), 0, 'SDET')).toEqual(group(after));
  });

  test.each<[rule: string, before: string[], more: object, expression: string]>([
    ['of a mandatory badge among others', ['QA Engineer!', 'Lead!'], {}, '(QA-Engineer OR SDET) Lead'],
    ['of an exact one', ['=QA Engineer!', 'Lead!'], {}, '("QA Engineer" OR SDET) Lead'],
    ['where text is typed', ['QA!'], { mandatory: true, inputText: 'lead' }, '(QA OR SDET) lead'],
  ])('%s is written as an expression', (_rule, before, more, expression) => {
    const after = withAlternative(group(before, more), 0, 'SDET');
    expect(after).toMatchObject({ boolean: true, mandatory: false, badges: [] });
    expect(after.inputText.replaceAll(' AND ', ' ')).toBe(expression);
  });

  test.each([
    ['alone', 'qa', 0, 'qa OR SDET'],
    ['as an alternative of others', '(qa OR "test lead") AND java', 1, '(qa OR "test lead" OR SDET) AND java'],
    ['joined by AND', 'java  "QA Engineer"', 1, 'java  ("QA Engineer" OR SDET)'],
    ['after an excluded one', 'NOT qa AND tester', 0, 'NOT qa AND (tester OR SDET)'],
  ])('stands beside a leaf of an expression: %s', (_rule, inputText, at, expected) => {
    const before = group([], { boolean: true, inputText });
    expect(withAlternative(before, at, 'SDET')).toEqual({ ...before, inputText: expected });
  });

  test.each<[rule: string, before: ReturnType<typeof group>, at: number]>([
    ['a badge that is gone', group(['QA']), 3],
    ['an invalid expression', group([], { boolean: true, inputText: 'qa AND' }), 0],
    ['what an expression excludes', group([], { boolean: true, inputText: 'NOT qa' }), 0],
  ])('changes nothing of %s', (_rule, before, at) => expect(withAlternative(before, at, 'SDET')).toBe(before));
});
