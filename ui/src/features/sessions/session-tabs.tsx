import { NavLink } from 'react-router';
import styles from './sessions.module.css';

/** Switches between the two session screens. */
export function SessionTabs() {
  return (
    <nav className={styles.tabs} aria-label="Sessions">
      <NavLink to="/session-history">Session History</NavLink>
      <NavLink to="/session-logs">User History</NavLink>
    </nav>
  );
}
