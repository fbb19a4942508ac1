import type { ReactNode } from 'react';
import type { CandidateProfile } from '#api/contract/candidate-profile.ts';
import { formatDay, formatDuration, formatLpa, formatNotice } from '#ui/lib/format-candidate.ts';
import styles from './candidate-record.module.css';

interface Of {
  candidate: CandidateProfile;
}

/** A section of the record; an empty one says so. */
function Section(props: { title: string; empty: boolean; children: ReactNode }) {
  return (
    <section className={styles.box}>
      <h2>{props.title}</h2>
      {props.empty ? <p className={styles.none}>No Data Available!</p> : props.children}
    </section>
  );
}

/** Names and values; what has no value is left out. */
function Values({ rows }: { rows: [string, string | null][] }) {
  return (
    <dl className={styles.values}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const month = (iso: string | null) =>
  iso && new Date(iso).toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

export function Experiences({ candidate }: Of) {
  return (
    <Section title="Work Experiences" empty={candidate.workExperience.length === 0}>
      <ul className={styles.entries}>
        {candidate.workExperience.map((job) => (
          <li key={job._id}>
            <h3>
              {[job.jobTitle, job.employer].filter(Boolean).join(', ')}
              {job.isOngoing && <span className={styles.now}>Current</span>}
            </h3>
            <p className={styles.when}>
              {[month(job.periodFrom), job.isOngoing ? 'now' : month(job.periodTo)].filter(Boolean).join(' – ')}
              {job.location && ` · ${job.location}`}
            </p>
            {job.description && <p className={styles.prose}>{job.description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Skills({ candidate }: Of) {
  const all = [
    ...candidate.primarySkills.map((skill) => ({ ...skill, name: skill.primarySkill, primary: true })),
    ...candidate.skills.map((skill) => ({ ...skill, name: skill.skill, primary: false })),
  ];
  return (
    <Section title="Skills" empty={all.length === 0}>
      <ul className={styles.skills}>
        {all.map((skill) => (
          <li key={skill._id} data-primary={skill.primary || undefined}>
            {skill.name}
            {skill.experience && ` (${formatDuration(skill.experience)})`}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Educations({ candidate }: Of) {
  return (
    <Section title="Educations" empty={candidate.education.length === 0}>
      <ul className={styles.entries}>
        {candidate.education.map((entry) => {
          const completed = entry.courseCompletion?.year ?? null;
          return (
            <li key={entry._id}>
              <h3>{entry.courseName ?? entry.courseType ?? entry.courseCategory ?? 'Course'}</h3>
              <p className={styles.when}>
                {[entry.institutionName, entry.city, entry.state, completed && String(completed)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const phoneText = (phone: CandidateProfile['phoneNumber']) => phone && `+${phone.countryCode} ${phone.number}`;

const addressText = (address: CandidateProfile['presentAddress']) =>
  address &&
  [
    address.addressLine1,
    address.addressLine2,
    address.city,
    address.district !== address.city ? address.district : null,
    address.state,
    address.zipCode,
  ]
    .filter(Boolean)
    .join(', ');

export function PersonalInformation({ candidate }: Of) {
  const rows: [string, string | null][] = [
    ['Email', candidate.emailAddress],
    ['Phone', phoneText(candidate.phoneNumber)],
    ['Alternate phone', phoneText(candidate.alternatePhoneNumber)],
    ['Present address', addressText(candidate.presentAddress)],
    ['Permanent address', addressText(candidate.permanentAddress)],
    ['Date of birth', formatDay(candidate.dateOfBirth)],
    ['Gender', candidate.gender],
  ];
  return (
    <Section title="Personal Information" empty={rows.every(([, value]) => !value)}>
      <Values rows={rows} />
    </Section>
  );
}

export function JobPreferences({ candidate }: Of) {
  const relocation = candidate.relocation ? 'Willing to relocate' : 'Not willing to relocate';
  const rows: [string, string | null][] = [
    ['Preferred roles', candidate.preferredJob.join(', ')],
    ['Preferred locations', candidate.preferredLocation.join(', ')],
    ['Expected CTC', formatLpa(candidate.expectedCTC)],
    ['Notice period', formatNotice(candidate.noticePeriod)],
    ['Negotiable notice period', formatNotice(candidate.negotiableNoticePeriod)],
    ['Last working day', formatDay(candidate.lwd)],
    ['Relocation', candidate.relocation === null ? null : relocation],
    ['Resume', candidate.resumeAvailable ? 'On file' : null],
  ];
  return (
    <Section title="Job Preferences" empty={rows.every(([, value]) => !value)}>
      <Values rows={rows} />
    </Section>
  );
}
