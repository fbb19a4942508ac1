import styles from './candidate-card.module.css';

const TINTS = 6;

/** A person's initials on a colour derived from the name; drawn here, not fetched. The name is always next to it. */
export function InitialsPicture({ name }: { name: string }) {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
  const tint = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS;
  return (
    <span className={styles.picture} data-tint={tint} aria-hidden="true">
      {initials.toUpperCase()}
    </span>
  );
}
