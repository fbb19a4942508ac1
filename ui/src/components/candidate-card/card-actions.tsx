import { IconArrowsSort, IconFileText, IconLayoutSidebarRight, IconListCheck, IconPhone } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import type { PreviewTab } from '#ui/lib/preview.ts';
import { useCan, useCanForAny } from '#ui/lib/use-can.ts';
import styles from './candidate-card.module.css';
import type { CardPopoverKind } from './card-popover.tsx';

const CardPopover = lazy(() => import('./card-popover.tsx').then((m) => ({ default: m.CardPopover })));

interface Props {
  candidate: CandidateCardAnswer;
  name: string;
  query: string;
  onPreview: ((candidate: CandidateCardAnswer, tab?: PreviewTab) => void) | undefined;
  onWhy: ((candidate: CandidateCardAnswer) => void) | undefined;
}

/** What a recruiter does next with a candidate, on the card. Plain buttons: a page draws hundreds of them. */
export function CardActions({ candidate, name, query, onPreview, onWhy }: Props) {
  const mayRead = useCan('candidates.read');
  const mayList = useCan('shortlists.keep');
  const mayReadResume = useCanForAny('resumes.read') && mayRead;
  // mounted from the first press on, so that closing gives the focus back
  const [popover, setPopover] = useState<{ kind: CardPopoverKind; opened: boolean } | null>(null);
  const toggle = (kind: CardPopoverKind) =>
    setPopover((was) => ({ kind, opened: !(was?.opened && was.kind === kind) }));
  const showResume = () => {
    if (!mayRead) return;
    if (onPreview) onPreview(candidate, 'resume');
    else window.open(`/candidate/${candidate._id}${query ? `${query}&` : '?'}tab=resume`, '_blank', 'noopener');
  };
  const isOpen = (kind: CardPopoverKind) => popover?.opened === true && popover.kind === kind;
  return (
    <span className={styles.actions}>
      {mayRead && (
        <button
          type="button"
          data-action="contact"
          aria-label={`Phone and email of ${name}`}
          aria-expanded={isOpen('contact')}
          title="Phone and email"
          onClick={() => toggle('contact')}
        >
          <IconPhone size={16} aria-hidden="true" />
        </button>
      )}
      {mayList && (
        <button
          type="button"
          data-action="list"
          aria-label={`Add ${name} to a list`}
          aria-expanded={isOpen('list')}
          title="Add to list"
          onClick={() => toggle('list')}
        >
          <IconListCheck size={16} aria-hidden="true" />
        </button>
      )}
      {candidate.resumeAvailable && mayReadResume && (
        <button type="button" aria-label={`Resume of ${name}`} title="Resume" onClick={showResume}>
          <IconFileText size={16} aria-hidden="true" />
        </button>
      )}
      {onWhy && (
        <button
          type="button"
          aria-label={`Why ${name} is at this place`}
          title="Why this order"
          onClick={() => onWhy(candidate)}
        >
          <IconArrowsSort size={16} aria-hidden="true" />
        </button>
      )}
      {onPreview && mayRead && (
        <button
          type="button"
          data-action="preview"
          aria-label={`Preview ${name}`}
          title="Preview"
          onClick={() => onPreview(candidate)}
        >
          <IconLayoutSidebarRight size={16} aria-hidden="true" />
        </button>
      )}
      {popover && (
        <Suspense>
          <CardPopover
            {...popover}
            id={candidate._id}
            name={name}
            onClose={() => setPopover((was) => was && { ...was, opened: false })}
          />
        </Suspense>
      )}
    </span>
  );
}
