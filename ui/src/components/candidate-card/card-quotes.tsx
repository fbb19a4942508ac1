import { MarkedText } from '#ui/components/marked-text.tsx';
import styles from './candidate-card.module.css';
import type { MatchedView } from './matched-view.ts';

const quotedFrom: Record<string, string> = {
  resume: 'Resume',
  identity: 'Contact',
  currentTitles: 'Current title',
  previousTitles: 'Previous title',
  currentEmployers: 'Current employer',
  previousEmployers: 'Previous employer',
  skills: 'Skill',
  preferredJobs: 'Preferred role',
  descriptions: 'Work experience',
  summary: 'Summary',
  education: 'Education',
  certifications: 'Certification',
  projects: 'Project',
};

/** Matches in texts that the card doesn't show, and missed criteria that lower the rank, in one line. */
export function CardQuotes({ quotes, missed }: { quotes: MatchedView['quotes']; missed: readonly string[] }) {
  return (
    <p className={styles.quotes}>
      {missed.length > 0 && <span className={styles.missed}>Ranks lower: no {missed.join(', ')}</span>}
      {quotes.map(({ field, parts }) => (
        <span key={parts[0]?.fragment}>
          <em>{quotedFrom[field] ?? 'Profile'}</em> “<MarkedText parts={parts} />”
        </span>
      ))}
    </p>
  );
}
