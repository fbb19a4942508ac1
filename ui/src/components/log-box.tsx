import { useEffect, useRef } from 'react';
import styles from './log-box.module.css';

/** A log of fixed height that follows its newest line. `empty` is shown while there are no lines. */
export function LogBox({ lines, label, empty }: { lines: readonly string[]; label: string; empty: string }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line moves the box
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div ref={box} className={styles.log} role="log" aria-label={label} tabIndex={0}>
      {lines.length === 0 ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
        lines.map((line, index) => <p key={index}>{line}</p>)
      )}
    </div>
  );
}
