import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#api/contract/call.ts';
import { shortlistChange } from '#api/contract/shortlist-change.ts';
import type { SeenShortlist } from '#api/contract/shortlist-shape.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { SHORTLISTS_KEY } from '#ui/lib/shortlist-queries.ts';
import styles from './shortlists.module.css';

/** A list's name, which its owner can change, and how many are on it. */
export function ListName({ list }: { list: SeenShortlist }) {
  const client = useQueryClient();
  const [name, setName] = useState<string | null>(null);
  const rename = useMutation({
    mutationFn: (next: string) => call(shortlistChange, { params: { id: list._id }, body: { name: next } }),
    onSuccess: () => setName(null),
    onSettled: () => client.invalidateQueries({ queryKey: SHORTLISTS_KEY }),
  });
  if (name === null) {
    return (
      <>
        <h2>{list.name}</h2>
        <p role="status">{list.count === 1 ? '1 candidate' : `${list.count.toLocaleString('en-IN')} candidates`}</p>
        {list.mine && (
          <Button size="compact-sm" variant="subtle" onClick={() => setName(list.name)}>
            Rename
          </Button>
        )}
      </>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() && !rename.isPending) rename.mutate(name);
  };
  return (
    <form className={styles.new} onSubmit={submit}>
      <TextInput
        size="xs"
        aria-label="Name of the list"
        autoFocus
        maxLength={80}
        value={name}
        error={rename.error && failureMessage(rename.error, 'Could not rename the list. Please try again.')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button size="xs" type="submit" disabled={!name.trim()} loading={rename.isPending}>
        Save name
      </Button>
      <Button size="xs" variant="default" onClick={() => setName(null)}>
        Cancel
      </Button>
    </form>
  );
}
