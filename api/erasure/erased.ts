import { type ErasedKind, erasedKinds } from '#api/contract/erasure-shape.ts';

/** How much of each kind was removed. */
export type Erased = Partial<Record<ErasedKind, number>>;

/** All of them together; kinds of which there was nothing are left out. */
export function sumErased(parts: readonly Erased[]): Erased {
  const sums = erasedKinds.map((kind) => [kind, parts.reduce((sum, part) => sum + (part[kind] ?? 0), 0)] as const);
  return Object.fromEntries(sums.filter(([, count]) => count > 0));
}
