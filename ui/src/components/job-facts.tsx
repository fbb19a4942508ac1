import { IconBriefcase, IconCoinRupee, IconMapPin } from '@tabler/icons-react';
import type { JobCard } from '#api/jobs/contract.ts';
import { employmentNames, formatPlace, formatSalary, formatYears } from '#ui/lib/format-job.ts';
import styles from './job-facts.module.css';

/** Place, salary, years, kind and industry of a job on one line; unknown values are left out. */
export function JobFacts({ job }: { job: Partial<JobCard> }) {
  return (
    <ul className={styles.facts} aria-label="Facts">
      {job.location && (
        <li>
          <IconMapPin size={14} aria-hidden="true" />
          {formatPlace(job.location)}
        </li>
      )}
      {job.salary && (
        <li>
          <IconCoinRupee size={14} aria-hidden="true" />
          {formatSalary(job.salary)}
        </li>
      )}
      {job.experience && (
        <li>
          <IconBriefcase size={14} aria-hidden="true" />
          {formatYears(job.experience)}
        </li>
      )}
      {job.employmentType && <li>{employmentNames[job.employmentType]}</li>}
      {job.industry && <li>{job.industry.toUpperCase()}</li>}
    </ul>
  );
}

/** More skills would crowd out the rest of a card. */
const SKILLS_SHOWN = 10;

/** At most ten skills, matched ones first and marked, and the number of further ones. */
export function SkillChips({ skills, matched = [] }: { skills: readonly string[]; matched?: readonly string[] }) {
  if (skills.length === 0) return null;
  const isMatched = (skill: string) => matched.includes(skill);
  const shown = [...skills.filter(isMatched), ...skills.filter((skill) => !isMatched(skill))].slice(0, SKILLS_SHOWN);
  return (
    <ul className={styles.skills} aria-label="Skills">
      {shown.map((skill) => (
        <li key={skill} data-matched={isMatched(skill) || undefined}>
          {skill}
        </li>
      ))}
      {skills.length > shown.length && <li className={styles.more}>+{skills.length - shown.length} more</li>}
    </ul>
  );
}
