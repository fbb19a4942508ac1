import { Button } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import type { ResponseOf } from '#api/http/contract.ts';
import type { parsedResume } from '#api/parser/contract.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import { type Draft, type DraftProblems, draftOf, valuesOfDraft } from './draft.ts';
import { DraftFields } from './draft-fields.tsx';
import { ShownContext } from './field-frame.tsx';
import { readingsOf } from './readings.ts';
import styles from './resume-parser.module.css';
import { ResumeText } from './resume-text.tsx';
import { useReview } from './use-review.ts';

/** What was read, to be corrected, beside the text it was read from. */
export function ReviewForm({ reading }: { reading: ResponseOf<typeof parsedResume> }) {
  const { jobId, text, parsed, owner, notes } = reading;
  const [draft, setDraft] = useState<Draft>(() => draftOf(parsed));
  const [problems, setProblems] = useState<DraftProblems>({});
  const [hovered, hover] = useState('');
  const [focused, focus] = useState('');
  const { save, discard, isBusy, failure } = useReview(jobId);
  const places = useMemo(() => readingsOf(parsed), [parsed]);
  const shown = useMemo(
    () => ({ readings: new Map(places.map((place) => [place.key, place])), hover, focus }),
    [places],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = valuesOfDraft(draft);
    setProblems('problems' in said ? said.problems : {});
    if ('values' in said) save(said.values);
  };
  return (
    <>
      <p className={styles.owner}>
        {owner
          ? `It seems to be ${owner.applicantName || 'the one'} of ${owner.applicantID}: only what is missing there is filled in.`
          : 'Nobody with this email or phone number is known: it becomes a new candidate.'}
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <div className={styles.columns}>
        <ShownContext value={shown}>
          <form className={styles.form} onSubmit={submit} noValidate aria-label="What was read">
            <DraftFields draft={draft} problems={problems} onChange={(part) => setDraft({ ...draft, ...part })} />
            {failure && <InlineError message={failure} />}
            <div className={styles.buttons}>
              <Button type="submit" disabled={isBusy}>
                {isBusy ? 'Saving...' : 'Save'}
              </Button>
              <Button variant="default" disabled={isBusy} onClick={discard}>
                Discard
              </Button>
              {Object.keys(problems).length > 0 && (
                <p className={styles.problem} role="alert">
                  Please correct what is marked.
                </p>
              )}
            </div>
          </form>
        </ShownContext>
        <ResumeText text={text} places={places} active={hovered || focused} />
      </div>
    </>
  );
}
