import { Types } from 'mongoose';
import { seedOf } from './random.ts';

const KINDS = { candidate: 1, resume: 2, job: 3, user: 4, comment: 5 } as const;

/** Gives `_id`s made of seed and place: the record's first, then one for each part of it. */
export function objectIds(seed: number, index: number, kind: keyof typeof KINDS): () => Types.ObjectId {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(seedOf(seed, KINDS[kind]), 0);
  bytes.writeUInt32BE(index, 4);
  bytes[8] = KINDS[kind];
  let part = 0;
  return () => {
    bytes.writeUIntBE(part++, 9, 3);
    return new Types.ObjectId(Uint8Array.from(bytes));
  };
}
