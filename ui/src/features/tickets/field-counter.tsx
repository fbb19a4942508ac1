import { howMany } from '#ui/lib/how-many.ts';
import styles from './raise-ticket-form.module.css';

/** How much is written, without the blanks around it, and what is still missing. */
export function FieldCounter({ text, limits }: { text: string; limits: { min: number; max: number } }) {
  const { length } = text.trim();
  const missing = limits.min - length;
  return (
    <span className={styles.counter}>
      <span>{missing > 0 ? hint(missing, length, limits.min) : ''}</span>
      <span>
        {length.toLocaleString('en-IN')} / {limits.max.toLocaleString('en-IN')}
      </span>
    </span>
  );
}

function hint(missing: number, length: number, min: number): string {
  if (length === 0) return `At least ${min} characters`;
  return `${howMany(missing, 'more character')} needed`;
}
