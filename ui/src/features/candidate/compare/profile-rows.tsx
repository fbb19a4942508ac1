import { Button } from '@mantine/core';
import { IconEqualNot } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { viewMatches } from '#ui/components/candidate-card/matched-view.ts';
import { formatDuration } from '#ui/lib/format-candidate.ts';
import styles from './compare.module.css';
import { factRows } from './compared-facts.ts';
import { type ComparedSkill, comparedSkills } from './compared-skills.ts';
import { type Cells, PartHead, Unstated } from './table-parts.tsx';
import type { useExplanations } from './use-compared.ts';

/** More than this many skills of one person are shown on request. */
const SKILLS_AT_FIRST = 15;
const SKILLS_AFTER = 'Preferred cities';

interface Props {
  people: readonly CandidateProfile[];
  explained: ReturnType<typeof useExplanations>;
  cells: Cells;
  onlyDifferences: boolean;
  width: number;
}

/** The facts of the candidates, with a sign and a word on each row that differs. */
export function ProfileRows({ people, explained, cells, onlyDifferences, width }: Props) {
  const line = (name: string, isDifferent: boolean, contentOf: (at: number) => ReactNode, more?: ReactNode) =>
    (isDifferent || !onlyDifferences) && (
      <tr key={name} data-different={people.length > 1 ? isDifferent : undefined}>
        <th scope="row">
          {name}
          {isDifferent && (
            <span className={styles.different}>
              <IconEqualNot size={12} aria-hidden="true" />
              differs
            </span>
          )}
          {more}
        </th>
        {cells(contentOf)}
      </tr>
    );
  const { skills, isDifferent, isLong, areAllShown, showAll } = useSkills(people, explained);
  const hint = isDifferent && <span className={styles.hint}>Dashed: not all have it</span>;
  const allSkills = isLong && (
    <Button size="compact-xs" variant="subtle" onClick={showAll} aria-expanded={areAllShown}>
      {areAllShown ? 'Fewer skills' : 'All skills'}
    </Button>
  );
  const skillLine = line(
    'Skills',
    isDifferent,
    (at) => (
      <SkillChips skills={skills[at] ?? []} people={people.length} atMost={areAllShown ? null : SKILLS_AT_FIRST} />
    ),
    <>
      {hint}
      {allSkills}
    </>,
  );
  return (
    <tbody>
      <PartHead width={width}>Profile</PartHead>
      {factRows(people).map(({ name, lines, isDifferent: differs }) => [
        line(name, differs, (at) => <Lines lines={lines[at] ?? []} />),
        name === SKILLS_AFTER && skillLine,
      ])}
    </tbody>
  );
}

function useSkills(people: readonly CandidateProfile[], explained: Props['explained']) {
  const [areAllShown, setAllShown] = useState(false);
  const views = explained.map(({ data }) =>
    viewMatches(
      (data?.words ?? []).flatMap(({ found }) => found ?? []),
      [],
    ),
  );
  const skills = comparedSkills(
    people,
    (skill, at) => views[at]?.runs(skill, 'skill').some(({ part }) => part) ?? false,
  );
  return {
    skills,
    isDifferent: skills.flat().some(({ holders }) => holders < people.length),
    isLong: skills.some((own) => own.length > SKILLS_AT_FIRST),
    areAllShown,
    showAll: () => setAllShown(!areAllShown),
  };
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <Unstated />;
  // biome-ignore lint/suspicious/noArrayIndexKey: two educations may read the same
  return lines.map((text, at) => <p key={at}>{text}</p>);
}

function SkillChips({
  skills,
  people,
  atMost,
}: {
  skills: readonly ComparedSkill[];
  people: number;
  atMost: number | null;
}) {
  if (skills.length === 0) return <Unstated />;
  const shown = skills.slice(0, atMost ?? skills.length);
  return (
    <ul className={styles.skills}>
      {shown.map(({ name, years, isMatched, holders }) => (
        <li
          key={name}
          data-matched={isMatched || undefined}
          data-shared={holders === people || undefined}
          title={holders < people ? `${holders} of ${people} have it` : undefined}
        >
          {isMatched && <span aria-hidden="true">✓ </span>}
          {name}
          {years && <small> {formatDuration(years)}</small>}
          {isMatched && <span className="visually-hidden"> (matched)</span>}
          {holders < people && (
            <span className="visually-hidden">
              {' '}
              ({holders} of {people} have it)
            </span>
          )}
        </li>
      ))}
      {shown.length < skills.length && <li data-shared>+{skills.length - shown.length}</li>}
    </ul>
  );
}
