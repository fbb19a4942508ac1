import styles from './skip-button.module.css';

/** A way past many stops of the keyboard, seen while it has the focus; at the corner of what is positioned around it. */
export function SkipButton({ children, onSkip }: { children: string; onSkip: () => void }) {
  return (
    <button type="button" className={styles.skip} onClick={onSkip}>
      {children}
    </button>
  );
}
