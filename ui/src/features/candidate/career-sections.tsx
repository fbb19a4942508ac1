import type { CandidateProfile } from '#api/candidates/contract.ts';
import { timeBetween } from '#ui/lib/candidate-facts.ts';
import { formatDuration } from '#ui/lib/format-candidate.ts';
import styles from './candidate-record.module.css';
import { Marked } from './marks.tsx';
import { monthName, Section, ViewAll } from './section.tsx';

interface Part {
  candidate: CandidateProfile;
  /** Shows only the first few, with a link to all. */
  onViewAll?: () => void;
}

const FEW = 3;

export function Experiences({ candidate, onViewAll }: Part) {
  const all = candidate.workExperience;
  return (
    <Section title="Work Experiences" count={all.length} empty={all.length === 0} wide={!onViewAll}>
      <ul className={styles.entries}>
        {(onViewAll ? all.slice(0, FEW) : all).map((job) => (
          <Experience key={job._id} job={job} brief={onViewAll !== undefined} />
        ))}
      </ul>
      <ViewAll count={all.length} few={FEW} what="Experiences" onClick={onViewAll} />
    </Section>
  );
}

function Experience({ job, brief }: { job: CandidateProfile['workExperience'][number]; brief: boolean }) {
  const took = formatDuration(timeBetween(job.periodFrom, job.isOngoing ? new Date().toISOString() : job.periodTo));
  const period = [monthName(job.periodFrom), job.isOngoing ? null : monthName(job.periodTo)]
    .filter(Boolean)
    .join(' – ');
  return (
    <li data-now={job.isOngoing || undefined}>
      <h3>
        {job.jobTitle ? (
          <Marked text={job.jobTitle} place="title" />
        ) : (
          <Marked text={job.employer ?? 'Job'} place="employer" />
        )}
        {job.isOngoing && <span className={styles.now}>Current</span>}
      </h3>
      {job.jobTitle && job.employer && (
        <p>
          <Marked text={job.employer} place="employer" />
        </p>
      )}
      <p className={styles.when}>
        {[job.isOngoing && period ? `Since ${period}` : period, took, job.location].filter(Boolean).join(' · ')}
      </p>
      {job.description && (
        <p className={styles.prose} data-brief={brief || undefined}>
          <Marked text={job.description} />
        </p>
      )}
    </li>
  );
}

export function Educations({ candidate, onViewAll }: Part) {
  const all = candidate.education;
  return (
    <Section title="Educations" count={all.length} empty={all.length === 0} wide={!onViewAll}>
      <ul className={styles.entries}>
        {(onViewAll ? all.slice(0, FEW) : all).map((entry) => (
          <Education key={entry._id} entry={entry} />
        ))}
      </ul>
      <ViewAll count={all.length} few={FEW} what="Educations" onClick={onViewAll} />
    </Section>
  );
}

function Education({ entry }: { entry: CandidateProfile['education'][number] }) {
  const { month: at, year } = entry.courseCompletion ?? { month: null, year: null };
  const isRecent = year !== null && year >= new Date().getFullYear();
  const completed = year && (at ? monthName(new Date(Date.UTC(year, at - 1)).toISOString()) : String(year));
  return (
    <li data-recent={isRecent || undefined}>
      <h3>
        <Marked
          text={entry.courseName ?? entry.courseType ?? entry.courseCategory ?? entry.institutionName ?? 'Course'}
        />
      </h3>
      {entry.institutionName && <p>{entry.institutionName}</p>}
      <p className={styles.when}>
        {[[entry.city, entry.state, entry.country].filter(Boolean).join(', '), completed && `Completion ${completed}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}

interface Entry {
  _id: string;
  title: string;
  second: string | null;
  periodFrom: string | null;
  periodTo: string | null;
  description: string | null;
}

/** Sections that only some candidates have; empty ones are left out. */
function Further({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <Section title={title} count={entries.length} wide>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry._id}>
            <h3>
              <Marked text={entry.title} />
            </h3>
            {entry.second && <p>{entry.second}</p>}
            <p className={styles.when}>
              {[monthName(entry.periodFrom), monthName(entry.periodTo)].filter(Boolean).join(' – ')}
            </p>
            {entry.description && (
              <p className={styles.prose}>
                <Marked text={entry.description} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Projects({ candidate }: { candidate: CandidateProfile }) {
  const entries = candidate.projects.map((project) => ({
    ...project,
    title: project.projectName,
    second: [project.role, project.clientName].filter(Boolean).join(', ') || null,
  }));
  return <Further title="Projects" entries={entries} />;
}

export function Certifications({ candidate }: { candidate: CandidateProfile }) {
  const entries = candidate.certifications.map((one) => ({
    ...one,
    title: one.certificationName,
    second: one.organization,
  }));
  return <Further title="Certifications" entries={entries} />;
}
