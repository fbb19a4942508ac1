import { NativeSelect } from '@mantine/core';
import { formLabel } from '#domain/candidate-field-display.ts';
import { type ChoiceFieldName, isRequiredChoice, valueLabels } from '#domain/choice-fields.ts';
import type { SectionForm } from './use-section-form.ts';

/** A select; a stored value that isn't in the list can be kept. */
export function Choice<Values extends object>(props: {
  form: SectionForm<Values>;
  path: string;
  label: string;
  /** value → label */
  choices: Readonly<Record<string, string>>;
  required?: boolean;
  disabled?: boolean;
  onChoose?: (value: string) => void;
}) {
  const { form, path, choices } = props;
  const { onChange, ...field } = form.text(path);
  const known = field.value === '' || Object.hasOwn(choices, field.value);
  const data = [
    { value: '', label: 'Select' },
    ...(known ? [] : [{ value: field.value, label: field.value }]),
    ...Object.entries(choices).map(([value, label]) => ({ value, label })),
  ];
  return (
    <NativeSelect
      label={props.label}
      withAsterisk={props.required ?? false}
      aria-required={props.required ?? false}
      disabled={props.disabled ?? false}
      data={data}
      {...field}
      onChange={(event) => (props.onChoose ?? ((value: string) => form.set(path, value)))(event.currentTarget.value)}
    />
  );
}

/** A select for each choice field. */
export const ChoiceFields = <Values extends object>(props: {
  form: SectionForm<Values>;
  names: readonly (ChoiceFieldName & keyof Values)[];
}) =>
  props.names.map((name) => (
    <Choice
      key={name}
      form={props.form}
      path={name}
      label={formLabel(name)}
      required={isRequiredChoice(name)}
      choices={valueLabels(name)}
    />
  ));
