import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatExpression } from './format-expression.ts';
import { parseBadge, parseExpression, parsePlainWords } from './parser.ts';
import type { Node } from './tree.ts';

/** The lines of a case file, split at their arrows. */
function cases(name: string): string[][] {
  return readFileSync(new URL(`expression-cases/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => line.split(' ⇒ '));
}

const leaf = (position: number, text: string): Node => ({ kind: 'word', text, position, length: text.length });

describe('valid expressions', () => {
  const valid = cases('valid.txt');

  test('there are at least 150 of them', () => expect(valid.length).toBeGreaterThanOrEqual(150));

  test.each(valid)('%s', (text, canonical) => {
    const { tree, problems } = parseExpression(text ?? '');
    expect(problems).toEqual([]);
    expect(formatExpression(tree as Node)).toBe(canonical);
  });
});

describe('invalid expressions', () => {
  const invalid = cases('invalid.txt');

  test('there are at least 100 of them', () => expect(invalid.length).toBeGreaterThanOrEqual(100));

  test.each(invalid)('%s', (text, ...expected) => {
    const { tree, problems } = parseExpression(text ?? '');
    expect(tree).toBeNull();
    expect(problems.map(({ position, length, message }) => `${position} ${length} ${message}`)).toEqual(expected);
    for (const { position, length, hint } of problems) {
      expect(hint).toMatch(/^[A-Z].*[."]$/);
      expect(length).toBeGreaterThan(0);
      expect(position + length).toBeLessThanOrEqual(text?.length ?? 0);
    }
  });
});

describe('places', () => {
  test('every node has its position', () => {
    expect(parseExpression('java  AND (C++ OR  C#)').tree).toEqual({
      kind: 'and',
      operands: [
        leaf(0, 'java'),
        { kind: 'or', operands: [leaf(11, 'C++'), leaf(19, 'C#')], position: 11, length: 10 },
      ],
      position: 0,
      length: 21,
    });
  });

  test('a full stop, a comma and quotes are not part of the word', () => {
    expect(parseExpression('.NET.').tree).toEqual(leaf(0, '.NET'));
    expect(parseExpression(' "spring  boot" ').tree).toEqual({
      kind: 'phrase',
      text: 'spring boot',
      exact: true,
      position: 1,
      length: 14,
    });
  });
});

describe('limits', () => {
  const words = (count: number): string => Array.from({ length: count }, (_, n) => `w${n}`).join(' OR ');
  const nested = (levels: number): string => `${'('.repeat(levels)}java${')'.repeat(levels)}`;
  const mixed = (levels: number): string =>
    Array.from({ length: levels }).reduce<string>((inner, _, n) => `a ${n % 2 ? 'AND' : 'OR'} (${inner})`, 'b OR c');
  const message = (text: string): string | undefined => parseExpression(text).problems[0]?.message;

  test.each([
    ['256 leaves', words(256)],
    ['parentheses 20 deep', nested(20)],
    ['20 pairs of parentheses around AND and OR in turn', mixed(20)],
    ['NOT 20 times', `${'NOT '.repeat(20)}java`],
    ['4,000 characters', `"${'java '.repeat(799)}jav"`.padEnd(4000)],
  ])('%s are accepted', (_, text) => expect(message(text)).toBeUndefined());

  test.each([
    ['257 leaves', words(257), 'More than 256 words and phrases'],
    ['300 leaves', words(300), 'More than 256 words and phrases'],
    ['parentheses 21 deep', nested(21), 'Nested deeper than 20 levels'],
    ['parentheses 40 deep', nested(40), 'Nested deeper than 20 levels'],
    ['1,900 parentheses', nested(1900), 'Nested deeper than 20 levels'],
    ['NOT 21 times', `${'-'.repeat(21)}java`, 'Nested deeper than 20 levels'],
    ['AND in OR in AND, 22 deep', mixed(22), 'Nested deeper than 20 levels'],
    ['4,001 characters', `java ${'x'.repeat(3996)}`, 'The expression has 4,001 characters; 4,000 is the most'],
    ['10,000 characters', 'java '.repeat(2000), 'The expression has 10,000 characters; 4,000 is the most'],
  ])('%s are refused', (_, text, expected) => expect(message(text)).toBe(expected));

  test('the position of the first excess', () => {
    const text = words(257);
    expect(parseExpression(text).problems[0]).toMatchObject({ position: text.indexOf('w256'), length: 4 });
    expect(parseExpression('x'.repeat(4002)).problems[0]).toMatchObject({ position: 4000, length: 2 });
    expect(parseExpression(nested(21)).problems[0]).toMatchObject({ position: 20, length: 1 });
  });
});

test('empty text is neither an expression nor a problem', () => {
  for (const text of ['', ' ', '\n\t ']) expect(parseExpression(text)).toEqual({ tree: null, problems: [] });
});

test('text with only commas is a problem', () => {
  expect(parseExpression(' , ;').problems).toHaveLength(1);
});

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

  test.each(['"spring boot"', '“spring boot”', ' "java" ', '"develop*"'])('%s is a literal phrase', (keyword) => {
    expect(parseBadge(keyword)).toMatchObject({ kind: 'phrase', exact: true });
  });

  test('marked exact is a literal phrase, also with one word', () => {
    expect(parseBadge('java', true)).toMatchObject({ kind: 'phrase', text: 'java', exact: true });
    expect(parseBadge('spring boot', true)).toMatchObject({ kind: 'phrase', exact: true });
    expect(parseBadge('spring boot')).toMatchObject({ kind: 'phrase', exact: false });
  });

  test.each(['', ' ', '&', '---', '""', '*', '…'])('%s contains no word', (keyword) => {
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
