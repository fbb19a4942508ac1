import { call } from '#api/http/contract/client.ts';
import { SKILL_BLOCKED_MESSAGE, type SkillValues, skillOf, skillRules } from '#api/profile/contract/entries.ts';
import { createSkill, deleteSkill, updateSkill } from '#api/profile/contract/entry-calls.ts';
import styles from '#ui/features/my-account/my-account.module.css';
import { formatDuration } from '#ui/lib/format-candidate.ts';
import type { EntryField } from './entry-field.ts';
import { EntryList, type TabProps } from './entry-list.tsx';

const empty: SkillValues = { skill: '', experience: { year: '', month: '' }, lastUsed: '', version: '' };
const fields: EntryField[] = [
  { path: 'skill', label: 'Skill', required: true },
  { path: 'experience.year', label: 'Experience (years)', numeric: true, most: 2 },
  { path: 'experience.month', label: 'Experience (months)', numeric: true, most: 2 },
  { path: 'lastUsed', label: 'Last Used (year)', numeric: true, most: 4 },
  { path: 'version', label: 'Version', most: 50 },
];

/** Primary skills and others. */
export function SkillsTab({ candidate, versions }: TabProps) {
  const lists = [
    { type: 'primary', title: 'Primary Skills', one: 'primary skill', skills: candidate.primarySkills },
    { type: 'skill', title: 'Other Skills', one: 'other skill', skills: candidate.skills },
  ] as const;
  return lists.map(({ type, title, one, skills }) => (
    <EntryList
      key={type}
      title={title}
      one={one}
      entries={skills.map((entry) => ({ _id: entry._id, values: skillOf(entry) }))}
      versions={versions}
      empty={empty}
      fields={fields}
      rules={skillRules}
      blocked={SKILL_BLOCKED_MESSAGE}
      nameOf={({ skill }) => skill}
      show={(values) => <SkillLine values={values} />}
      create={(tempSkill) => call(createSkill, { body: { type, tempSkill } })}
      update={(tempSkill, version) => call(updateSkill, { body: { type, tempSkill, ...version } })}
      remove={(id) => call(deleteSkill, { body: { type, id } })}
    />
  ));
}

function SkillLine({ values: { skill, experience, lastUsed, version } }: { values: SkillValues }) {
  const { year, month } = experience;
  const duration = year || month ? formatDuration({ year: Number(year), month: Number(month) }) : null;
  const facts = [duration, version && `version ${version}`, lastUsed && `last used ${lastUsed}`].filter(Boolean);
  return (
    <p>
      <strong>{skill}</strong> <span className={styles.hint}>{facts.join(' · ')}</span>
    </p>
  );
}
