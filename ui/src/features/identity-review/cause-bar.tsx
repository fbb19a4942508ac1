import { UnstyledButton } from '@mantine/core';
import { type IdentityCause, identityCauses } from '#api/duplicates/identity-contract.ts';
import styles from './identity-review.module.css';
import { causeNames } from './review-words.ts';

interface CauseBarProps {
  counts: Record<IdentityCause, number>;
  chosen: IdentityCause | null;
  onChoose: (cause: IdentityCause | null) => void;
}

/** The causes with their number of waiting entries; filters the list by one cause or all. */
export function CauseBar({ counts, chosen, onChoose }: CauseBarProps) {
  const all = identityCauses.reduce((sum, cause) => sum + counts[cause], 0);
  const choice = (cause: IdentityCause | null, name: string, count: number) => (
    <UnstyledButton
      key={name}
      className={styles.cause}
      aria-pressed={cause === chosen}
      data-empty={count === 0 || undefined}
      onClick={() => onChoose(cause)}
    >
      <span>{name}</span> <strong>{count.toLocaleString('en-IN')}</strong>
    </UnstyledButton>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div role="group" aria-label="Cause" className={styles.causes}>
      {choice(null, 'All', all)}
      {identityCauses.map((cause) => choice(cause, causeNames[cause], counts[cause]))}
    </div>
  );
}
