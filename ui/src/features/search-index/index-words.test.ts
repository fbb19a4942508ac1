import { describe, expect, it } from 'vitest';
import { documentsNote, resultWords } from './index-words.ts';

const index = { documents: 10, records: 10, lag: 0, unpublished: 0 };

describe('how documents compare with records', () => {
  it.each([
    ['as many of both', {}, false, 'as in MongoDB'],
    ['two missing', { documents: 8 }, true, '2 missing'],
    ['three too many', { documents: 13 }, true, '3 too many'],
    ['two missing while events are pending', { documents: 8, lag: 5 }, false, '2 missing, catching up'],
    ['two missing while records wait for Kafka', { documents: 8, unpublished: 2 }, false, '2 missing, catching up'],
    ['two missing while Kafka is away', { documents: 8, lag: null }, false, '2 missing, catching up'],
    ['an unavailable search engine', { documents: null }, true, 'cannot be reached'],
  ])('%s', (_, more, isOff, note) => {
    expect(documentsNote({ ...index, ...more })).toEqual({ isOff, note });
  });
});

describe('the result of a task', () => {
  it.each([
    ['audit', { records: 2_000, missing: 0, repaired: 0 }, 'Nothing differs: 2,000 records, each with its document.'],
    ['audit', { missing: 2, stale: 1, repaired: 3 }, '2 missing from the index, 1 out of date in it. Repaired: 3.'],
    ['reindex', { indexed: 1_00_000, 'dead-lettered': 0 }, '1,00,000 indexed.'],
    ['reindex', { indexed: 9, 'dead-lettered': 1 }, '9 indexed, 1 could not be.'],
    ['replay-dead-letters', { letters: 3, replayed: 2, dismissed: 1 }, '2 replayed, 1 dismissed.'],
    ['audit', null, null],
  ])('%s %o', (kind, result, words) => {
    expect(resultWords({ kind, result })).toBe(words);
  });
});
