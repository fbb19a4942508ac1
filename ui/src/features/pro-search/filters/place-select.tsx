import type { Choice } from './react-select-field.tsx';
import { SelectField } from './select-field.tsx';

const toPlace = (name: string): Choice => ({ value: name, label: name });
const LETTERS_SPACES_DOTS = /^[\p{L} .]*$/u;

/** One place of a list; disabled, it takes no room. */
export function PlaceSelect(props: {
  label: string;
  places: readonly string[];
  chosen: string;
  disabled: boolean;
  onChange: (name: string) => void;
}) {
  return (
    <div hidden={props.disabled}>
      <SelectField
        multi={false}
        label={props.label}
        placeholder={props.label}
        rule={LETTERS_SPACES_DOTS}
        options={props.places.map(toPlace)}
        disabled={props.disabled}
        chosen={props.chosen === '' ? [] : [toPlace(props.chosen)]}
        onChoose={([name]) => props.onChange(name ?? '')}
      />
    </div>
  );
}
