import type { CurrentUser } from '#api/http/contract.ts';
import { InitialsPicture } from '#ui/components/candidate-card/initials-picture.tsx';
import { fullName } from '#ui/lib/full-name.ts';
import { roleNames } from '#ui/lib/role-names.ts';
import styles from './user-detail.module.css';

/** Who it is. */
export function UserCard({ user }: { user: CurrentUser }) {
  const name = fullName(user);
  return (
    <section className={styles.card} aria-label="Account">
      <div className={styles.who}>
        <InitialsPicture name={name} />
        <h2>{name}</h2>
      </div>
      <dl className={styles.fields}>
        <div>
          <dt>ID</dt>
          <dd>{user.id}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(user.email)}`}>{user.email}</a>
          </dd>
        </div>
        <div>
          <dt>Contact</dt>
          <dd>{user.contact ? <a href={`tel:+91${user.contact}`}>{user.contact}</a> : '-'}</dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>{roleNames[user.role]}</dd>
        </div>
      </dl>
    </section>
  );
}
