import { expect, test } from 'vitest';
import { parseBadge, parseExpression } from '#search-templates/language/parser.ts';
import type { LeafNode } from '#search-templates/language/tree.ts';
import { leafFinder } from './find-leaf.ts';
import { markLeaf, readText } from './marked-text.ts';

const read = (text: string, badge: string) => markLeaf(readText(text), leafFinder(parseBadge(badge)!));

test.each([
  ['a word is marked everywhere', 'Java, SQL and java', 'java', '<em>Java</em>, SQL and <em>java</em>'],
  ['a spelling is marked whole', 'C++, Java', 'c++', '<em>C++</em>, Java'],
  ['a spelling next to punctuation is marked without it', 'in (C++) only', 'c++', 'in (<em>C++</em>) only'],
  ['a spelling next to another is distinguished from it', 'C#.NET and C++17', 'c#', '<em>C#</em>.NET and C++17'],
  ['a word behind a full stop without a blank', 'Kafka.Then Java', 'then', 'Kafka.<em>Then</em> Java'],
  ['an apostrophe belongs to its word', "a Bachelor's degree", 'bachelors', "a <em>Bachelor's</em> degree"],
  ['an accent does not change the letter', 'Résumé of José', 'jose', 'Résumé of <em>José</em>'],
  ['a letter of two code points is marked as one', 'Jose\u0301 Rao', 'jose', '<em>Jose\u0301</em> Rao'],
  [
    'all words of a phrase are marked, and stray ones are not',
    'machine tools, Machine learning',
    'machine learning',
    'machine tools, <em>Machine</em> <em>learning</em>',
  ],
  [
    'a star marks each word it finds',
    'developer and developing',
    'develop*',
    '<em>developer</em> and <em>developing</em>',
  ],
  ['typed tags are text', '<em>x</em> Java', 'java', ' x  <em>Java</em>'],
])('%s', (_rule, text, badge, fragment) => {
  expect(read(text, badge)?.fragment).toBe(fragment);
});

test('of a NEAR the words between are not marked', () => {
  const leaf = parseExpression('java NEAR/3 kafka').tree as LeafNode;
  const found = markLeaf(readText('Java 17 with Kafka'), leafFinder(leaf));
  expect(found?.fragment).toBe('<em>Java</em> 17 with <em>Kafka</em>');
});

const LONG = 'Nothing of note here. '.repeat(40);

test.each([
  ['begins with the sentence', `${LONG}Ran Kafka for payments. ${LONG}`, 'Ran <em>Kafka</em> for payments. Nothing'],
  ['begins with a word', `${LONG.replaceAll('.', ',')}and Kafka ${LONG}`, 'here, and <em>Kafka</em> Nothing'],
  ['ends with the text', `${LONG}Ran Kafka`, 'Ran <em>Kafka</em>'],
])('a long text is cut around the match: it %s', (_what, text, shown) => {
  const fragment = read(text, 'kafka')?.fragment ?? '';
  expect(fragment).toContain(shown);
  expect(fragment.length).toBeLessThan(180);
  expect(`${fragment} `).toMatch(/^\S.*\s$/);
});

test('a text without the leaf returns nothing', () => {
  expect(read('machine tools', 'machine learning')).toBeNull();
});

test.each([
  ['Java', 'java', 'literal'],
  ['developers', 'developer', 'plural'],
])('“%s” is found by “%s” as a %s', (text, badge, via) => {
  expect(read(text, badge)?.via).toBe(via);
});
