import styles from './second-factor.module.css';
import { SecondFactor } from './second-factor.tsx';

/** My Account while the role requires a second factor that the account doesn't have. */
export function RequiredSecondFactor({ onDone }: { onDone: () => void }) {
  return (
    <div className={styles.page}>
      <h1>My Account</h1>
      <p className={styles.notice} role="status">
        Accounts with your role must have a second factor. Set it up to continue.
      </p>
      <SecondFactor onDone={onDone} />
    </div>
  );
}
