import { expect, test } from 'vitest';
import { parseBadge } from '#search-templates/language/parse-badge.ts';
import { leafFinder } from '#search-templates/matching/find-leaf.ts';
import { MARK_END, MARK_START } from './highlight.ts';
import { markLeaf, takeMarkedText } from './marked-text.ts';

const marked = (text: string) => text.replaceAll('[', MARK_START).replaceAll(']', MARK_END);
const read = (text: string, badge: string) => markLeaf(takeMarkedText(marked(text)), leafFinder(parseBadge(badge)!));

test.each([
  ['a word keeps its mark', '[Java] and [Kafka]', 'kafka', 'Java and <em>Kafka</em>'],
  ['a spelling that is marked too short is marked whole', 'C[+]+, [Java]', 'c++', '<em>C++</em>, Java'],
  ['a spelling beside punctuation takes none of it', 'in (C[+]+) only', 'c++', 'in (<em>C++</em>) only'],
  [
    'all words of a phrase are marked',
    '[machine] [learning]',
    'machine learning',
    '<em>machine</em> <em>learning</em>',
  ],
  [
    'a star marks each word it finds',
    '[developer] and [developing]',
    'develop*',
    '<em>developer</em> and <em>developing</em>',
  ],
  ['what somebody wrote as a tag is text', '<em>x</em> [Java]', 'java', ' x  <em>Java</em>'],
])('%s', (_rule, text, badge, fragment) => {
  expect(read(text, badge)?.fragment).toBe(fragment);
});

test('a fragment without the leaf gives nothing', () => {
  expect(read('[machine] tools', 'machine learning')).toBeNull();
});

test.each([
  ['Java', 'java', 'literal'],
  ['developers', 'developer', 'plural'],
])('“%s” is found by “%s” as a %s', (text, badge, via) => {
  expect(read(`[${text}]`, badge)?.via).toBe(via);
});
