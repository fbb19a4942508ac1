import type { CandidateProfile } from '#api/candidates/contract.ts';
import { formatDuration } from '#ui/lib/format-candidate.ts';
import styles from './candidate-record.module.css';
import { Marked } from './marks.tsx';
import { Section, ViewAll } from './section.tsx';

type Skill = CandidateProfile['skills'][number];

const FEW = 13;

/** The first skills, primary ones first and in another colour. */
export function SomeSkills({ candidate, onViewAll }: { candidate: CandidateProfile; onViewAll: () => void }) {
  const { primarySkills, skills } = candidate;
  const count = primarySkills.length + skills.length;
  const primary = primarySkills.slice(0, FEW);
  return (
    <Section title="Skills" count={count} empty={count === 0} wide>
      <ul className={styles.skills}>
        <Chips skills={primary} primary />
        <Chips skills={skills.slice(0, FEW - primary.length)} />
      </ul>
      <ViewAll count={count} few={FEW} what="Skills" onClick={onViewAll} />
    </Section>
  );
}

/** All skills in their two groups. */
export function AllSkills({ candidate: { primarySkills, skills } }: { candidate: CandidateProfile }) {
  return (
    <>
      <Section title="Primary Skills" count={primarySkills.length} empty={primarySkills.length === 0} wide>
        <ul className={styles.skills}>
          <Chips skills={primarySkills} primary />
        </ul>
      </Section>
      <Section title="Other Skills" count={skills.length} empty={skills.length === 0} wide>
        <ul className={styles.skills}>
          <Chips skills={skills} />
        </ul>
      </Section>
    </>
  );
}

function Chips({ skills, primary }: { skills: readonly Skill[]; primary?: boolean }) {
  return skills.map((one) => (
    <li key={one._id} data-primary={primary || undefined}>
      <Marked text={one.skill} place="skill" />
      {one.experience && <span> ({formatDuration(one.experience)})</span>}
      {primary && <span className="visually-hidden"> (primary)</span>}
    </li>
  ));
}
