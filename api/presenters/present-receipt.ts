import type { ErasureReceipt } from '#api/contract/erasure-shape.ts';
import type { ErasureRecord } from '#mongo/models/erasure.ts';

/** A stored receipt as its holder sees it. */
export const presentReceipt = ({ id, at, by, removed }: ErasureRecord): ErasureReceipt => ({
  id,
  at: at.toISOString(),
  by,
  removed: removed.map(({ kind, count }) => ({ kind, count })),
});
