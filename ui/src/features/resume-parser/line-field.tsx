import { Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import { FieldFrame } from './field-frame.tsx';

interface Props {
  /** The field's key among the readings. */
  name: string;
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  prose?: boolean;
}

/** One text that was read. */
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
