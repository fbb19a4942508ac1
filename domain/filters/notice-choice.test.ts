import { expect, test } from 'vitest';
import { describeNotice, longestNotice, noticeUpTo } from './notice-choice.ts';

test('at most 30 days includes everything as short, immediate and serving too, in any order', () => {
  expect(noticeUpTo('30')).toEqual(['immediate', 'serving', '7', '15', '30']);
  expect(longestNotice(['30', '15', '7', 'serving', 'immediate'])).toBe('30');
  expect(describeNotice(noticeUpTo('30'))).toBe('up to 30 days');
});

test.each([
  [[], ''],
  [['immediate'], 'Immediate joiner'],
  [['immediate', 'serving'], 'Immediate joiner or Currently serving notice period'],
  [['15', '30'], '15 days or 30 days'],
  [['immediate', 'serving', '15'], 'Immediate joiner or Currently serving notice period or 15 days'],
] as const)('%j is described as chosen', (chosen, description) => {
  expect(longestNotice(chosen)).toBeNull();
  expect(describeNotice(chosen)).toBe(description);
});
