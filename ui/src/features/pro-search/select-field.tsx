import { type ComponentType, lazy, Suspense, useState } from 'react';
import styles from './select-field.module.css';

export interface Choice {
  value: string;
  label: string;
}

export interface SelectFieldProps {
  label: string;
  placeholder: string;
  multi: boolean;
  options: readonly Choice[];
  chosen: readonly Choice[];
  disabled?: boolean;
  /** What may be typed. */
  rule: RegExp;
  /** Text kept outside and options found for it elsewhere; without it the options are filtered by what is typed. */
  text?: string;
  onText?: (text: string) => void;
  loading?: boolean;
  noOptions?: string;
  /** At the panel's lower end the list opens upwards. */
  menuPlacement?: 'auto' | 'bottom';
  onChoose: (values: string[]) => void;
  onLeave?: () => void;
}

/** `typed`: what was entered while the real field was under way; null where nobody turned to it. `open`: by a click. */
type Field = ComponentType<SelectFieldProps & { typed: string | null; open: boolean }>;
const ReactSelectField: Field = lazy(() => import('./react-select-field.tsx'));

/** A choice of some of many. The list is fetched when somebody turns to the field; until then a plain one stands there. */
export function SelectField(props: SelectFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const plain = (
    <input
      type="text"
      role="combobox"
      aria-expanded={false}
      aria-label={props.label}
      className={styles.plain}
      placeholder={props.chosen.map((choice) => choice.label).join(', ') || props.placeholder}
      disabled={props.disabled}
      autoComplete="off"
      value={props.text ?? typed ?? ''}
      onPointerDown={() => setOpen(true)}
      onFocus={() => setTyped(typed ?? '')}
      onChange={(event) => {
        const text = event.target.value;
        if (!props.rule.test(text)) return;
        setTyped(text);
        props.onText?.(text);
      }}
    />
  );
  if (typed === null && props.chosen.length === 0 && !props.text) return plain;
  return (
    <Suspense fallback={plain}>
      <ReactSelectField {...props} typed={typed} open={open} />
    </Suspense>
  );
}
