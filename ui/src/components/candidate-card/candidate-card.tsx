import type { ReactNode } from 'react';
import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { MarkedRuns } from '#ui/components/marked-text.tsx';
import { formatDay } from '#ui/lib/format-candidate.ts';
import type { PreviewTab } from '#ui/lib/preview.ts';
import { useCan } from '#ui/lib/use-can.ts';
import styles from './candidate-card.module.css';
import { CardActions } from './card-actions.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardQuotes } from './card-quotes.tsx';
import { CardSkills } from './card-skills.tsx';
import { CommentCount } from './comment-count.tsx';
import { InitialsPicture } from './initials-picture.tsx';
import { type MatchedView, viewMatches } from './matched-view.ts';

/**
 * A candidate in a result list, with the search's matches: five lines, each of one height, so that six candidates fit on
 * a screen. `query` is added to the link (see fromQuery). `missed`: criteria that the candidate doesn't meet and that
 * lower the rank. `pick`: the checkbox at the card's start. `onPreview` opens the preview pane, where there is one;
 * `onWhy` explains the candidate's place in the order. `placeOnly`: no content yet.
 */
export function CandidateCard(props: {
  candidate: CandidateCardAnswer;
  query?: string;
  missed?: readonly string[];
  pick?: ReactNode;
  onPreview?: ((candidate: CandidateCardAnswer, tab?: PreviewTab) => void) | undefined;
  onWhy?: ((candidate: CandidateCardAnswer) => void) | undefined;
  placeOnly?: boolean;
}) {
  const { candidate, pick } = props;
  return (
    <article
      className={styles.card}
      aria-label={nameOf(candidate)}
      tabIndex={-1}
      data-id={candidate._id}
      data-pick={pick ? true : undefined}
    >
      {!props.placeOnly && <CardContent {...props} />}
    </article>
  );
}

const nameOf = ({ applicantName, applicantID }: CandidateCardAnswer) => applicantName || applicantID;

type CardProps = Parameters<typeof CandidateCard>[0];

function CardContent(props: CardProps) {
  const { candidate, query = '', missed = [] } = props;
  const mayRead = useCan('candidates.read');
  const [latest, previous] = candidate.workExperience;
  const matches = viewMatches(candidate.matched, [
    ...candidate.workExperience.flatMap((job) => [job.jobTitle, job.employer]),
    ...candidate.skillNames,
    candidate.educationLine,
  ]);
  const name = nameOf(candidate);
  return (
    <>
      {props.pick && <div className={styles.pick}>{props.pick}</div>}
      <header className={styles.head}>
        {mayRead ? (
          // not a router link: it opens a new tab, and router links would all re-render on every navigation
          <a className={styles.who} href={`/candidate/${candidate._id}${query}`} target="_blank" rel="noopener">
            <Who candidate={candidate} />
            <span className="visually-hidden">(opens in a new tab)</span>
          </a>
        ) : (
          <span className={styles.who}>
            <Who candidate={candidate} />
          </span>
        )}
        {candidate.newResumeStatus && <span className={styles.ribbon}>New resume</span>}
        <CardActions candidate={candidate} name={name} query={query} onPreview={props.onPreview} onWhy={props.onWhy} />
      </header>
      <div className={styles.body}>
        <p className={styles.job}>
          <Job job={latest} matches={matches} />
          {previous && (previous.jobTitle || previous.employer) && (
            <span className={styles.before}>
              {' '}
              · previously <Job job={previous} matches={matches} />
            </span>
          )}
        </p>
        <CardFacts candidate={candidate} matches={matches} />
        <CardSkills names={candidate.skillNames} matches={matches} />
        <div className={styles.last}>
          <CardQuotes quotes={matches.quotes} missed={missed} />
          <dl className={styles.counts}>
            <Count name="Updated" value={formatDay(candidate.updatedOn) ?? '-'} />
            <Count name="Created" value={formatDay(candidate.createdOn) ?? '-'} />
            <Count name={plural(candidate.profileViewCount, 'view')} value={candidate.profileViewCount} />
            <Count name={plural(candidate.resumeViewCount, 'resume view')} value={candidate.resumeViewCount} />
            <Count name={plural(candidate.resumeDownloadCount, 'download')} value={candidate.resumeDownloadCount} />
            <Allowed to="comments.read">
              <CommentCount id={candidate._id} name={name} count={candidate.commentCount} />
            </Allowed>
          </dl>
        </div>
      </div>
    </>
  );
}

const plural = (count: number, word: string) => (count === 1 ? word : `${word}s`);

function Job(props: { job: CandidateCardAnswer['workExperience'][number] | undefined; matches: MatchedView }) {
  const { jobTitle = null, employer = null } = props.job ?? {};
  if (!jobTitle && !employer) return '-';
  return (
    <>
      {jobTitle && <MarkedRuns runs={props.matches.runs(jobTitle, 'title')} />}
      {jobTitle && employer && ', '}
      {employer && <MarkedRuns runs={props.matches.runs(employer, 'employer')} />}
    </>
  );
}

function Who({ candidate }: { candidate: CandidateCardAnswer }) {
  return (
    <>
      <InitialsPicture name={candidate.applicantName || candidate.applicantID} />
      <span className={styles.name}>{candidate.applicantName || 'Name not stated'}</span>
      <span className={styles.id}>{candidate.applicantID}</span>
    </>
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
