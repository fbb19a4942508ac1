import { TextInput } from '@mantine/core';
import type { Personals } from '#api/profile/contract/personals.ts';
import { districtsOf, states } from '#domain/places/states.ts';
import { requiredField } from '#ui/lib/required-field.ts';
import { Choice } from './choice.tsx';
import styles from './my-account.module.css';
import type { SectionForm } from './use-section-form.ts';

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
const stateNames = named(states.map(({ name }) => name));

/** An address. In India state and district are chosen from their lists, elsewhere typed. */
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
