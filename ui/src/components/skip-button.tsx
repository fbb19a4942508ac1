import styles from './skip-button.module.css';

/** Skips many keyboard stops; visible while focused, in the corner of its positioned parent. */
export function SkipButton({ children, onSkip }: { children: string; onSkip: () => void }) {
  return (
    <button type="button" className={styles.skip} onClick={onSkip}>
      {children}
    </button>
  );
}
