import { describe, expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

const people = (count: number) => Array.from({ length: count }, (_, at) => ({ emailAddress: `c${at}@example.in` }));

describe('the mail link', () => {
  test('contains the addresses as blind copies, each once, escaped; candidates without one are omitted', () => {
    const [one, two] = people(2);
    const odd = { ...two!, emailAddress: 'a&b?c@example.in' };
    const none = { ...two!, emailAddress: null };
    expect(mailLink([one!, odd, none, one!])).toBe('mailto:?bcc=c0%40example.in,a%26b%3Fc%40example.in');
    expect(mailLink([none])).toBeNull();
  });

  test('is offered for at most 50', () => {
    expect(mailLink(people(50))).not.toBeNull();
    expect(mailLink(people(51))).toBeNull();
  });
});
