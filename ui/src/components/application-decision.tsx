import { ActionIcon, Button } from '@mantine/core';
import { IconThumbDown, IconUserCheck } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Decision } from '#api/applications/contract.ts';
import styles from './application-decision.module.css';
import { Chip } from './chip.tsx';

interface ApplicationDecisionProps {
  /** Candidate and job, for the buttons' names. */
  whom: string;
  hiringStatus: '' | Decision;
  /** Until when this account may take the decision back, by the browser's clock; null if it may not. */
  undoUntil: number | null;
  isBusy: boolean;
  /** The chip replaces the icons and takes over their focus. */
  isJustDecided: boolean;
  /** The icons are back and take over the focus of Undo. */
  isJustTakenBack: boolean;
  onDecide: (decision: Decision) => void;
  onUndo: () => void;
}

/** Reject and Shortlist for an undecided application; otherwise the decision, with Undo for its first ten seconds. */
export function ApplicationDecision(props: ApplicationDecisionProps) {
  const { whom, hiringStatus, undoUntil, isBusy } = props;
  const shortlist = useRef<HTMLButtonElement>(null);
  useFocusIfLost(shortlist, props.isJustTakenBack && !hiringStatus);
  if (hiringStatus) {
    return (
      <span className={styles.actions}>
        <Decided status={hiringStatus} takesFocus={props.isJustDecided} />
        {undoUntil !== null && (
          <Undo key={undoUntil} until={undoUntil} whom={whom} isBusy={isBusy} onUndo={props.onUndo} />
        )}
      </span>
    );
  }
  return (
    <span className={styles.actions}>
      <ActionIcon
        variant="subtle"
        color="red"
        disabled={isBusy}
        aria-label={`Reject ${whom}`}
        title="Reject"
        onClick={() => props.onDecide('rejected')}
      >
        <IconThumbDown size={16} />
      </ActionIcon>
      <ActionIcon
        ref={shortlist}
        variant="subtle"
        disabled={isBusy}
        aria-label={`Shortlist ${whom}`}
        title="Shortlist"
        onClick={() => props.onDecide('shortlisted')}
      >
        <IconUserCheck size={16} />
      </ActionIcon>
      <Chip>Yet to update</Chip>
    </span>
  );
}

/** Focuses an element that replaces the focused one. */
function useFocusIfLost(element: RefObject<HTMLElement | null>, when: boolean): void {
  useEffect(() => {
    if (when && document.activeElement === document.body) element.current?.focus();
  }, [element, when]);
}

function Decided({ status, takesFocus }: { status: Decision; takesFocus: boolean }) {
  const chip = useRef<HTMLSpanElement>(null);
  useFocusIfLost(chip, takesFocus);
  return (
    <Chip ref={chip} tabIndex={-1} tone={status === 'shortlisted' ? 'good' : 'bad'}>
      {status}
    </Chip>
  );
}

/** Disappears when the decision can no longer be taken back. */
function Undo(props: { until: number; whom: string; isBusy: boolean; onUndo: () => void }) {
  const { until, whom, isBusy, onUndo } = props;
  const [isOver, setOver] = useState(until <= Date.now());
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const end = () => {
      // the chip before this button stays
      const chip = button.current?.previousElementSibling;
      if (button.current === document.activeElement && chip instanceof HTMLElement) chip.focus();
      setOver(true);
    };
    const timer = window.setTimeout(end, until - Date.now());
    return () => window.clearTimeout(timer);
  }, [until]);
  if (isOver) return null;
  return (
    <Button
      ref={button}
      size="compact-sm"
      variant="subtle"
      disabled={isBusy}
      aria-label={`Undo for ${whom}`}
      onClick={onUndo}
    >
      Undo
    </Button>
  );
}
