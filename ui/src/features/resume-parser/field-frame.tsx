import { Textarea, TextInput } from '@mantine/core';
import { createContext, type MouseEvent, type ReactNode, useContext, useId } from 'react';
import styles from './resume-parser.module.css';
import { type FieldReading, SURE } from './text-runs.ts';

interface Shown {
  readings: ReadonlyMap<string, FieldReading>;
  /** Highlights in the text where these fields were read while they are hovered; '' highlights the focused field. */
  hover: (key: string) => void;
  focus: (key: string) => void;
}

const nothing = () => undefined;
export const ShownContext = createContext<Shown>({ readings: new Map(), hover: nothing, focus: nothing });

/** Handlers for a field's element: hover or focus highlights where the field was read. */
export function useShow(key: string) {
  const { hover, focus } = useContext(ShownContext);
  return {
    onMouseMove: ({ movementX, movementY }: MouseEvent) => {
      // without movement, the page has scrolled under a still pointer
      if (movementX !== 0 || movementY !== 0) hover(key);
    },
    onMouseLeave: () => hover(''),
    onFocus: () => {
      hover('');
      focus(key);
    },
  };
}

/** A field's confidence in words and colour, also if the field wasn't read at all. */
function Confidence({ of }: { of: string }) {
  const { readings } = useContext(ShownContext);
  const reading = readings.get(of);
  if (!reading) return <span className={styles.confidence}>not read</span>;
  const level = reading.confidence >= SURE ? 'sure' : reading.confidence >= 0.6 ? 'fair' : 'weak';
  return (
    <span className={styles.confidence} data-level={level}>
      {Math.round(reading.confidence * 100)}% sure
    </span>
  );
}

/** Marks a field's element for focusNextUnsure, if what was read needs to be checked. */
export const unsureMark = (reading: FieldReading | undefined) => ({
  'data-unsure': (reading !== undefined && reading.confidence < SURE) || undefined,
});

/**
 * Moves the focus to the next field of the form that needs to be checked, after the focused one and around the end.
 * Returns whether there is one.
 */
export function focusNextUnsure(form: HTMLElement): boolean {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-unsure]')];
  const at = document.activeElement;
  const isAfter = (field: HTMLElement) =>
    at !== null && (at.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = fields.find((field) => isAfter(field) && !field.contains(at)) ?? fields[0];
  next?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  return next !== undefined;
}

/** A field with its confidence next to the label. */
export function FieldFrame(props: { name: string; label: ReactNode; className?: string; children: ReactNode }) {
  const { readings } = useContext(ShownContext);
  return (
    <div className={props.className} {...unsureMark(readings.get(props.name))} {...useShow(props.name)}>
      <div className={styles.label}>
        {props.label}
        <Confidence of={props.name} />
      </div>
      {props.children}
    </div>
  );
}

interface Props {
  /** The field's key among the readings. */
  name: string;
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  prose?: boolean;
}

/** A single text that was read. */
export function LineField({ name, label, value, problem, onChange, prose }: Props) {
  const id = useId();
  const shared = { id, value, error: problem, size: 'xs' as const };
  return (
    <FieldFrame name={name} label={<label htmlFor={id}>{label}</label>}>
      {prose ? (
        <Textarea {...shared} autosize minRows={2} maxRows={6} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextInput {...shared} onChange={(event) => onChange(event.target.value)} />
      )}
    </FieldFrame>
  );
}
