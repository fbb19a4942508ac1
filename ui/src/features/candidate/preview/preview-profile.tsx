import { Skeleton } from '@mantine/core';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { Certifications, Educations, Experiences, Projects } from '#ui/features/candidate/career-sections.tsx';
import { Marked } from '#ui/features/candidate/marks.tsx';
import { JobPreferences, PersonalInformation } from '#ui/features/candidate/person-sections.tsx';
import { Section } from '#ui/features/candidate/section.tsx';
import { AllSkills } from '#ui/features/candidate/skill-sections.tsx';
import styles from './preview.module.css';

/** The whole profile in one column; sections without data are left out. */
export function PreviewProfile({
  candidate,
  isFailed,
}: {
  candidate: CandidateProfile | undefined;
  isFailed: boolean;
}) {
  if (!candidate) {
    return isFailed ? null : (
      <div role="status" aria-label="Loading candidate">
        <Skeleton height={96} radius={8} />
        <Skeleton height={260} mt={12} radius={8} />
      </div>
    );
  }
  return (
    <div className={styles.sections}>
      {candidate.profileSummary && (
        <Section title="Summary">
          <p className={styles.prose}>
            <Marked text={candidate.profileSummary} />
          </p>
        </Section>
      )}
      <AllSkills candidate={candidate} />
      <Experiences candidate={candidate} />
      <Projects candidate={candidate} />
      <Educations candidate={candidate} />
      <Certifications candidate={candidate} />
      <JobPreferences candidate={candidate} />
      <PersonalInformation candidate={candidate} />
    </div>
  );
}
