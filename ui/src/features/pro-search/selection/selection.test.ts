import { describe, expect, test, vi } from 'vitest';
import { mailLink } from './mail-link.ts';
import { createSelection } from './selection.ts';

const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    _id: `c${from + at}`,
    applicantName: `Candidate ${from + at}`,
    emailAddress: `c${from + at}@example.in`,
  }));

describe('the selection', () => {
  test('keeps who is ticked, in that order and once, until it is cleared', () => {
    const selection = createSelection();
    selection.add(people(2));
    selection.add(people(2, 1));
    expect(selection.all().map(({ _id }) => _id)).toEqual(['c0', 'c1', 'c2']);
    selection.remove(['c1', 'c9']);
    expect([selection.has('c0'), selection.has('c1')]).toEqual([true, false]);
    selection.clear();
    expect(selection.all()).toEqual([]);
  });

  test('holds at most 1,000, and says where more were asked', () => {
    const selection = createSelection();
    expect(selection.add(people(999))).toBe(true);
    expect(selection.add(people(2, 999))).toBe(false);
    expect(selection.all()).toHaveLength(1_000);
    expect(selection.add(people(1))).toBe(true);
  });

  test('tells those who listen, as long as they do', () => {
    const selection = createSelection();
    const heard = vi.fn();
    const leave = selection.subscribe(heard);
    selection.add(people(1));
    leave();
    selection.clear();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('the mail link', () => {
  test('names the addresses as blind copies, each once, escaped; those without one are left out', () => {
    const [one, two] = people(2);
    const odd = { ...two!, emailAddress: 'a&b?c@example.in' };
    const none = { ...two!, emailAddress: null };
    expect(mailLink([one!, odd, none, one!])).toBe('mailto:?bcc=c0%40example.in,a%26b%3Fc%40example.in');
    expect(mailLink([none])).toBeNull();
  });

  test('is there for at most 50', () => {
    expect(mailLink(people(50))).not.toBeNull();
    expect(mailLink(people(51))).toBeNull();
  });
});
