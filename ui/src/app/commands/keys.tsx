import styles from './commands.module.css';
import { keyName } from './key-names.ts';

/** Keys as on the keyboard. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key}>{keyName(key)}</kbd>
      ))}
    </span>
  );
}
