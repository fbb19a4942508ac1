import { describe, expect, it } from 'vitest';
import { mergedLines, type ScannedLine } from './merge-readings.ts';

/** 'Email:90 a@b.in:80': words with their confidence. */
const line = (text: string) =>
  text.split(' ').map((word) => {
    const at = word.lastIndexOf(':');
    return { text: word.slice(0, at), confidence: Number(word.slice(at + 1)) };
  });
const whole = { x0: 0, y0: 0, x1: 400, y1: 20 };
const reading = (text: string): ScannedLine[] => {
  const words = line(text).map((word, at) => ({ ...word, bbox: { x0: at * 20, y0: 0, x1: at * 20 + 18, y1: 20 } }));

  return [{ words, bbox: whole, baseline: whole, rowAttributes: { rowHeight: 20, ascenders: 4, descenders: 4 } }];
};
/** The addresses that are taken from several readings of one line. */
const read = (...readings: string[]) =>
  mergedLines(...readings.filter((text) => text !== '').map(reading))
    .flatMap(({ words }) => words.map(({ text }) => text))
    .filter((text) => text.includes('@'));

describe('an address on a scan is taken', () => {
  it.each<[string, string, string, string]>([
    ['if it is surely read', 'Email:95 asha.rao@corp.example.in:88', '', 'asha.rao@corp.example.in'],
    ['without its label and the signs around it', 'E-mail:(asha@gmail.com),:90', '', 'asha@gmail.com'],
    ['behind a phone', '9862044517.:90 asha@gmail.com:90', '', 'asha@gmail.com'],
    ['behind a sentence', 'Write:90 to:90 Mumbai.:90 asha@gmail.com:90', '', 'asha@gmail.com'],
    [
      'if the second reading sees its pieces as one',
      'rahul.:76 menon@live.in:76',
      'rahul.menon@live.in:90',
      'rahul.menon@live.in',
    ],
    ['in pieces beside its @', 'asha:90 @rediffmail.com:82', '', 'asha@rediffmail.com'],
    ['in pieces within its domain', 'asha@ymail.:80 com:77', '', 'asha@ymail.com'],
    ['with another sign for its @, at a mail domain', 'asha.rao©gmail.com:80', '', 'asha.rao@gmail.com'],
    ['if two readings agree and one is sure, at any domain', 'asha@corp.in:60', 'asha@corp.in:90', 'asha@corp.in'],
    ['if two readings agree, at a mail domain', 'asha97@gmail.com:55', 'asha97@gmail.com:60', 'asha97@gmail.com'],
    [
      'in pieces, if two readings agree',
      'asha.:80 rao@gmail.com:80',
      'asha.:43 rao@gmail.com:43',
      'asha.rao@gmail.com',
    ],
    ['if only the second reading saw it, surely', 'ASHA@YMAIL:35 COMI:35', 'ASHA@YMAIL.COM:87', 'ASHA@YMAIL.COM'],
  ])('%s', (_, first, second, address) => {
    expect(read(first, second)).toEqual([address]);
  });
});

describe('nothing is taken', () => {
  it.each<[string, string, string]>([
    ['if two readings differ', 'kamla97@gmail.com:55', 'kamlag7@gmail.com:90'],
    ['if only one reading saw it, not surely', 'nidhi97é@outlook.com:59', 'nidhi976@outlook.com:76'],
    ['if both readings were guesses', 'asha@gmail.com:20', 'asha@gmail.com:30'],
    ['of a doubtful address at another domain', 'asha@corp.in:60', 'asha@corp.in:70'],
    ['of a domain that is a mail domain but for one letter', 'asha@redifimail.com:90', ''],
    ['of a mail domain that is cut off', 'asha@ymail.co:90', ''],
    ['of an address whose beginning stands apart', 'shwetha:90 kulkarni@gmail.com:90', ''],
    ['of an address in pieces, whose beginning may be another word', 'rahul.:90 menon@yahoo.co.in:90', ''],
    ['of a copyright sign before a company', 'asha©corp.in:95', ''],
    ['of a bullet', '@:90 Herbal:95 gmail.com:90', ''],
  ])('%s', (_, first, second) => {
    expect(read(first, second)).toEqual([]);
  });
});

it('two later readings that agree correct the first one', () => {
  expect(read('tejab@gmail.com:60', 'teja.b@gmail.com:75', 'teja.b@gmail.com:87')).toEqual(['teja.b@gmail.com']);
  expect(read('tejab@gmail.com:60', 'teja.b@gmail.com:90', 'tejb@gmail.com:87')).toEqual([]);
});

it('specks within an address and a blank before its full stop are left out', () => {
  expect(read('asha.rao@gmail.com:53', 'asha.rao:78 ‘@gmail.com:20')).toEqual(['asha.rao@gmail.com']);
  expect(read('rohan:22 .kulkarni@gmail.com:22', 'rohan.kulkarni@gmail.com:78')).toEqual(['rohan.kulkarni@gmail.com']);
});
