import { Skeleton } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { viewMatches } from '#ui/components/candidate-card/matched-view.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import { useTitle } from '#ui/lib/use-title.ts';
import { CandidateActivity } from './candidate-activity.tsx';
import styles from './candidate-record.module.css';
import { CommentsPanel } from './comments-panel.tsx';
import { CorrectionsPanel } from './corrections/corrections-panel.tsx';
import { MarksContext } from './marks.tsx';
import { RecordHeader } from './record-header.tsx';
import { RecordTabs } from './record-tabs.tsx';
import { ResultCursor } from './result-cursor.tsx';
import { SearchMatch } from './search-match.tsx';
import { SimilarCandidates } from './similar-candidates.tsx';
import { useCandidate } from './use-candidate.ts';
import { useOpenedFrom, useSearchMatch } from './use-search-match.ts';

/** Skeletons of the page's size until the candidate has loaded. */
function RecordSkeleton() {
  return (
    <div className={styles.columns} role="status">
      <div className={styles.main}>
        <div className={styles.waiting}>Loading candidate...</div>
        <Skeleton height={36} mt="md" width="min(460px, 100%)" />
        <Skeleton height={74} mt="md" radius={8} />
        <div className={styles.boxes}>
          <Skeleton height={420} radius={8} />
          <Skeleton height={420} radius={8} />
        </div>
      </div>
      <div className={styles.aside}>
        <Skeleton height={640} mt="md" radius={8} />
      </div>
    </div>
  );
}

/** A candidate's full record, next to the match with its search, similar candidates, and the page's own panels. */
export function CandidateRecord({ beside }: { beside?: (candidate: CandidateProfile) => ReactNode }) {
  const { id = '' } = useParams();
  const { data: candidate, isPending, error, refetch } = useCandidate(id);
  const { search } = useLocation();
  useTitle(candidate?.applicantName || 'Candidate Details');
  const from = useOpenedFrom();
  const match = useSearchMatch(id).data;
  const runs = useMemo(
    () =>
      viewMatches(
        (match?.words ?? []).flatMap(({ found }) => found ?? []),
        [],
      ).runs,
    [match],
  );
  if (candidate && candidate._id !== id) return <Navigate to={`/candidate/${candidate._id}${search}`} replace />;
  return (
    <div className={styles.page}>
      <nav aria-label="Breadcrumb" className={styles.path}>
        <Link to={from?.filter && from.back ? `/pro-search?${from.back}` : '/pro-search'}>Pro Search</Link>
        {candidate && <span aria-current="page">{candidate.applicantID}</span>}
      </nav>
      <ResultCursor id={id} />
      <h1>Candidate Details</h1>
      {isPending && <RecordSkeleton />}
      {error && !candidate && <InlineError message={`Error: ${error.message}`} onRetry={() => void refetch()} />}
      {candidate && (
        <div className={styles.columns}>
          <div className={styles.main}>
            <RecordHeader candidate={candidate} />
            <MarksContext value={runs}>
              <RecordTabs candidate={candidate} key={candidate._id} />
            </MarksContext>
            <CorrectionsPanel candidate={candidate} key={`corrections ${candidate._id}`} />
            <CommentsPanel id={candidate._id} key={`comments ${candidate._id}`} />
          </div>
          <aside className={styles.aside} aria-label="About this candidate">
            <SearchMatch id={candidate._id} />
            <CandidateActivity id={candidate._id} />
            <SimilarCandidates id={candidate._id} />
            {beside?.(candidate)}
          </aside>
        </div>
      )}
    </div>
  );
}
