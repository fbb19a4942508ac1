import { expect, test } from 'vitest';
import { readMessages } from './batches.ts';

const id = 'a'.repeat(24);
const message = (offset: number, value: object | string) => ({
  offset: String(offset),
  value: typeof value === 'string' ? value : JSON.stringify(value),
});
const event = (revision: number, of = id) => ({ entity: 'candidates', id: of, revision });

test('of several events of one record the newest counts, in any order', () => {
  const { events } = readMessages('candidates', [message(0, event(2)), message(1, event(3)), message(2, event(1))]);
  expect(events).toEqual([event(3)]);
});

test('an invalid event is set aside with the reason, and its neighbours are processed', () => {
  const other = 'b'.repeat(24);
  const { events, broken } = readMessages('candidates', [
    message(0, event(1)),
    message(1, 'not json'),
    message(2, { ...event(1), revision: -1 }),
    message(3, { ...event(1), entity: 'jobs' }),
    message(4, { ...event(1), surprise: true }),
    message(5, 'x'.repeat(5_000)),
    message(6, event(1, other)),
  ]);
  expect(events).toEqual([event(1), event(1, other)]);
  expect(broken.map(({ offset }) => offset)).toEqual(['1', '2', '3', '4', '5']);
  expect(broken[0]?.reason).toBe('not JSON');
  expect(broken[4]?.text).toHaveLength(1_000);
});
