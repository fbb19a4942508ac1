import { useSyncExternalStore } from 'react';
import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import { SkipButton } from '#ui/components/skip-button.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import styles from './select-box.module.css';
import { CHOSEN_AT_MOST, type Selection } from './selection.ts';

/**
 * Ticks one candidate. One element styled like the other boxes, since a page has up to a hundred. `onSkip` moves from
 * a ticked one to the selection bar, past the cards between.
 */
export function SelectBox(props: { candidate: CandidateCardAnswer; selection: Selection; onSkip: () => void }) {
  const { candidate, selection } = props;
  const toast = useToast();
  const checked = useSyncExternalStore(selection.subscribe, () => selection.has(candidate._id));
  return (
    <>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`Select ${candidate.applicantName || candidate.applicantID}`}
        checked={checked}
        onChange={() => {
          if (checked) selection.remove([candidate._id]);
          else if (!selection.add([candidate])) toast(`At most ${CHOSEN_AT_MOST.toLocaleString('en-IN')} candidates.`);
        }}
      />
      {checked && (
        <div className={styles.skip}>
          <SkipButton onSkip={props.onSkip}>To the selection</SkipButton>
        </div>
      )}
    </>
  );
}
