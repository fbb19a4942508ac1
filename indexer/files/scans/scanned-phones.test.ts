import { expect, test } from 'vitest';
import { isTrustedPhone, phonesIn } from './scanned-phones.ts';

/** 'Ph:90 98450:40' are two words with their confidence. */
const line = (written: string) =>
  written.split(' ').map((word) => {
    const colon = word.lastIndexOf(':');
    return { text: word.slice(0, colon), confidence: Number(word.slice(colon + 1)) };
  });
const found = (written: string) =>
  phonesIn(line(written)).map(({ text, confidence, from, to }) => `${text} (${from}-${to}, ${confidence})`);

test.each([
  ['98450:90 12345:80', ['9845012345 (0-1, 80)']],
  ['+91:30 98450:90 12345:80', ['+91 9845012345 (0-2, 80)']],
  ['9496:96 812:96 357:88 /:92 7012:96 336:96 845:96', ['9496812357 (0-2, 88)', '7012336845 (4-6, 96)']],
  // what is read for '+91'
  ['B:4 (+917):20 98450-12345:91 |:93', ['+91 9845012345 (1-2, 91)']],
  ['2019:95 -:90 2022:95', []],
  ['98492:95 11743,:92 0891-2550614:92', ['9849211743, (0-1, 92)']],
  ['022-2650:90 1184:90', []],
  ['98450123456:90', []],
])('the mobile numbers of %j', (written, phones) => {
  expect(found(written)).toEqual(phones);
});

const [first] = phonesIn(line('96450:40 30182:93'));

test.each([
  ['the same number, however its digits are grouped', '+91:20 9645030182:72', true],
  ['another number', '96459:90 30182:93', false],
  ['the same number, as poorly', '96450:45 30182:93', false],
])('a doubtful number and %s', (_, other, isTrusted) => {
  expect(first && isTrustedPhone(first, phonesIn(line(other)))).toBe(isTrusted);
});
