import { Button, Popover, TextInput } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#api/contract/call.ts';
import { savedSearchCreate } from '#api/contract/saved-search-create.ts';
import { useToast } from '#ui/components/toasts.tsx';
import { type FilterState, filterRequest } from '#ui/features/pro-search/filter-state.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { savedSearchesQuery } from './search-queries.ts';
import styles from './searches.module.css';

/** Saves the search on the screen under a name. `onAlert` leads to where one is told of new matches. */
export function SaveSearch({ sent, onAlert }: { sent: FilterState; onAlert: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  const save = useMutation({
    mutationFn: () => call(savedSearchCreate, { body: { name, filter: filterRequest(sent) } }),
    onSuccess: ({ message }) => {
      setOpened(false);
      setName('');
      toast(message, 'plain', { label: 'Set an alert', run: onAlert });
      void client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() && !save.isPending) save.mutate();
  };
  return (
    <Popover opened={opened} onChange={setOpened} width={300} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconBookmark size={14} />}
          onClick={() => {
            save.reset();
            setOpened(!opened);
          }}
        >
          Save
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Save this search">
        <form className={styles.inline} onSubmit={submit}>
          <TextInput
            size="xs"
            flex={1}
            aria-label="Name of the search"
            placeholder="Name of the search"
            maxLength={80}
            value={name}
            error={save.error && failureMessage(save.error, 'Could not save. Please try again.')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button size="xs" type="submit" disabled={!name.trim()} loading={save.isPending}>
            Save
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
