import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import { MarkedRuns } from '#ui/components/marked-text.tsx';
import { formatDuration, formatLpa, formatNotice } from '#ui/lib/format-candidate.ts';
import styles from './candidate-card.module.css';
import type { MatchedView } from './matched-view.ts';

/** Experience, CTC, notice and city in fixed places, so that the eye compares them down the page. */
export function CardFacts({ candidate, matches }: { candidate: CandidateCardAnswer; matches: MatchedView }) {
  const expected = formatLpa(candidate.expectedCTC);
  const preferred = candidate.preferredLocation.filter((city) => city !== candidate.city);
  const place = [candidate.city, preferred.length > 0 ? `prefers ${preferred.slice(0, 3).join(', ')}` : null];
  return (
    <dl className={styles.facts}>
      <div>
        <dt className="visually-hidden">Experience</dt>
        <dd className={styles.strong}>{formatDuration(candidate.experience) ?? '-'}</dd>
      </div>
      <div>
        <dt className="visually-hidden">Current CTC</dt>
        <dd>
          <b>{formatLpa(candidate.currentCTC) ?? '-'}</b>
          {expected && (
            <>
              {' '}
              <span aria-hidden="true">→</span>
              <span className="visually-hidden">expects</span> {expected}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>Notice</dt>
        <dd className={styles.strong}>{formatNotice(candidate.noticePeriod) ?? '-'}</dd>
      </div>
      <div title={place.filter(Boolean).join(' · ') || undefined}>
        <dt className="visually-hidden">Location</dt>
        <dd>
          {candidate.city ?? (preferred.length > 0 ? '' : '-')}
          {preferred.length > 0 && (
            <span className={styles.faint}>
              {candidate.city ? ' · ' : ''}prefers {preferred.slice(0, 3).join(', ')}
            </span>
          )}
        </dd>
      </div>
      {candidate.educationLine && (
        <div className={styles.education} title={candidate.educationLine}>
          <dt className="visually-hidden">Education</dt>
          <dd>
            <MarkedRuns runs={matches.runs(candidate.educationLine, 'other')} />
          </dd>
        </div>
      )}
    </dl>
  );
}
