import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#api/contract/call.ts';
import { shortlistCreate } from '#api/contract/shortlist-create.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { SHORTLISTS_KEY } from '#ui/lib/shortlist-queries.ts';
import styles from './shortlists.module.css';

export function NewList({ onCreated }: { onCreated: (id: string) => void }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const create = useMutation({
    mutationFn: () => call(shortlistCreate, { body: { name } }),
    onSuccess: async ({ shortlist }) => {
      setName('');
      await client.invalidateQueries({ queryKey: SHORTLISTS_KEY });
      onCreated(shortlist._id);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() && !create.isPending) create.mutate();
  };
  return (
    <form className={styles.new} onSubmit={submit}>
      <TextInput
        size="xs"
        flex={1}
        aria-label="New list"
        placeholder="New list"
        maxLength={80}
        value={name}
        error={create.error && failureMessage(create.error, 'Could not create the list. Please try again.')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button size="xs" type="submit" variant="default" disabled={!name.trim()} loading={create.isPending}>
        Create
      </Button>
    </form>
  );
}
