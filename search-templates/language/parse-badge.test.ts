import { describe, expect, test } from 'vitest';
import { parseBadge } from './parse-badge.ts';
import { parsePlainWords } from './parse-plain-words.ts';

describe('a badge', () => {
  test.each([
    ['java', 'word', 'java'],
    [' C++ ', 'word', 'C++'],
    ['.NET', 'word', '.NET'],
    ['spring boot', 'phrase', 'spring boot'],
    ['java AND spring', 'phrase', 'java AND spring'],
    ['develop*', 'prefix', 'develop'],
    ['KUB*', 'prefix', 'KUB'],
    ['machine learn*', 'prefix', 'machine learn'],
    ['ab*', 'word', 'ab'],
    ['R & D', 'phrase', 'R & D'],
    ['(java', 'word', '(java'],
    ['-java', 'word', '-java'],
    ['15" monitor', 'phrase', '15  monitor'],
  ])('%s is a %s', (keyword, kind, text) => {
    expect(parseBadge(keyword)).toMatchObject({ kind, text });
  });

  test.each(['"spring boot"', '“spring boot”', ' "java" ', '"develop*"'])('%s is a phrase as written', (keyword) => {
    expect(parseBadge(keyword)).toMatchObject({ kind: 'phrase', exact: true });
  });

  test('marked exact is a phrase as written, of one word too', () => {
    expect(parseBadge('java', true)).toMatchObject({ kind: 'phrase', text: 'java', exact: true });
    expect(parseBadge('spring boot', true)).toMatchObject({ kind: 'phrase', exact: true });
    expect(parseBadge('spring boot')).toMatchObject({ kind: 'phrase', exact: false });
  });

  test.each(['', ' ', '&', '---', '""', '*', '…'])('%s has no word in it', (keyword) => {
    expect(parseBadge(keyword)).toBeNull();
  });
});

describe('plain words', () => {
  const words = (text: string): string[] => {
    const node = parsePlainWords(text);
    if (!node) return [];
    return node.kind === 'and'
      ? node.operands.map((one) => ('text' in one ? one.text : ''))
      : ['text' in node ? node.text : ''];
  };

  test.each([
    ['(java AND "spring boot', ['java', 'spring', 'boot']],
    ['java AND OR kafka', ['java', 'kafka']],
    ['java NEAR spring', ['java', 'spring']],
    ['C++ & C#)', ['C++', 'C#']],
    ['“java”, ab*', ['java', 'ab*']],
    ['AND OR', []],
    ['', []],
  ])('%s', (text, expected) => expect(words(text)).toEqual(expected));

  test('no more than the language allows', () => expect(words('java '.repeat(2000))).toHaveLength(256));
});
