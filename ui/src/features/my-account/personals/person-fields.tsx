import { Checkbox, TextInput } from '@mantine/core';
import { latestBirth, type Personals } from '#api/profile/contract/personals.ts';
import { formChoices } from '#domain/choice-fields.ts';
import { districtsOf, states } from '#domain/places/states.ts';
import { Choice, ChoiceFields } from '#ui/features/my-account/form/choice.tsx';
import type { SectionForm } from '#ui/features/my-account/form/use-section-form.ts';
import styles from '#ui/features/my-account/my-account.module.css';
import { requiredField } from '#ui/lib/required-field.ts';

/** Name, personal details and contacts. */
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
      <ChoiceFields form={form} names={formChoices.personals} />
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
  const required = props.required ? requiredField : {};
  return (
    <div className={styles.phone}>
      <TextInput
        label="Code"
        aria-label={`${label} country code`}
        inputMode="numeric"
        maxLength={3}
        {...required}
        {...form.text(`${of}.countryCode`)}
      />
      <TextInput
        label={label}
        type="tel"
        inputMode="numeric"
        maxLength={15}
        {...required}
        {...form.text(`${of}.number`)}
      />
    </div>
  );
}

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
const stateNames = named(states.map(({ name }) => name));

/** An address. For India, state and district are selected from lists; otherwise they are typed. */
export function AddressFields(props: {
  form: SectionForm<Personals>;
  of: 'presentAddress' | 'permanentAddress';
  disabled?: boolean;
}) {
  const { form, of } = props;
  const disabled = props.disabled ?? false;
  const { state, country } = form.values[of];
  const isIndia = country === '' || country.trim().toLowerCase() === 'india';
  const field = (name: string) => ({ ...form.text(`${of}.${name}`), disabled });
  return (
    <div className={styles.fields}>
      <TextInput label="Address Line 1" {...requiredField} {...field('addressLine1')} maxLength={500} />
      <TextInput label="Address Line 2" {...field('addressLine2')} maxLength={500} />
      <TextInput label="Country" {...requiredField} {...field('country')} maxLength={200} />
      {isIndia ? (
        <>
          <Choice
            form={form}
            path={`${of}.state`}
            label="State"
            required
            disabled={disabled}
            choices={stateNames}
            onChoose={(chosen) =>
              form.setAll({ ...form.values, [of]: { ...form.values[of], state: chosen, district: '' } })
            }
          />
          <Choice
            form={form}
            path={`${of}.district`}
            label="District"
            required
            disabled={disabled || state === ''}
            choices={named(districtsOf(state))}
          />
        </>
      ) : (
        <>
          <TextInput label="State" {...requiredField} {...field('state')} maxLength={200} />
          <TextInput label="District" {...requiredField} {...field('district')} maxLength={200} />
        </>
      )}
      <TextInput label="City" {...requiredField} {...field('city')} maxLength={200} />
      <TextInput label="Zip Code" inputMode="numeric" {...requiredField} {...field('zipCode')} maxLength={6} />
    </div>
  );
}
