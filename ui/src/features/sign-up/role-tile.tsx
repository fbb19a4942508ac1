import { IconCheck, IconUserSearch } from '@tabler/icons-react';
import styles from './sign-up.module.css';

/** The one role that signs up by itself, chosen already. */
export function RoleTile() {
  return (
    <fieldset className={styles.roles}>
      <legend>I am a</legend>
      <label className={styles.role}>
        <input type="radio" name="selectedRole" value="job-seeker" defaultChecked />
        <IconUserSearch size={20} aria-hidden="true" />
        <strong>Job-Seeker</strong>
        <IconCheck size={16} aria-hidden="true" />
      </label>
      <p>Employers: your account is opened by us. Raise Tech Issue at the foot of the page reaches us.</p>
    </fieldset>
  );
}
