import styles from './waiting.module.css';

/** An empty screen of full size, so that nothing below it jumps. */
export function Waiting() {
  return <div className={styles.wait} role="status" aria-label="Loading" />;
}
