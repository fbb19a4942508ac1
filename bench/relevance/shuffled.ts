import { randomFrom } from '#mongo/seed/generator/random.ts';

/** A random order that is the same for the same seed. */
export function shuffled(ids: string[], seed: string): string[] {
  const random = randomFrom([...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7));
  return ids
    .map((id) => ({ id, key: random.next() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ id }) => id);
}
