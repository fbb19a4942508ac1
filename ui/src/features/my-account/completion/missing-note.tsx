import { Button, UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { preferencesParts, preferencesTexts } from '#api/profile/contract/preferences.ts';
import { candidateFieldNames, formLabel } from '#domain/candidate-field-display.ts';
import { useMissing } from '#ui/features/my-account/form/use-profile.ts';
import styles from '#ui/features/my-account/my-account.module.css';
import { FillFromResume } from './fill-from-resume.tsx';

const inPreferences = new Set<string>([...Object.keys({ ...preferencesTexts, ...preferencesParts }), 'resume']);
/** Names of the possibly missing fields whose label in the form differs from the table of fields. */
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(candidateFieldNames.map((field) => [field, formLabel(field)])),
  applicantName: 'Full Name',
  preferredJob: 'Preferred Jobs',
  'disability.desc': 'Description of the disability',
  resume: 'Resume',
};

/** A tab to open for editing; a new object for each request. */
export interface SectionRequest {
  tab: 'personals' | 'careers';
}

/**
 * What a job seeker's profile still needs before other screens open, by tab; after the last is filled in, says that
 * they are open.
 */
export function MissingNote({ onAsk }: { onAsk: (openRequest: SectionRequest) => void }) {
  const { data } = useMissing();
  const lacked = useRef(false);
  if (!data) return null;
  if (data.length === 0) return lacked.current ? <CompleteNote /> : null;
  lacked.current = true;
  // an address is missing as a whole
  const fields = [...new Set(data.map((field) => (Object.hasOwn(names, field) ? field : field.split('.')[0])))];
  const list = (preferences: boolean) =>
    fields
      .filter((field) => inPreferences.has(field ?? '') === preferences)
      .map((field) => names[field ?? ''] ?? field)
      .join(', ');
  const lines = [
    ['personals', 'Personals', list(false)],
    ['careers', 'Careers & Preferences', list(true)],
  ] as const;
  return (
    <section className={styles.missing} aria-label="Still to be filled in">
      <p>
        <strong>Your profile is not complete yet.</strong> Fill in what is missing to search and apply for jobs.
      </p>
      <dl>
        {lines
          .filter(([, , missing]) => missing)
          .map(([tab, name, missing]) => (
            <div key={tab}>
              <dt>
                <UnstyledButton className={styles.ask} onClick={() => onAsk({ tab })}>
                  {name}
                </UnstyledButton>
              </dt>
              <dd>{missing}</dd>
            </div>
          ))}
      </dl>
      <div className={styles.fill}>
        <FillFromResume />
        <span className={styles.hint}>PDF or DOCX; you choose what is taken over</span>
      </div>
    </section>
  );
}

/** Takes the focus: after the last save, the user is far below it. */
function CompleteNote() {
  const note = useRef<HTMLElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <section ref={note} className={styles.missing} aria-label="Profile complete" tabIndex={-1}>
      <p>
        <strong>Your profile is complete.</strong> You can search and apply for jobs now.
      </p>
      <div className={styles.fill}>
        <Button component={Link} to="/" size="xs">
          Search Jobs
        </Button>
      </div>
    </section>
  );
}
