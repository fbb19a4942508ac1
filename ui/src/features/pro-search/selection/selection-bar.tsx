import { Button } from '@mantine/core';
import { type RefObject, useMemo, useSyncExternalStore } from 'react';
import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import { AddToList } from '#ui/components/add-to-list.tsx';
import { CompareButton } from '#ui/components/compare-button.tsx';
import { ExportButton } from '#ui/components/export-button.tsx';
import { MailButton } from '#ui/components/mail-button.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import type { OpenedFrom } from '#ui/lib/opened-from.ts';
import { CHOSEN_AT_MOST, type Selection } from './selection.ts';
import styles from './selection-bar.module.css';

/**
 * The number of ticked candidates and the actions on them; renders nothing without any. `page`: the cards on the
 * screen.
 */
export function SelectionBar(props: {
  ref: RefObject<HTMLElement | null>;
  selection: Selection;
  page: readonly CandidateCardAnswer[];
  /** The search on the screen. */
  from: OpenedFrom;
  /** The bar disappears with the focused element. */
  onCleared: () => void;
}) {
  const { selection, page } = props;
  const toast = useToast();
  const chosen = useSyncExternalStore(selection.subscribe, selection.all);
  const ids = useMemo(() => chosen.map(({ _id }) => _id), [chosen]);
  if (chosen.length === 0) return null;
  const clear = () => {
    selection.clear();
    props.onCleared();
  };
  const missing = page.filter(({ _id }) => !selection.has(_id));
  return (
    <section ref={props.ref} tabIndex={-1} className={styles.bar} data-lower-bar aria-label="Selection">
      <p className={styles.count} role="status">
        {chosen.length.toLocaleString('en-IN')} selected
      </p>
      <Button
        size="compact-sm"
        variant="subtle"
        disabled={missing.length === 0}
        onClick={() => {
          if (!selection.add(page)) toast(`At most ${CHOSEN_AT_MOST.toLocaleString('en-IN')} candidates.`);
        }}
      >
        Select page
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={clear}>
        Clear
      </Button>
      <div className={styles.actions}>
        <CompareButton ids={ids} from={props.from} />
        <MailButton people={chosen} />
        <AddToList ids={ids} withLast />
        <ExportButton ids={ids} />
      </div>
    </section>
  );
}
