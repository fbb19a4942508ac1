import type { ErasureRecord } from '#mongo/models/erasure.ts';
import { type ErasedKind, type ErasureReceipt, erasedKinds } from './receipt-contract.ts';

/** How much of each kind was removed. */
export type Erased = Partial<Record<ErasedKind, number>>;

/** Sums the counts by kind; kinds with a count of 0 are left out. */
export function sumErased(parts: readonly Erased[]): Erased {
  const sums = erasedKinds.map((kind) => [kind, parts.reduce((sum, part) => sum + (part[kind] ?? 0), 0)] as const);
  return Object.fromEntries(sums.filter(([, count]) => count > 0));
}

/** Presents a stored receipt to its holder. */
export const presentReceipt = ({ id, at, by, removed }: ErasureRecord): ErasureReceipt => ({
  id,
  at: at.toISOString(),
  by,
  removed: removed.map(({ kind, count }) => ({ kind, count })),
});
