import type { TicketOwner } from '#api/tickets/contract.ts';
import { InitialsPicture } from '#ui/components/candidate-card/initials-picture.tsx';
import { fullName } from '#ui/lib/full-name.ts';
import { roleNames } from '#ui/lib/role-names.ts';
import styles from './ticket-view.module.css';

/** Who raised the ticket; null where the account is gone. */
export function OwnerCard({ user }: { user: TicketOwner | null }) {
  const name = user ? fullName(user) : '';
  return (
    <section className={styles.card} aria-label="Raised by">
      <div className={styles.cardHead}>
        {user && <InitialsPicture name={name} />}
        <h2>{user ? name : 'Account deleted'}</h2>
      </div>
      {user ? (
        <dl className={styles.fields}>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(user.email)}`}>{user.email}</a>
          </dd>
          <dt>Contact</dt>
          <dd>{user.contact ? <a href={`tel:+91${user.contact}`}>{user.contact}</a> : '-'}</dd>
          <dt>Role</dt>
          <dd>{roleNames[user.role]}</dd>
        </dl>
      ) : (
        <p className={styles.gone}>Whoever raised this ticket has no account any more.</p>
      )}
    </section>
  );
}
