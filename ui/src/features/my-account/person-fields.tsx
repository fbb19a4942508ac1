import { Checkbox, TextInput } from '@mantine/core';
import { genders, latestBirth, maritalStatuses, type Personals } from '#api/profile/contract/personals.ts';
import { capital } from '#ui/lib/capital.ts';
import { requiredField } from '#ui/lib/required-field.ts';
import { Choice } from './choice.tsx';
import styles from './my-account.module.css';
import type { SectionForm } from './use-section-form.ts';

const choices = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, capital(value)]));

/** Who it is and how to reach them. */
export function PersonFields({ form }: { form: SectionForm<Personals> }) {
  const { isDisabled } = form.values.disability;
  return (
    <div className={styles.fields}>
      <TextInput label="First Name" {...requiredField} {...form.text('firstName')} maxLength={100} />
      <TextInput label="Middle Name" {...form.text('middleName')} maxLength={100} />
      <TextInput label="Last Name" {...requiredField} {...form.text('lastName')} maxLength={100} />
      <TextInput label="Full Name" {...requiredField} {...form.text('applicantName')} maxLength={200} />
      <TextInput label="Email" type="email" {...requiredField} {...form.text('emailAddress')} maxLength={254} />
      <TextInput label="Alternate Email" type="email" {...form.text('alternateEmailAddress')} maxLength={254} />
      <PhoneField form={form} of="phoneNumber" label="Phone" required />
      <PhoneField form={form} of="alternatePhoneNumber" label="Alternate Phone" />
      <TextInput
        label="Date of Birth"
        type="date"
        min="1900-01-01"
        max={latestBirth(new Date())}
        {...requiredField}
        {...form.text('dateOfBirth')}
      />
      <Choice form={form} path="gender" label="Gender" required choices={choices(genders)} />
      <Choice form={form} path="maritalStatus" label="Marital Status" required choices={choices(maritalStatuses)} />
      <div className={styles.check}>
        <Checkbox
          label="Person with a disability"
          checked={isDisabled}
          onChange={(event) => form.set('disability.isDisabled', event.currentTarget.checked)}
        />
        {isDisabled && (
          <TextInput
            label="Description of the disability"
            {...requiredField}
            {...form.text('disability.desc')}
            maxLength={500}
          />
        )}
      </div>
    </div>
  );
}

function PhoneField(props: {
  form: SectionForm<Personals>;
  of: 'phoneNumber' | 'alternatePhoneNumber';
  label: string;
  required?: boolean;
}) {
  const { form, of, label } = props;
  const asked = props.required ? requiredField : {};
  return (
    <div className={styles.phone}>
      <TextInput
        label="Code"
        aria-label={`${label} country code`}
        inputMode="numeric"
        maxLength={3}
        {...asked}
        {...form.text(`${of}.countryCode`)}
      />
      <TextInput
        label={label}
        type="tel"
        inputMode="numeric"
        maxLength={15}
        {...asked}
        {...form.text(`${of}.number`)}
      />
    </div>
  );
}
