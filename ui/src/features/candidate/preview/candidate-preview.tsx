import { ActionIcon, Tabs } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { viewMatches } from '#ui/components/candidate-card/matched-view.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import { CommentsPanel } from '#ui/features/candidate/comments-panel.tsx';
import { MarksContext } from '#ui/features/candidate/marks.tsx';
import { useCandidate } from '#ui/features/candidate/use-candidate.ts';
import { type PreviewProps, type PreviewTab, previewTabs } from '#ui/lib/preview.ts';
import { useCan, useCanForAny } from '#ui/lib/use-can.ts';
import styles from './preview.module.css';
import { PreviewHeader } from './preview-header.tsx';
import { PreviewProfile } from './preview-profile.tsx';
import { PreviewRequirements } from './preview-requirements.tsx';
import { PreviewResume } from './preview-resume.tsx';
import { SearchProofs } from './search-proofs.tsx';

const tabNames: Record<PreviewTab, string> = { profile: 'Profile', resume: 'Resume', comments: 'Comments' };

/**
 * A candidate beside the list: what the list knows is drawn at once, the profile follows. The open tab stays for the
 * next candidate, so that one key leads from resume to resume.
 */
export function CandidatePreview(props: PreviewProps) {
  const { person, from, requirements = [], tab: asked, onTab, position, onMove, onClose, onWhy, takesFocus } = props;
  const { data: candidate, error, refetch } = useCandidate(person._id);
  const mayReadResume = useCanForAny('resumes.read');
  const may: Record<PreviewTab, boolean> = {
    profile: true,
    resume: mayReadResume,
    comments: useCan('comments.read'),
  };
  const tab = may[asked] ? asked : 'profile';
  const name = person.applicantName || person.applicantID || 'Candidate';
  const { matched } = person;
  const runs = useMemo(() => viewMatches(matched ?? [], []).runs, [matched]);
  const scrolled = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another candidate or tab begins at its top
  useEffect(() => {
    scrolled.current?.scrollTo(0, 0);
  }, [person._id, tab]);
  useEffect(() => {
    if (takesFocus === 0) return;
    const field = pane.current?.querySelector<HTMLElement>('[data-autofocus]');
    (field ?? pane.current)?.focus();
  }, [takesFocus]);
  return (
    <aside ref={pane} tabIndex={-1} className={styles.pane} aria-label={`Preview of ${name}`} data-preview>
      <div className={styles.bar}>
        <p className={styles.position}>{position}</p>
        <ActionIcon variant="subtle" color="gray" aria-label="Previous candidate (k)" onClick={() => onMove(-1)}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label="Next candidate (j)" onClick={() => onMove(1)}>
          <IconChevronRight size={18} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label="Close the preview (Esc)" onClick={onClose}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      <MarksContext value={runs}>
        <div>
          <PreviewHeader person={person} candidate={candidate} from={from} onWhy={onWhy} />
          {requirements.length > 0 && <PreviewRequirements requirements={requirements} />}
        </div>
        <Tabs
          value={tab}
          onChange={(next) => onTab(previewTabs.find((one) => one === next) ?? 'profile')}
          className={styles.tabs}
          keepMounted={false}
        >
          <Tabs.List aria-label="Preview">
            {previewTabs
              .filter((one) => may[one])
              .map((one) => (
                <Tabs.Tab key={one} value={one}>
                  {tabNames[one]}
                  {one === 'comments' && (candidate?.commentCount ?? 0) > 0 && (
                    <span className={styles.count}>{candidate?.commentCount}</span>
                  )}
                </Tabs.Tab>
              ))}
          </Tabs.List>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
          <section ref={scrolled} className={styles.scrolled} tabIndex={0} aria-label={`${tabNames[tab]} of ${name}`}>
            {error && !candidate && <InlineError message={`Error: ${error.message}`} onRetry={() => void refetch()} />}
            <Tabs.Panel value="profile">
              <SearchProofs matched={matched ?? []} />
              <PreviewProfile candidate={candidate} isFailed={error !== null} />
            </Tabs.Panel>
            <Tabs.Panel value="resume">
              {mayReadResume && <PreviewResume id={person._id} key={person._id} />}
            </Tabs.Panel>
            <Tabs.Panel value="comments">
              <CommentsPanel id={person._id} key={person._id} autoFocus />
            </Tabs.Panel>
          </section>
        </Tabs>
      </MarksContext>
    </aside>
  );
}
