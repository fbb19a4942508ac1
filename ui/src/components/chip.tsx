import type { ComponentProps } from 'react';
import styles from './chip.module.css';

type ChipProps = Omit<ComponentProps<'span'>, 'className'> & {
  /** `busy`: under way; `waiting`: for somebody to act. */
  tone?: 'plain' | 'good' | 'bad' | 'busy' | 'waiting';
};

/** A state in a word or two, on a ground of its own. */
export function Chip({ tone = 'plain', ...span }: ChipProps) {
  return <span {...span} className={styles.chip} data-tone={tone} />;
}
