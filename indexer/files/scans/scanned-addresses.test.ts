import { describe, expect, it } from 'vitest';
import { needsSecondReading, trustedAddresses } from './scanned-addresses.ts';

/** 'Email:90 a@b.in:80': words with their confidence. */
const line = (text: string) =>
  text.split(' ').map((word) => {
    const at = word.lastIndexOf(':');
    return { text: word.slice(0, at), confidence: Number(word.slice(at + 1)) };
  });
const read = (first: string, second = '') =>
  trustedAddresses(line(first), second ? line(second) : []).map(({ text }) => text);

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
    ['of a doubtful address at another domain', 'asha@corp.in:60', 'asha@corp.in:90'],
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

it('only lines that may contain a doubtful address are read again', () => {
  const doubtful = ['asha@gmail.com:60', 'asha.rao:80 gmail.com:90', 'asha@gmail.com:90 rao@live.com:50'];
  const others = ['asha@gmail.com:90', '@:40 Herbal:90 hand:90', 'Nashik:90 2023:95'];
  expect(doubtful.map((text) => needsSecondReading(line(text)))).toEqual([true, true, true]);
  expect(others.map((text) => needsSecondReading(line(text)))).toEqual([false, false, false]);
});
