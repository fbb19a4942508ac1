import type { Ticket } from '#api/contract/ticket.ts';
import styles from './status-chip.module.css';

/** Pending while raised, Resolved after. */
export function StatusChip({ status }: { status: Ticket['status'] }) {
  return (
    <span className={styles.chip} data-status={status}>
      {status === 'raised' ? 'Pending' : 'Resolved'}
    </span>
  );
}
