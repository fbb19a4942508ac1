import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { employmentTypes, JOB_LIMITS, locationTypes } from '#api/jobs/contract.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import { SuggestingTextInput } from '#ui/components/terms/suggesting-text-input.tsx';
import { keepFocus } from '#ui/lib/focus.ts';
import { employmentNames, workplaceNames } from '#ui/lib/format-job.ts';
import { requiredField } from '#ui/lib/required-field.ts';
import { useLeaveGuard } from '#ui/lib/use-leave-guard.ts';
import styles from './job-form.module.css';
import { isAmountSoFar, type JobValues } from './job-values.ts';
import { TextListField } from './text-list-field.tsx';
import { type JobFormState, type JobToSend, useJobForm } from './use-job-form.ts';

const choices = <Value extends string>(values: readonly Value[], names: Record<Value, string>) => [
  { value: '', label: 'Select', disabled: true },
  ...values.map((value) => ({ value, label: names[value] })),
];

/** All fields of a job except the live switch; each shows its error once it was left. */
function JobFields({ form }: { form: JobFormState }) {
  const { values, set, problem, leave } = form;
  const field = (path: string) => ({ error: problem(path), onBlur: () => leave(path), ...requiredField });
  const setCity = (city: string) => set({ location: { ...values.location, city } });
  const amount = (group: 'experience' | 'salary', end: 'min' | 'max') => ({
    ...field(`${group}.${end}`),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: values[group][end],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      if (isAmountSoFar(value)) set({ [group]: { ...values[group], [end]: value } });
    },
  });
  return (
    <>
      <SuggestingTextInput
        label="Title"
        {...field('title')}
        source="designation"
        maxLength={JOB_LIMITS.title}
        value={values.title}
        onText={(title) => set({ title })}
        onChoose={(title) => set({ title })}
      />
      <Textarea
        label="Description"
        {...field('description')}
        autosize
        minRows={5}
        maxRows={16}
        maxLength={JOB_LIMITS.description}
        value={values.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <TextListField
        label="Skills"
        entry="skill"
        placeholder="Java, then Enter"
        suggests="skills"
        maxLength={JOB_LIMITS.skill}
        entries={values.skills}
        error={problem('skills')}
        onChange={(skills) => set({ skills })}
        onLeave={() => leave('skills')}
      />
      <TextListField
        label="Requirements"
        entry="requirement"
        placeholder="What one must bring, then Enter"
        rows
        maxLength={JOB_LIMITS.requirement}
        entries={values.requirements}
        error={problem('requirements')}
        onChange={(requirements) => set({ requirements })}
        onLeave={() => leave('requirements')}
      />
      <div className={styles.pair}>
        <TextInput label="Min experience (years)" {...amount('experience', 'min')} />
        <TextInput label="Max experience (years)" {...amount('experience', 'max')} />
        <TextInput label="Min salary (₹ LPA)" {...amount('salary', 'min')} />
        <TextInput label="Max salary (₹ LPA)" {...amount('salary', 'max')} />
        <NativeSelect
          label="Location type"
          {...field('location.type')}
          data={choices(locationTypes, workplaceNames)}
          value={values.location.type}
          onChange={(event) => set({ location: { ...values.location, type: event.currentTarget.value } })}
        />
        {values.location.type === 'onsite' && (
          <SuggestingTextInput
            label="City"
            {...field('location.city')}
            source="city"
            maxLength={200}
            value={values.location.city}
            onText={setCity}
            onChoose={setCity}
          />
        )}
      </div>
      <div className={styles.pair}>
        <TextInput
          label="Industry"
          {...field('industry')}
          autoComplete="off"
          maxLength={200}
          value={values.industry}
          onChange={(event) => set({ industry: event.currentTarget.value })}
        />
        <NativeSelect
          label="Employment type"
          {...field('employmentType')}
          data={choices(employmentTypes, employmentNames)}
          value={values.employmentType}
          onChange={(event) => set({ employmentType: event.currentTarget.value })}
        />
        <TextInput
          label="Deadline"
          type="date"
          {...field('deadline')}
          min={todayInIndia(new Date())}
          max="2100-12-31"
          value={values.deadline}
          onChange={(event) => set({ deadline: event.currentTarget.value })}
        />
      </div>
    </>
  );
}

interface JobFormProps {
  heading: string;
  note?: ReactNode;
  initial: JobValues;
  isLive: boolean;
  liveLabel: string;
  liveHint: string;
  submitLabel: string;
  isBusy: boolean;
  /** Sends the values; `leave` navigates without asking about unsaved changes. */
  onSend: (job: JobToSend, isLive: boolean, leave: (path: string) => void) => void;
}

/** The form for creating and updating a job. */
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
