import type { Ticket } from '#api/tickets/contract.ts';
import { Chip } from '#ui/components/chip.tsx';

/** Pending while raised, Resolved after. */
export function StatusChip({ status }: { status: Ticket['status'] }) {
  return status === 'raised' ? <Chip tone="waiting">Pending</Chip> : <Chip tone="good">Resolved</Chip>;
}
