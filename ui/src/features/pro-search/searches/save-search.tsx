import { Button, Popover } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import { savedSearchCreate } from '#api/saved-searches/contract.ts';
import { NameForm } from '#ui/components/name-form.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { type FilterState, filterRequest } from '#ui/features/pro-search/filter-state.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { savedSearchesQuery } from './search-queries.ts';

/** Saves the search on the screen under a name. `onAlert` leads to where one is told of the new one's matches. */
export function SaveSearch({ sent, onAlert }: { sent: FilterState; onAlert: (id: string) => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const [opened, setOpened] = useState(false);
  const save = useMutation({
    mutationFn: (name: string) => call(savedSearchCreate, { body: { name, filter: filterRequest(sent) } }),
    onSuccess: ({ message, search }) => {
      setOpened(false);
      toast(message, 'plain', { label: 'Set an alert', run: () => onAlert(search._id) });
      void client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
    },
  });
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
        <NameForm
          label="Name of the search"
          button="Save"
          isBusy={save.isPending}
          error={save.error && failureMessage(save.error, 'Could not save. Please try again.')}
          onSubmit={(name) => save.mutate(name)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
