import { Types } from 'mongoose';
import { seedOf } from './random.ts';

const THREE_BYTES = 0x1000000;
const KINDS = { candidate: 1, resume: 2, job: 3, user: 4, comment: 5 } as const;

/**
 * Returns `_id`s derived from seed and place: the record's first, then one for each part of it. Their last six digits,
 * which screens show, are as varied as those of real ids.
 */
export function objectIds(seed: number, index: number, kind: keyof typeof KINDS): () => Types.ObjectId {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(seedOf(seed, KINDS[kind]), 0);
  bytes.writeUInt32BE(index, 4);
  bytes[8] = KINDS[kind];
  let last = seedOf(seed, index) % THREE_BYTES;
  return () => {
    bytes.writeUIntBE(last, 9, 3);
    last = (last + 1) % THREE_BYTES;
    return new Types.ObjectId(Uint8Array.from(bytes));
  };
}
