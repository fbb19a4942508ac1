import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { SavedSearch } from '#api/contract/saved-search-shape.ts';
import styles from './searches.module.css';

export interface SearchEdit {
  search: SavedSearch;
  busy: boolean;
  onSave: (change: { name: string }) => void;
  onCancel: () => void;
}

export function RenameSearch({ search, busy, onSave, onCancel }: SearchEdit) {
  const [name, setName] = useState(search.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() && !busy) onSave({ name });
  };
  return (
    <form className={styles.edit} onSubmit={submit}>
      <TextInput
        size="xs"
        aria-label="New name"
        data-autofocus
        autoFocus
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="compact-sm" type="submit" disabled={!name.trim()} loading={busy}>
          Save name
        </Button>
      </div>
    </form>
  );
}
