import type { CandidateProfile } from '#api/candidates/contract.ts';
import styles from './candidate-record.module.css';
import { monthName } from './month-name.ts';
import { Section } from './section.tsx';

interface Entry {
  _id: string;
  title: string;
  second: string | null;
  periodFrom: string | null;
  periodTo: string | null;
  description: string | null;
}

/** What only some candidates have: not there, not shown. */
function Further({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <Section title={title} count={entries.length} wide>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry._id}>
            <h3>{entry.title}</h3>
            {entry.second && <p>{entry.second}</p>}
            <p className={styles.when}>
              {[monthName(entry.periodFrom), monthName(entry.periodTo)].filter(Boolean).join(' – ')}
            </p>
            {entry.description && <p className={styles.prose}>{entry.description}</p>}
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
