import { expect, test } from 'vitest';
import { placeOffers, type TitleOffer } from './place-offers.ts';

/** `qa:SDET` is the title SDET, offered beside the badge qa. */
const offer = (text: string): TitleOffer => {
  const [of = '', title = ''] = text.split(':');
  return { of, title, adds: 1 };
};
const placed = (before: (string | null)[], offers: string[]) =>
  placeOffers(
    before.map((one) => (one ? offer(one) : null)),
    offers.map(offer),
  ).map((one) => one && `${one.of}:${one.title}`);

test.each([
  ['no offer leaves the places free', [], [], [null, null, null, null]],
  ['offers stand in their order', [], ['qa:A', 'qa:B'], ['qa:A', 'qa:B', null, null]],
  ['offers of several badges stand in turns', [], ['qa:A', 'qa:B', 'ba:C'], ['qa:A', 'ba:C', 'qa:B', null]],
  ['more offers than places are left out', [], ['q:A', 'q:B', 'q:C', 'q:D', 'q:E'], ['q:A', 'q:B', 'q:C', 'q:D']],
  ['an offer keeps its place', ['q:A', 'q:B', 'q:C', null], ['q:C', 'q:B'], [null, 'q:B', 'q:C', null]],
  ['a new offer takes a free place', ['q:A', 'q:B', null, null], ['q:N', 'q:B', 'q:M'], ['q:N', 'q:B', 'q:M', null]],
])('%s', (_rule, before, offers, expected) => expect(placed(before, offers)).toEqual(expected));
