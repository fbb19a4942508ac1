import { describe, expect, test, vi } from 'vitest';
import { createSelection } from './selection.ts';

const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    _id: `c${from + at}`,
    applicantName: `Candidate ${from + at}`,
    emailAddress: `c${from + at}@example.in`,
  }));

describe('the selection', () => {
  test('keeps the ticked candidates, in order and once, until it is cleared', () => {
    const selection = createSelection();
    selection.add(people(2));
    selection.add(people(2, 1));
    expect(selection.all().map(({ _id }) => _id)).toEqual(['c0', 'c1', 'c2']);
    selection.remove(['c1', 'c9']);
    expect([selection.has('c0'), selection.has('c1')]).toEqual([true, false]);
    selection.clear();
    expect(selection.all()).toEqual([]);
  });

  test('holds at most 1,000, and reports if there were more', () => {
    const selection = createSelection();
    expect(selection.add(people(999))).toBe(true);
    expect(selection.add(people(2, 999))).toBe(false);
    expect(selection.all()).toHaveLength(1_000);
    expect(selection.add(people(1))).toBe(true);
  });

  test('notifies its listeners while they are subscribed', () => {
    const selection = createSelection();
    const heard = vi.fn();
    const leave = selection.subscribe(heard);
    selection.add(people(1));
    leave();
    selection.clear();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
