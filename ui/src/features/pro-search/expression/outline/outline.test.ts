import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatExpression } from '#search-templates/language/format-expression.ts';
import { parseExpression } from '#search-templates/language/parser.ts';
import { shape, texts } from '#search-templates/language/testing/random-expressions.ts';
import type { Node } from '#search-templates/language/tree.ts';
import {
  emptyingParts,
  keepOffParts,
  movePart,
  type OutlineNode,
  outlineOf,
  partsOf,
  type Step,
  stepPart,
  switchPart,
  treeIfOn,
  treeOf,
} from './outline.ts';

const outline = (text: string) => outlineOf(parseExpression(text).tree as Node);
const textOf = (part: OutlineNode | null) => {
  const tree = part && treeIfOn(part);
  return tree ? formatExpression(tree) : '';
};
const whole = (part: OutlineNode) => formatExpression(treeOf(part) as Node);
const idOf = (root: OutlineNode, text: string) => {
  const found = partsOf(root).find((part) => !part.off && whole(part) === text);
  if (!found) throw new Error(`No part ${text}`);
  return found.id;
};
const switched = (text: string, ...parts: string[]) =>
  parts.reduce((root, part) => switchPart(root, idOf(root, part)), outline(text));

test('any valid text reads as its outline', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { tree } = parseExpression(text);
      fc.pre(tree !== null);
      expect(shape(parseExpression(textOf(outlineOf(tree))).tree)).toEqual(shape(tree));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['java AND (php OR kotlin)', ['php'], 'java AND kotlin'],
  ['java AND (php OR kotlin)', ['php OR kotlin'], 'java'],
  ['java AND (php OR kotlin)', ['php', 'kotlin'], 'java'],
  ['java AND NOT php', ['NOT php'], 'java'],
  ['NOT (java OR php)', ['php'], 'NOT java'],
  ['java OR b AND (c OR d)', ['b'], 'java OR c OR d'],
  ['java', ['java'], ''],
])('%s with %j switched off is %s; switched on again it is as before', (text, off, expected) => {
  const root = switched(text, ...off);
  expect(textOf(root)).toBe(expected);
  const restored = partsOf(root)
    .filter((part) => part.off)
    .reduce((now, part) => switchPart(now, part.id), root);
  expect(textOf(restored)).toBe(text);
});

test.each<[string, string, Step, string | null]>([
  ['a AND b AND c', 'b', 'up', 'b AND a AND c'],
  ['a AND b AND c', 'b', 'down', 'a AND c AND b'],
  ['a AND b AND c', 'a', 'up', null],
  ['a AND b AND c', 'c', 'down', null],
  ['a AND b AND c', 'b', 'in', null],
  ['a AND b AND c', 'b', 'out', null],
  ['a AND (b OR c)', 'a AND (b OR c)', 'down', null],
  ['a AND (b OR c OR d)', 'c', 'out', 'a AND (b OR d) AND c'],
  ['a AND (b OR c)', 'c', 'out', 'a AND b AND c'],
  ['a AND NOT (b OR c)', 'c', 'out', 'a AND NOT b AND c'],
  ['a AND (b OR c)', 'a', 'in', 'a OR b OR c'],
  ['(b OR c) AND a AND d', 'a', 'in', '(b OR c OR a) AND d'],
  ['(a OR b) AND (c OR d) AND e', 'c OR d', 'in', '(a OR b OR c OR d) AND e'],
  ['a AND (b OR c)', 'b OR c', 'up', '(b OR c) AND a'],
])('%s: %s moved %s is %s', (text, part, step, expected) => {
  const root = outline(text);
  const moved = stepPart(root, idOf(root, part), step);
  expect(moved && textOf(moved)).toBe(expected);
});

test('dropped on the whole, a part comes first or last; a part cannot be moved into itself', () => {
  const root = outline('a AND (b OR c) AND d');
  expect(textOf(movePart(root, idOf(root, 'd'), root.id, 'before'))).toBe('d AND a AND (b OR c)');
  expect(textOf(movePart(root, idOf(root, 'a'), root.id, 'after'))).toBe('(b OR c) AND d AND a');
  expect(movePart(root, idOf(root, 'b OR c'), idOf(root, 'b'), 'after')).toBe(root);
  expect(movePart(root, root.id, idOf(root, 'a'), 'after')).toBe(root);
});

test('whatever is moved, no word is lost or doubled, and the text reads as the outline', () => {
  fc.assert(
    fc.property(
      texts,
      fc.nat(),
      fc.nat(),
      fc.constantFrom('before', 'after', 'first', 'last'),
      (text, from, to, place) => {
        const { tree } = parseExpression(text);
        fc.pre(tree !== null);
        const root = outlineOf(tree);
        const all = partsOf(root);
        const [part, target] = [all[from % all.length], all[to % all.length]];
        const moved = movePart(root, part?.id ?? '', target?.id ?? '', place);
        const leaves = (of: OutlineNode) =>
          partsOf(of)
            .filter(({ kind }) => kind === 'leaf')
            .map(({ id }) => id)
            .toSorted();
        expect(leaves(moved)).toEqual(leaves(root));
        const again = parseExpression(textOf(moved));
        expect(again.problems).toEqual([]);
        expect(shape(again.tree)).toEqual(shape(treeIfOn(moved)));
      },
    ),
    { numRuns: 2_000 },
  );
});

test.each([
  ['java AND php', ['php'], 'java AND kotlin', 'java AND kotlin AND php'],
  ['java AND php AND go', ['php'], 'kotlin AND go', 'kotlin AND php AND go'],
  ['a AND (b OR c OR d)', ['c'], 'a AND (b OR e)', 'a AND (b OR c OR e)'],
  ['a AND (b OR c)', ['c'], 'a AND x', 'a AND (x OR c)'],
  ['a AND (b OR c)', ['c'], 'a OR b', '(a OR b) AND c'],
  ['a AND b', ['a', 'b'], '', 'a AND b'],
])('%s with %j off, changed to %s: switched on, they are in %s', (text, off, changed, expected) => {
  const { tree } = parseExpression(changed);
  const kept = keepOffParts(switched(text, ...off), tree && outlineOf(tree)) as OutlineNode;
  expect(textOf(kept)).toBe(changed);
  const restored = partsOf(kept)
    .filter((part) => part.off)
    .reduce((now, part) => switchPart(now, part.id), kept);
  expect(textOf(restored)).toBe(expected);
});

test.each([
  ['a AND b', { a: 3, b: 0, 'a AND b': 0 }, ['b']],
  ['a AND b', { a: 3, b: 2, 'a AND b': 0 }, ['a AND b']],
  ['a AND b', { a: 3, b: 2, 'a AND b': 1 }, []],
  ['a OR b', { a: 3, b: 0, 'a OR b': 3 }, []],
  ['a AND (b OR c)', { a: 3, b: 0, c: 0, 'b OR c': 0, 'a AND (b OR c)': 0 }, ['b OR c', 'b', 'c']],
  ['a AND NOT (b OR c)', { a: 3, b: 0, c: 3, 'NOT (b OR c)': 0, 'a AND NOT (b OR c)': 0 }, ['NOT (b OR c)']],
  ['a AND b', {}, []],
])('%s with counts %j finds none because of %j', (text, counts: Record<string, number>, expected) => {
  const root = outline(text);
  const ids = emptyingParts(root, (part) => counts[whole(part)]);
  expect(ids).toEqual(expected.map((part) => idOf(root, part)));
});
