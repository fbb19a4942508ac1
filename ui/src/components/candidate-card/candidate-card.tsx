import type { ReactNode } from 'react';
import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import { MarkedText } from '#ui/components/marked-text.tsx';
import { formatDay, formatDuration, formatLpa, formatNotice } from '#ui/lib/format-candidate.ts';
import styles from './candidate-card.module.css';
import { CommentCount } from './comment-count.tsx';
import { InitialsPicture } from './initials-picture.tsx';
import { type MatchedView, viewMatches } from './matched-view.ts';

const SKILLS_SHOWN = 12;

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

/**
 * A candidate in a result list, with the search's matches. `query` is added to the link (see fromQuery). `missed`:
 * criteria that the candidate doesn't meet and that lower the rank. `pick`: the checkbox at the card's start.
 */
export function CandidateCard(props: {
  candidate: CandidateCardAnswer;
  query?: string;
  missed?: readonly string[];
  pick?: ReactNode;
}) {
  const { candidate, query = '', missed = [] } = props;
  const [latest, previous] = candidate.workExperience;
  const matches = viewMatches(candidate.matched, [
    ...candidate.workExperience.flatMap((job) => [job.jobTitle, job.employer]),
    ...candidate.skillNames,
  ]);
  const name = candidate.applicantName || candidate.applicantID;
  return (
    <article className={styles.card} aria-label={name} data-pick={props.pick ? true : undefined}>
      {props.pick && <div className={styles.pick}>{props.pick}</div>}
      <header className={styles.head}>
        {/* not a router link: it opens a new tab, and router links would all re-render on every navigation */}
        <a className={styles.who} href={`/candidate/${candidate._id}${query}`} target="_blank" rel="noopener">
          <InitialsPicture name={name} />
          <span className={styles.name}>{candidate.applicantName || 'Name not stated'}</span>
          <span className={styles.id}>{candidate.applicantID}</span>
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
        {candidate.newResumeStatus && <span className={styles.ribbon}>New resume</span>}
      </header>
      <div className={styles.body}>
        <p>
          <Job job={latest} matches={matches} />
          {previous && (previous.jobTitle || previous.employer) && (
            <span className={styles.before}>
              {' '}
              · previously <Job job={previous} matches={matches} />
            </span>
          )}
        </p>
        <Facts candidate={candidate} />
        <Skills names={candidate.skillNames} matches={matches} />
        {matches.quotes.map(({ field, parts }) => (
          <p key={parts[0]?.fragment} className={styles.quote}>
            “<MarkedText parts={parts} />” <em>— {quotedFrom[field] ?? 'Profile'}</em>
          </p>
        ))}
        {missed.length > 0 && (
          <p className={styles.quote}>
            <em>Ranks lower: no {missed.join(', ')}</em>
          </p>
        )}
      </div>
      <dl className={styles.counts}>
        <Count name="Created" value={formatDay(candidate.createdOn) ?? '-'} />
        <Count name={plural(candidate.profileViewCount, 'view')} value={candidate.profileViewCount} />
        <Count name={plural(candidate.resumeViewCount, 'resume view')} value={candidate.resumeViewCount} />
        <Count name={plural(candidate.resumeDownloadCount, 'download')} value={candidate.resumeDownloadCount} />
        <CommentCount id={candidate._id} name={name} count={candidate.commentCount} />
      </dl>
    </article>
  );
}

const plural = (count: number, word: string) => (count === 1 ? word : `${word}s`);

function Job(props: { job: CandidateCardAnswer['workExperience'][number] | undefined; matches: MatchedView }) {
  const { jobTitle = null, employer = null } = props.job ?? {};
  if (!jobTitle && !employer) return '-';
  return (
    <>
      <Marked value={jobTitle} matches={props.matches} />
      {jobTitle && employer && ', '}
      <Marked value={employer} matches={props.matches} />
    </>
  );
}

function Marked({ value, matches }: { value: string | null; matches: MatchedView }) {
  const parts = matches.inPlace(value);
  return parts.length > 0 ? <MarkedText parts={parts} /> : value;
}

function Facts({ candidate }: { candidate: CandidateCardAnswer }) {
  const expected = formatLpa(candidate.expectedCTC);
  const preferred = candidate.preferredLocation.filter((city) => city !== candidate.city);
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
      {(candidate.city || preferred.length > 0) && (
        <div>
          <dt className="visually-hidden">Location</dt>
          <dd>
            {candidate.city}
            {preferred.length > 0 && (
              <span className={styles.faint}>
                {candidate.city ? ' · ' : ''}prefers {preferred.slice(0, 3).join(', ')}
              </span>
            )}
          </dd>
        </div>
      )}
      {candidate.educationLine && (
        <div>
          <dt className="visually-hidden">Education</dt>
          <dd>{candidate.educationLine}</dd>
        </div>
      )}
    </dl>
  );
}

function Skills({ names, matches }: { names: readonly string[]; matches: MatchedView }) {
  if (names.length === 0) return null;
  const isMatched = (name: string) => matches.inPlace(name).length > 0;
  const matched = names.filter(isMatched);
  const ordered = [...matched, ...names.filter((name) => !isMatched(name))];
  const shown = ordered.slice(0, Math.max(SKILLS_SHOWN, matched.length));
  const hidden = ordered.length - shown.length;
  return (
    <ul className={styles.skills} aria-label="Skills">
      {shown.map((name) => {
        const [part] = matches.inPlace(name);
        return (
          <li
            key={name}
            data-matched={part && (part.via === 'synonym' ? 'synonym' : 'literal')}
            title={part?.via === 'synonym' ? `Asked: ${part.text}` : undefined}
          >
            {name}
          </li>
        );
      })}
      {hidden > 0 && <li title={ordered.slice(shown.length).join(', ')}>+{hidden}</li>}
    </ul>
  );
}

function Count({ name, value }: { name: string; value: number | string }) {
  return (
    <div data-zero={value === 0 || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
