import { expect, it } from 'vitest';
import { allPlaces } from '#mongo/erasure/personal-data.ts';
import { sumErased } from './receipt.ts';
import { erasedKinds } from './receipt-contract.ts';

it('a receipt counts everything that the table of personal data removes or blanks', () => {
  const counted = allPlaces().flatMap(({ held }) => ('counts' in held ? [held.counts] : []));
  expect(counted.filter((kind) => !(erasedKinds as readonly string[]).includes(kind))).toEqual([]);
});

it('kinds without records are omitted', () => {
  expect(sumErased([{ comments: 2 }, { comments: 1, looks: 0 }])).toEqual({ comments: 3 });
});
