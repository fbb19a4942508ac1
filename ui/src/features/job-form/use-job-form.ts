import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { todayInIndia } from '#domain/day-in-india.ts';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { pathProblems } from '#ui/lib/path-problems.ts';
import { useVisitedFields } from '#ui/lib/use-visited-fields.ts';
import { type JobValues, jobSchema } from './job-values.ts';

export type JobToSend = z.output<ReturnType<typeof jobSchema>>;

/** The form's state: its values, and the errors of the fields that were left or submitted. */
export function useJobForm(initial: JobValues, isLive: boolean) {
  const [values, setValues] = useState(initial);
  const [live, setLive] = useState(isLive);
  const { leave, submitted, sayable } = useVisitedFields();
  const schema = jobSchema(todayInIndia(new Date()));
  const problems = sayable(pathProblems(schema, values));
  const latest = useRef(values);
  latest.current = values;
  return {
    values,
    live,
    setLive,
    isDirty: live !== isLive || JSON.stringify(values) !== JSON.stringify(initial),
    set: (more: Partial<JobValues>) => setValues((before) => ({ ...before, ...more })),
    /** The error of the field at that path, once it was left or the form submitted. */
    problem: (path: string) => problems[path],
    leave,
    /** Passes the values on if they are valid; otherwise shows the errors and focuses the first. */
    submit: (event: FormEvent<HTMLFormElement>, send: (job: JobToSend) => void) => {
      event.preventDefault();
      const form = event.currentTarget;
      flushSync(() => {
        leaveField(form);
        submitted();
      });
      const parsed = schema.safeParse(latest.current);
      if (parsed.success) send(parsed.data);
      else focusFirstProblem(form);
    },
  };
}

export type JobFormState = ReturnType<typeof useJobForm>;

/** Text left in a list's field is added on blur; the focus returns to the field. */
function leaveField(form: HTMLFormElement): void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !form.contains(active)) return;
  active.blur();
  active.focus({ preventScroll: true });
}
