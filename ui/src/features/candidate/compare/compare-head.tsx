import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { AddToList } from '#ui/components/add-to-list.tsx';
import { Chip } from '#ui/components/chip.tsx';
import { InlineError } from '#ui/components/inline-error.tsx';
import { useOpenedFrom } from '#ui/features/candidate/use-search-match.ts';
import { fromQuery } from '#ui/lib/opened-from.ts';
import styles from './compare.module.css';
import type { Compared } from './use-compared.ts';

interface Props {
  compared: Compared;
  onTakeOut: (button: HTMLElement) => void;
}

/** Names the candidate of a column, or says why there is none. */
export function CompareHead({ compared: { id, candidate, error, isRepeated }, onTakeOut }: Props) {
  const from = useOpenedFrom();
  const name = candidate?.applicantName || candidate?.applicantID || 'this candidate';
  return (
    <th scope="col">
      <div className={styles.who}>
        <div>
          {candidate && (
            <>
              <a href={`/candidate/${candidate._id}${fromQuery(from ?? undefined)}`} target="_blank" rel="noopener">
                {name}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
              <small>{candidate.applicantID}</small>
            </>
          )}
          {!candidate && !error && <span role="status">Loading candidate...</span>}
          {error?.isGone && <strong>Removed candidate</strong>}
        </div>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`Take ${name} out of the comparison`}
          onClick={(event) => onTakeOut(event.currentTarget)}
        >
          <IconX size={16} />
        </ActionIcon>
      </div>
      {candidate && candidate._id !== id && (
        <p>
          <Chip tone="waiting">Merged</Chip>{' '}
          {isRepeated ? 'into a candidate that is compared already.' : 'The chosen candidate was merged into this one.'}
        </p>
      )}
      {error?.isGone && <p>This candidate no longer exists.</p>}
      {error && !error.isGone && <InlineError message={error.message} onRetry={error.retry} />}
      {candidate && !isRepeated && (
        <div className={styles.actions}>
          <AddToList ids={[candidate._id]} />
        </div>
      )}
    </th>
  );
}
