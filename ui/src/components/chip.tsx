import type { ComponentProps } from 'react';
import styles from './chip.module.css';

type ChipProps = Omit<ComponentProps<'span'>, 'className'> & {
  /** `busy`: in progress; `waiting`: needs an action. */
  tone?: 'plain' | 'good' | 'bad' | 'busy' | 'waiting';
};

/** A state in one or two words on a coloured background. */
export function Chip({ tone = 'plain', ...span }: ChipProps) {
  return <span {...span} className={styles.chip} data-tone={tone} />;
}
