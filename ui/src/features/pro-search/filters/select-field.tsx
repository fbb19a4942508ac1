import { type ComponentType, useState } from 'react';
import { useLazily } from '#ui/lib/use-lazily.ts';
import type { SelectFieldProps } from './react-select-field.tsx';
import styles from './select-field.module.css';

/** `typed`: the text entered while the real field loaded; null without focus. `open`: by a click. */
type Field = ComponentType<SelectFieldProps & { typed: string | null; open: boolean }>;
const loadField = async (): Promise<Field> => (await import('./react-select-field.tsx')).default;

/** A multi-select. Its code is loaded on focus; until then it is a plain field. */
export function SelectField(props: SelectFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  // the unused mode: its text is cleared, and switching back sets no focus
  if (props.disabled && (typed !== null || open)) {
    setTyped(null);
    setOpen(false);
  }
  const wanted = !props.disabled && (typed !== null || props.chosen.length > 0 || Boolean(props.text));
  const ReactSelectField = useLazily(loadField, wanted);
  if (ReactSelectField) return <ReactSelectField {...props} typed={typed} open={open} />;
  return (
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
      // the focus left before the real field was loaded, which must not take it back
      onBlur={() => setTyped(typed || null)}
      onChange={(event) => {
        const text = event.target.value;
        if (!props.rule.test(text)) return;
        setTyped(text);
        props.onText?.(text);
      }}
    />
  );
}
