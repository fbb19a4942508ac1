import { Button, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { keepFocus } from '#ui/lib/keep-focus.ts';
import { useLeaveGuard } from '#ui/lib/use-leave-guard.ts';
import { JobFields } from './job-fields.tsx';
import styles from './job-form.module.css';
import type { JobValues } from './job-values.ts';
import { type JobToSend, useJobForm } from './use-job-form.ts';

interface JobFormProps {
  heading: string;
  note?: ReactNode;
  initial: JobValues;
  isLive: boolean;
  liveLabel: string;
  liveHint: string;
  submitLabel: string;
  isBusy: boolean;
  /** Sends what was typed; `leave` goes to a page without asking about unsaved changes. */
  onSend: (job: JobToSend, isLive: boolean, leave: (path: string) => void) => void;
}

/** The one form for creating and updating a job. */
export function JobForm(props: JobFormProps) {
  const form = useJobForm(props.initial, props.isLive);
  const navigate = useNavigate();
  const mayLeave = useLeaveGuard(form.isDirty);
  const leave = (path: string) => {
    mayLeave();
    void navigate(path);
  };
  return (
    <div className={styles.page}>
      <h1>{props.heading}</h1>
      {props.note}
      <form
        className={styles.form}
        noValidate
        aria-label={props.heading}
        onSubmit={(event) =>
          form.submit(event, (job) => {
            if (!props.isBusy) props.onSend(job, form.live, leave);
          })
        }
      >
        <JobFields form={form} />
        <div className={styles.foot}>
          <Switch
            className={styles.live}
            label={props.liveLabel}
            description={props.liveHint}
            checked={form.live}
            onMouseDown={keepFocus}
            onChange={(event) => form.setLive(event.currentTarget.checked)}
          />
          <Button variant="default" onMouseDown={keepFocus} onClick={() => void navigate('/')}>
            Close
          </Button>
          <Button type="submit" onMouseDown={keepFocus} loading={props.isBusy}>
            {props.submitLabel}
          </Button>
        </div>
      </form>
    </div>
  );
}
