import type { ErasureReceipt } from '#api/erasure/contract.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';

/** Who asked for it, as people read it. */
export const askedBy = { admin: 'an admin', self: 'the person themself' } as const;

/** A receipt as a text file: a line for each kind of what was removed. */
export function receiptText({ id, at, by, removed }: ErasureReceipt): string {
  const lines = removed.map(({ kind, count }) => `${String(count).padStart(8)}  ${kind}`);
  const head = [
    `Erasure receipt ${id}`,
    '',
    `When:          ${formatMoment(at)} (India)`,
    `Asked for by:  ${askedBy[by]}`,
  ];
  return [...head, '', 'Removed:', ...lines, ''].join('\n');
}
