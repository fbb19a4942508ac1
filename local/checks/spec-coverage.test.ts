import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coveragePage, readRules, specCoverage } from './spec-coverage.ts';

const withoutPadding = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');

test('every rule names an existing test, and docs/spec-coverage.md is up to date', () => {
  const { text, problems } = specCoverage();
  expect(problems).toEqual([]);
  // the formatter pads tables
  expect(withoutPadding(readFileSync(coveragePage, 'utf8'))).toBe(withoutPadding(text));
});

test('a row is a rule, a test file and a title; a bar inside a cell is escaped', () => {
  const text = '# Page\n\n| Rule | Test | Title |\n| --- | --- | --- |\n| A \\| B | `a.test.ts` | does it |\n';
  expect(readRules('page.md', text)).toEqual([
    { page: 'page.md', line: 5, rule: 'A | B', where: 'a.test.ts', title: 'does it' },
  ]);
  expect(() => readRules('page.md', '| Rule without a test |\n')).toThrow(/line 1/);
});
