import { Button, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#api/contract/call.ts';
import { eraseCandidate } from '#api/contract/erase-candidate.ts';
import { forgetFetched } from '#ui/lib/session.tsx';
import styles from './erasure.module.css';
import { useErase } from './use-erase.ts';

/** An admin's way to erase a person, behind the typed ID. */
export function EraseCandidate({ id, applicantID }: { id: string; applicantID: string }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const title = useId();
  const client = useQueryClient();
  const erase = useErase(
    (text: string) => call(eraseCandidate, { params: { id }, body: { applicantID: text } }),
    () => forgetFetched(client),
  );
  const matches = typed.trim().toUpperCase() === applicantID;
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title}>Erasure</h2>
      <p>
        Takes this person out for good: profile, resumes, comments, applications, views, places on lists, the account,
        and their rows in imports’ reports. It cannot be undone.
      </p>
      {open ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (matches) erase.mutate(typed);
          }}
        >
          <TextInput
            label={`Type ${applicantID} to confirm`}
            autoComplete="off"
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <div className={styles.buttons}>
            <Button type="submit" color="red" size="xs" disabled={!matches} loading={erase.isPending}>
              Erase for good
            </Button>
            <Button variant="default" size="xs" disabled={erase.isPending} onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.form}>
          <div className={styles.buttons}>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconTrash size={14} aria-hidden="true" />}
              onClick={() => setOpen(true)}
            >
              Erase this person
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
