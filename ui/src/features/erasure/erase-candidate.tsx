import { TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eraseCandidate } from '#api/erasure/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { forgetFetched } from '#ui/lib/session.tsx';
import { ErasePanel, useErase } from './erase-panel.tsx';

/** An admin's form to erase a person; requires typing the ID. */
export function EraseCandidate({ id, applicantID }: { id: string; applicantID: string }) {
  const [typed, setTyped] = useState('');
  const client = useQueryClient();
  const erase = useErase(
    (text: string) => call(eraseCandidate, { params: { id }, body: { applicantID: text } }),
    () => forgetFetched(client),
  );
  return (
    <ErasePanel
      title="Erasure"
      what="Takes this person out for good: profile, resumes, comments, applications, views, places on lists, the account, and their rows in imports’ reports. It cannot be undone."
      opener="Erase this person"
      icon={<IconTrash size={14} aria-hidden="true" />}
      isConfirmed={typed.trim().toUpperCase() === applicantID}
      isBusy={erase.isPending}
      onErase={() => erase.mutate(typed)}
    >
      <TextInput
        label={`Type ${applicantID} to confirm`}
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ErasePanel>
  );
}
