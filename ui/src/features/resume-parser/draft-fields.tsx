import { TextInput } from '@mantine/core';
import { ChipsField } from './chips-field.tsx';
import type { Draft, DraftProblems } from './draft.ts';
import { CourseFields, JobFields } from './entry-fields.tsx';
import { FieldFrame, LineField } from './field-frame.tsx';
import styles from './resume-parser.module.css';

interface Props {
  draft: Draft;
  problems: DraftProblems;
  onChange: (part: Partial<Draft>) => void;
}

const lists = [
  ['skills', 'Skills', 'skill'],
  ['certifications', 'Certifications', 'certification'],
  ['languages', 'Languages', 'language'],
] as const;

/** All fields of a resume, in reading order. */
export function DraftFields({ draft, problems, onChange }: Props) {
  const { name, emails, phones, city, years, months, summary, jobs, education } = draft;
  const line = (key: string, label: string, value: string, change: (value: string) => void, prose = false) => (
    <LineField {...{ name: key, label, value, problem: problems[key], onChange: change, prose }} />
  );
  return (
    <>
      {line('name', 'Name', name, (text) => onChange({ name: text }))}
      <div className={styles.pair}>
        {line('emails.0', 'Email', emails[0], (text) => onChange({ emails: [text, emails[1]] }))}
        {line('emails.1', 'Alternate email', emails[1], (text) => onChange({ emails: [emails[0], text] }))}
        {line('phones.0', 'Phone', phones[0], (text) => onChange({ phones: [text, phones[1]] }))}
        {line('phones.1', 'Alternate phone', phones[1], (text) => onChange({ phones: [phones[0], text] }))}
        {line('city', 'City', city, (text) => onChange({ city: text }))}
        <FieldFrame name="experience" label={<span>Experience</span>}>
          <div className={styles.halves}>
            <TextInput
              size="xs"
              aria-label="Years of experience"
              placeholder="Years"
              inputMode="numeric"
              value={years}
              error={problems.experience}
              onChange={(event) => onChange({ years: event.target.value })}
            />
            <TextInput
              size="xs"
              aria-label="Months of experience"
              placeholder="Months"
              inputMode="numeric"
              value={months}
              onChange={(event) => onChange({ months: event.target.value })}
            />
          </div>
        </FieldFrame>
      </div>
      {line('summary', 'Summary', summary, (text) => onChange({ summary: text }), true)}
      <ChipsField
        {...{ label: lists[0][1], one: lists[0][2], entries: draft.skills, problem: problems.skills }}
        onChange={(skills) => onChange({ skills })}
      />
      <JobFields entries={jobs} problems={problems} onChange={(changed) => onChange({ jobs: changed })} />
      <CourseFields entries={education} problems={problems} onChange={(changed) => onChange({ education: changed })} />
      {lists.slice(1).map(([key, label, one]) => (
        <ChipsField
          key={key}
          {...{ label, one, entries: draft[key], problem: problems[key] }}
          onChange={(entries) => onChange({ [key]: entries })}
        />
      ))}
    </>
  );
}
