import { type ChoiceFieldName, forChoices, isRequiredChoice, valueLabels } from '#domain/choice-fields.ts';
import { type Form, ruled, wireText } from './rules.ts';

export const REQUIRED = 'This field is Required!';
const LONGEST_VALUE = 20;

/** The value must be a key of the table. */
export const among = (values: object): Form => [(text) => Object.hasOwn(values, text), 'Choose one of the list!'];

/** The wire fields of a form's choice fields. */
export const wireChoices = <Name extends ChoiceFieldName>(names: readonly Name[]) =>
  forChoices(names, () => wireText(LONGEST_VALUE));

/** Their rules. */
export const choiceRules = <Name extends ChoiceFieldName>(names: readonly Name[]) =>
  forChoices(names, (name) =>
    ruled({ ...(isRequiredChoice(name) && { required: REQUIRED }), forms: [among(valueLabels(name))] }),
  );

/** Their form values; '' for none. */
export const choiceFormValues = <Name extends ChoiceFieldName>(
  names: readonly Name[],
  profile: Readonly<Record<Name, string | null>>,
) => forChoices(names, (name) => profile[name] ?? '');
