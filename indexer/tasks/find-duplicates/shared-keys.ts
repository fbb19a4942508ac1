import { hash } from 'node:crypto';
import { type DuplicateKey, type DuplicateReason, duplicateReasons } from '#mongo/duplicate-keys.ts';

export interface Suspicion {
  /** Places of the owners, in the order they were added. */
  owners: number[];
  reasons: DuplicateReason[];
}

const REASON_BITS = 4;
const HASH_BYTES = 6;
/** More under one key are no duplicates but a value that says nothing, as a test number. */
export const MOST_IN_GROUP = 20;

/**
 * Which owners share a key. Keeps a number for each key instead of its text: five million keys, those of a million
 * candidates, take about 120 MB. Two texts may very rarely give one number: whoever shows a suspicion compares again.
 */
export class SharedKeys {
  readonly #hashes: number[] = [];
  readonly #owners: number[] = [];

  add(owner: number, keys: readonly DuplicateKey[]): void {
    for (const { reason, key } of keys) {
      const number = hash('sha1', key, 'buffer').readUIntBE(0, HASH_BYTES);
      this.#hashes.push(number * REASON_BITS + duplicateReasons.indexOf(reason));
      this.#owners.push(owner);
    }
  }

  /** Each set of owners once, with every reason they share. */
  suspicions(): Suspicion[] {
    const byHash = new Map<number, number[]>();
    for (const shared of this.#sharedHashes()) byHash.set(shared, []);
    for (const [at, one] of this.#hashes.entries()) byHash.get(one)?.push(this.#owners[at]!);
    const bySet = new Map<string, Suspicion>();
    for (const [one, owners] of byHash) {
      if (owners.length < 2) continue;
      const set = owners.slice(0, MOST_IN_GROUP);
      const suspicion = bySet.get(set.join()) ?? { owners: set, reasons: [] };
      suspicion.reasons.push(duplicateReasons[one % REASON_BITS]!);
      bySet.set(set.join(), suspicion);
    }
    return [...bySet.values()].map(({ owners, reasons }) => ({
      owners,
      reasons: duplicateReasons.filter((reason) => reasons.includes(reason)),
    }));
  }

  *#sharedHashes(): Generator<number> {
    const sorted = Float64Array.from(this.#hashes).sort();
    for (let at = 1; at < sorted.length; at += 1) if (sorted[at] === sorted[at - 1]) yield sorted[at]!;
  }
}
