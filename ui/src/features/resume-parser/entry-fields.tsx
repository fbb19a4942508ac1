import { Button, Checkbox, CloseButton, TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { CourseDraft, JobDraft } from './draft.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './resume-parser.module.css';

interface Props<Entry> {
  entries: readonly Entry[];
  problems: Readonly<Record<string, string>>;
  onChange: (entries: Entry[]) => void;
}

/** Jobs in the order of the resume. */
export function JobFields(props: Props<JobDraft>) {
  const empty = { title: '', employer: '', from: '', to: '', isOngoing: false };
  return (
    <Entries {...props} one="Job" legend="Jobs" empty={empty}>
      {(job, label, change) => (
        <>
          <Line label={`${label} title`} hint="Title" value={job.title} onChange={(title) => change({ title })} />
          <Line
            label={`${label} employer`}
            hint="Employer"
            value={job.employer}
            onChange={(employer) => change({ employer })}
          />
          <Line label={`${label} from`} hint="From: 2020-04" value={job.from} onChange={(from) => change({ from })} />
          <Line
            label={`${label} to`}
            hint="To: 2022-09"
            value={job.isOngoing ? '' : job.to}
            disabled={job.isOngoing}
            onChange={(to) => change({ to })}
          />
          <Checkbox
            size="xs"
            label="Ongoing"
            aria-label={`${label} ongoing`}
            checked={job.isOngoing}
            onChange={(event) => change({ isOngoing: event.currentTarget.checked })}
          />
        </>
      )}
    </Entries>
  );
}

/** Courses in the order of the resume. */
export function CourseFields(props: Props<CourseDraft>) {
  return (
    <Entries {...props} one="Course" legend="Education" empty={{ course: '', institution: '', year: '' }}>
      {(entry, label, change) => (
        <>
          <Line label={`${label} name`} hint="Course" value={entry.course} onChange={(course) => change({ course })} />
          <Line
            label={`${label} institution`}
            hint="Institution"
            value={entry.institution}
            onChange={(institution) => change({ institution })}
          />
          <Line label={`${label} year`} hint="Year" value={entry.year} onChange={(year) => change({ year })} />
        </>
      )}
    </Entries>
  );
}

interface EntriesProps<Entry> extends Props<Entry> {
  one: string;
  legend: string;
  empty: Omit<Entry, 'key'>;
  children: (entry: Entry, label: string, change: (part: Partial<Entry>) => void) => ReactNode;
}

function Entries<Entry extends { key: string }>(props: EntriesProps<Entry>) {
  const { entries, problems, onChange, one, legend, empty, children } = props;
  const added = useRef(0);
  return (
    <fieldset className={styles.entries}>
      <legend>{legend}</legend>
      {entries.map((entry, at) => (
        <FieldFrame key={entry.key} name={entry.key} label={<span>{`${one} ${at + 1}`}</span>} className={styles.entry}>
          <div className={styles.entryFields} data-pairs={one === 'Job' || undefined}>
            {children(entry, `${one} ${at + 1}`, (part) =>
              onChange(entries.map((other) => (other === entry ? { ...entry, ...part } : other))),
            )}
          </div>
          <CloseButton
            size="sm"
            className={styles.removeEntry}
            aria-label={`Remove ${one.toLowerCase()} ${at + 1}`}
            onClick={() => onChange(entries.filter((other) => other !== entry))}
          />
          {problems[entry.key] && (
            <p className={styles.problem} role="alert">
              {problems[entry.key]}
            </p>
          )}
        </FieldFrame>
      ))}
      <Button
        size="xs"
        variant="default"
        onClick={() => onChange([...entries, { ...empty, key: `added ${added.current++}` } as Entry])}
      >
        Add a {one.toLowerCase()}
      </Button>
    </fieldset>
  );
}

interface LineProps {
  label: string;
  hint: string;
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

const Line = ({ label, hint, onChange, ...rest }: LineProps) => (
  <TextInput
    size="xs"
    aria-label={label}
    placeholder={hint}
    {...rest}
    onChange={(event) => onChange(event.target.value)}
  />
);
