import { Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import {
  MOST_PREFERRED,
  PREFERENCES_BLOCKED_MESSAGE,
  type Preferences,
  preferencesOf,
  preferencesRules,
  RESUME_REQUIRED_MESSAGE,
} from '#api/profile/contract/preferences.ts';
import { formChoices } from '#domain/choice-fields.ts';
import { noticeNames } from '#domain/notice-periods.ts';
import type { SectionRequest } from '#ui/features/my-account/completion/missing-note.tsx';
import { Choice, ChoiceFields } from '#ui/features/my-account/form/choice.tsx';
import { Panel, PanelForm } from '#ui/features/my-account/form/panel.tsx';
import { useUnsaved } from '#ui/features/my-account/form/unsaved.tsx';
import { savePreferences, useSave } from '#ui/features/my-account/form/use-save.ts';
import { type SectionForm, useSectionForm } from '#ui/features/my-account/form/use-section-form.ts';
import styles from '#ui/features/my-account/my-account.module.css';
import { CITY_TYPED_FOR_MS, LEAST_OF_A_CITY, placesQuery } from '#ui/lib/places-query.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { requiredField } from '#ui/lib/required-field.ts';
import { ResumeField } from './resume-field.tsx';

/** Preferred places, free text; suggests known cities while the user types. */
function PlacesField(props: ComponentProps<typeof TagsInput>) {
  const [typed, setTyped] = useState('');
  const [debounced] = useDebouncedValue(typed.trim(), CITY_TYPED_FOR_MS);
  const { data } = useQuery(placesQuery(debounced));
  return (
    <TagsInput
      {...props}
      data={typed.trim().length >= LEAST_OF_A_CITY ? (data?.cities ?? []) : []}
      // suggestions match alternative names: "Bangalore" offers Bengaluru
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
    />
  );
}

/** Valid input: one or two digits; amounts also allow one decimal. */
const DIGITS = /^\d{0,2}$/;
const AMOUNT = /^\d{0,2}(\.\d?)?$/;

export function PreferencesForm(props: {
  candidate: CandidateProfile;
  version: string | undefined;
  openRequest: SectionRequest | null;
  onClose: () => void;
}) {
  const { candidate } = props;
  const popup = usePopup();
  // the initial values: later saves in other tabs must not replace them
  const [{ stored, version }] = useState(() => ({ stored: preferencesOf(candidate), version: props.version }));
  const [resume, setResume] = useState<File | null>(null);
  const lacks: Record<string, string> = candidate.resumeAvailable || resume ? {} : { resume: RESUME_REQUIRED_MESSAGE };
  const form = useSectionForm(preferencesRules, stored, stored, lacks);
  const { busy, save } = useSave('Something went wrong.');
  const mayClose = useUnsaved(form.dirty || resume !== null);
  const submit = async () => {
    const right = form.check();
    if (!right) {
      await popup.alert(PREFERENCES_BLOCKED_MESSAGE);
      return false;
    }
    const saved = await save((given) => savePreferences(form.values, resume, given), version);
    if (saved) props.onClose();
    return saved;
  };
  return (
    <Panel title="Careers & Preferences">
      <PanelForm
        busy={busy}
        openRequest={props.openRequest}
        onSave={submit}
        onClose={() => void mayClose().then((may) => may && props.onClose())}
      >
        <CareerFields form={form} />
        <Textarea
          label="Profile Summary"
          {...requiredField}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={5_000}
          {...form.text('profileSummary')}
        />
        <ResumeField candidate={candidate} resume={resume} onChoose={setResume} problem={form.problems.resume} />
      </PanelForm>
    </Panel>
  );
}

function CareerFields({ form }: { form: SectionForm<Preferences> }) {
  const serving = form.values.noticePeriod === 'serving';
  const figure = (path: string, typed: RegExp) => {
    const { onChange, ...field } = form.text(path);
    return {
      ...field,
      inputMode: 'decimal' as const,
      // an imported number in another format can still be shortened
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value } = event.currentTarget;
        if (typed.test(value) || value.length < field.value.length) onChange(event);
      },
    };
  };
  return (
    <div className={styles.fields}>
      <TextInput
        label="Experience (years)"
        placeholder="0 for a first job"
        {...requiredField}
        {...figure('experience.year', DIGITS)}
      />
      <TextInput label="Experience (months)" {...requiredField} {...figure('experience.month', DIGITS)} />
      <TextInput
        label="Current CTC (LPA)"
        placeholder="0 where there is none"
        {...requiredField}
        {...figure('currentCTC.amount', AMOUNT)}
      />
      <TextInput label="Expected CTC (LPA)" {...requiredField} {...figure('expectedCTC.amount', AMOUNT)} />
      <ChoiceFields form={form} names={formChoices.preferences} />
      <Choice form={form} path="noticePeriod" label="Notice Period" required choices={noticeNames} />
      <Choice
        form={form}
        path="negotiableNoticePeriod"
        label="Negotiable Notice Period"
        required
        choices={noticeNames}
      />
      {serving && (
        <>
          <TextInput
            label="Notice Period Serving Date"
            type="date"
            {...requiredField}
            {...form.text('noticePeriodServingDate')}
          />
          <TextInput label="Last Working Day" type="date" {...requiredField} {...form.text('lwd')} />
        </>
      )}
      <Switch
        className={styles.switch}
        label="Willing to relocate"
        checked={form.values.relocation}
        onChange={(event) => form.set('relocation', event.currentTarget.checked)}
      />
      <ListField form={form} path="preferredJob" label="Preferred Jobs" />
      <ListField form={form} path="preferredLocation" label="Preferred Locations" />
    </div>
  );
}

function ListField(props: {
  form: SectionForm<Preferences>;
  path: 'preferredJob' | 'preferredLocation';
  label: string;
}) {
  const { form, path } = props;
  const problem = Object.entries(form.problems).find(([field]) => field === path || field.startsWith(`${path}.`));
  const { onBlur } = form.text(path);
  const Field = path === 'preferredLocation' ? PlacesField : TagsInput;
  return (
    <Field
      label={props.label}
      description="Enter adds one"
      {...requiredField}
      maxTags={MOST_PREFERRED}
      acceptValueOnBlur
      value={form.values[path]}
      error={problem?.[1]}
      onBlur={onBlur}
      onChange={(list) => form.set(path, list)}
    />
  );
}
