import { describe, expect, test } from 'vitest';
import type { RankingKind } from '#domain/ranking/ranking-kinds.ts';
import { rankMoves } from './rank-moves.ts';

const letters = (text: string) => [...text];
const alone = (rankings: Partial<Record<RankingKind, string>>) =>
  new Map(Object.entries(rankings).map(([kind, text]) => [kind as RankingKind, letters(text)]));
const moves = (published: string, draft: string, kinds: Partial<Record<RankingKind, string>>) =>
  rankMoves({ published: letters(published), draft: letters(draft), alone: alone(kinds) }).map(
    ({ candidate, from, to, because }) => [candidate, from, to, because],
  );

describe('who moved', () => {
  test('furthest first, and those that stay are left out', () => {
    expect(moves('abcd', 'cabd', { title: 'cabd' })).toEqual([
      ['c', 3, 1, 'title'],
      ['a', 1, 2, 'title'],
      ['b', 2, 3, 'title'],
    ]);
  });

  test('a place below those that are known has no number', () => {
    expect(moves('ab', 'ax', { skill: 'ax' })).toEqual([
      ['x', null, 2, 'skill'],
      ['b', 2, null, 'skill'],
    ]);
  });

  test('who moves below the first twenty is left out', () => {
    const first = 'abcdefghijklmnopqrst';
    expect(moves(`${first}uv`, `${first}vu`, { title: '' })).toEqual([]);
  });
});

describe('why a candidate moved', () => {
  test.each<[string, Partial<Record<RankingKind, string>>, RankingKind | null]>([
    ['the only weight that changed', { title: 'cab' }, 'title'],
    ['of several, the one that alone moves furthest', { title: 'acb', skill: 'cab' }, 'skill'],
    ['not a weight that moves the other way', { title: 'cab', skill: 'abx' }, 'title'],
    ['no single one, where none moves the candidate alone', { title: 'abc', skill: 'abc' }, null],
  ])('%s', (_rule, kinds, because) => {
    const [first] = moves('abc', 'cab', kinds);
    expect(first).toEqual(['c', 3, 1, because]);
  });
});
