import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import type { ListEntry } from './draft.ts';
import { ShownContext, unsureMark, useShow } from './field-frame.tsx';
import styles from './resume-parser.module.css';

interface Props {
  label: string;
  /** The singular name: 'skill'. */
  one: string;
  entries: readonly ListEntry[];
  problem: string | undefined;
  onChange: (entries: ListEntry[]) => void;
}

/** Short texts read from the resume, each with its place and confidence; editable by adding and removing. */
export function ChipsField({ label, one, entries, problem, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const text = typed.trim();
    const known = entries.some((entry) => entry.text.toLowerCase() === text.toLowerCase());
    if (text !== '' && !known) onChange([...entries, { key: `added ${text}`, text }]);
    setTyped('');
  };
  return (
    <fieldset className={styles.chips}>
      <legend>{label}</legend>
      <ul aria-label={label}>
        {entries.map((entry) => (
          <Chip
            key={entry.key}
            name={entry.key}
            text={entry.text}
            onRemove={() => onChange(entries.filter((other) => other !== entry))}
          />
        ))}
      </ul>
      <div className={styles.add}>
        <TextInput
          size="xs"
          aria-label={`Add a ${one}`}
          placeholder={`Add a ${one}`}
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button size="xs" variant="default" onClick={add} aria-label={`Add this ${one}`}>
          Add
        </Button>
      </div>
    </fieldset>
  );
}

function Chip({ name, text, onRemove }: { name: string; text: string; onRemove: () => void }) {
  const { readings } = useContext(ShownContext);
  const reading = readings.get(name);
  const confidence = reading?.confidence;
  const sure = confidence === undefined ? 'added by hand' : `${Math.round(confidence * 100)}% sure`;
  return (
    <li
      className={styles.chip}
      title={sure}
      data-weak={(confidence ?? 1) < 0.6 || undefined}
      {...unsureMark(reading)}
      {...useShow(name)}
    >
      {text}
      <button type="button" aria-label={`Remove ${text}, ${sure}`} onClick={onRemove}>
        <IconX size={12} aria-hidden="true" />
      </button>
    </li>
  );
}
