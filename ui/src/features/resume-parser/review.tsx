import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { parsedResume, parsedResumeDiscard, parsedResumeSave } from '#api/parser/contract.ts';
import type { ResumeValues } from '#domain/parsed-resume.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { useCommands } from '#ui/lib/commands.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { howMany } from '#ui/lib/how-many.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { type Draft, type DraftProblems, draftOf, valuesOfDraft } from './draft.ts';
import { DraftFields } from './draft-fields.tsx';
import { focusNextUnsure, ShownContext } from './field-frame.tsx';
import styles from './resume-parser.module.css';
import { ResumeSource } from './resume-source.tsx';
import { readingsOf, SURE } from './text-runs.ts';
import { FILES_KEY } from './use-parsing.ts';

/** Saves or discards one resume; refetches the list after either. */
function useReview(jobId: string, onDone: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  const popup = usePopup();
  const onSuccess = ({ message }: { message: string }) => {
    toast(message);
    onDone();
    return client.invalidateQueries({ queryKey: FILES_KEY });
  };
  const save = useMutation({
    mutationFn: (body: ResumeValues) => call(parsedResumeSave, { params: { jobId }, body }),
    onSuccess,
  });
  const discard = useMutation({
    mutationFn: () => call(parsedResumeDiscard, { params: { jobId } }),
    onSuccess,
  });
  const error = save.error ?? discard.error;
  const askAndDiscard = async () => {
    if (await popup.confirm('Discard this resume and everything read from it?', 'Discard')) discard.mutate();
  };
  return {
    save: (values: ResumeValues) => save.mutate(values),
    discard: () => void askAndDiscard(),
    isBusy: save.isPending || discard.isPending,
    failure: error && failureMessage(error, 'It could not be saved. Please try again.'),
  };
}

const FORM_NAME = 'What was read';

interface FormProps {
  reading: ResponseOf<typeof parsedResume>;
  /** Starts at the first value to check. */
  takesFocus: boolean;
  onDone: () => void;
}

/** The parsed values, editable, next to the text they were read from. */
function ReviewForm({ reading, takesFocus, onDone }: FormProps) {
  const { jobId, text, parsed, owner, notes, pieces } = reading;
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>(() => draftOf(parsed));
  const [problems, setProblems] = useState<DraftProblems>({});
  const [hovered, hover] = useState('');
  const [focused, focus] = useState('');
  const { save, discard, isBusy, failure } = useReview(jobId, onDone);
  const places = useMemo(() => readingsOf(parsed), [parsed]);
  const shown = useMemo(
    () => ({ readings: new Map(places.map((place) => [place.key, place])), hover, focus }),
    [places],
  );
  useCommands([
    {
      name: 'Next value to check',
      keys: ['F8'],
      alsoInFieldsOf: `form[aria-label="${FORM_NAME}"]`,
      run: () => form.current !== null && focusNextUnsure(form.current),
    },
  ]);
  useEffect(() => {
    if (takesFocus && form.current) focusNextUnsure(form.current);
  }, [takesFocus]);
  const toCheck = places.filter(({ confidence }) => confidence < SURE).length;
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
          : 'No known candidate has this email or phone number: it becomes a new one.'}
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <div className={styles.columns}>
        <ShownContext value={shown}>
          <form
            ref={form}
            className={styles.form}
            onSubmit={submit}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
            }}
            noValidate
            aria-label={FORM_NAME}
          >
            <p className={styles.hint}>
              {toCheck === 0 ? 'All values were read with confidence.' : `${howMany(toCheck, 'value')} to check: `}
              {toCheck > 0 && (
                <>
                  <kbd>F8</kbd> goes to the next, <kbd>Ctrl</kbd> <kbd>Enter</kbd> saves.
                </>
              )}
            </p>
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
        <ResumeSource {...{ jobId, text, pieces, places }} active={hovered || focused} />
      </div>
    </>
  );
}

interface Props {
  jobId: string;
  fileName: string;
  takesFocus: boolean;
  /** Saved or discarded. */
  onDone: () => void;
}

/** One resume's values next to its pages or text. */
export function Review({ jobId, fileName, takesFocus, onDone }: Props) {
  const reading = useQuery({
    queryKey: ['parsed-resume', jobId],
    queryFn: ({ signal }) => call(parsedResume, { params: { jobId } }, { signal }),
    // it never changes, and a refetch would discard corrections
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section className={styles.review} aria-label={`Check ${fileName}`}>
      <h2>{fileName}</h2>
      {reading.isPending && <Skeleton height={640} />}
      <LoadFailure load={reading} fallback="The resume could not be fetched." />
      {reading.data && <ReviewForm reading={reading.data} takesFocus={takesFocus} onDone={onDone} />}
    </section>
  );
}
