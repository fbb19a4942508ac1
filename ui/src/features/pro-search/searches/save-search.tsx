import { Button, Checkbox, Popover } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import { type SavedSearch, savedSearchChange, savedSearchCreate } from '#api/saved-searches/contract.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { NameForm } from '#ui/components/name-form.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { addressOf } from '#ui/features/pro-search/filters/filter-address.ts';
import { filterRequest } from '#ui/features/pro-search/filters/filter-state.ts';
import { useCommands } from '#ui/lib/commands.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { savedSearchesQuery } from './search-queries.ts';
import styles from './searches.module.css';
import { stateOfFilter } from './state-of-filter.ts';

interface SaveSearchProps {
  sent: FilterState;
  /** The `_id` of the saved search that was run last. */
  opened: string | null;
  onSaved: (id: string) => void;
  /** Opens the alert setting of the new search. */
  onAlert: (id: string) => void;
}

/** Saves the search on the screen under a name, or in the place of the saved search from which it was made. */
export function SaveSearch({ sent, opened, onSaved, onAlert }: SaveSearchProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [withAlert, setWithAlert] = useState(false);
  const save = useMutation({
    mutationFn: async (name: string) => {
      const saved = await call(savedSearchCreate, { body: { name, filter: filterRequest(sent) } });
      if (!withAlert) return saved;
      try {
        return await call(savedSearchChange, { params: { id: saved.search._id }, body: { alert: 'daily' } });
      } catch (error) {
        // the search is saved: too many candidates for an alert, for instance
        toast((error as Error).message, 'error');
        return saved;
      }
    },
    onSuccess: ({ message, search }) => {
      setOpen(false);
      setWithAlert(false);
      onSaved(search._id);
      void client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
      if (search.alert !== 'off') return toast(`“${search.name}” is saved; new matches are reported daily.`);
      toast(message, 'plain', { label: 'Set an alert', run: () => onAlert(search._id) });
    },
  });
  const origin = useOrigin(opened, sent);
  useCommands([{ name: 'Save this search', run: () => setOpen(true) }]);
  return (
    <Popover opened={isOpen} onChange={setOpen} width={300} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconBookmark size={14} />}
          onClick={() => {
            save.reset();
            setOpen(!isOpen);
          }}
        >
          Save
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Save this search">
        {origin && <UpdateSearch search={origin} sent={sent} onDone={() => setOpen(false)} />}
        <NameForm
          label="Name of the search"
          button="Save"
          isBusy={save.isPending}
          error={save.error && failureMessage(save.error, 'Could not save. Please try again.')}
          onSubmit={(name) => save.mutate(name)}
        />
        <Checkbox
          mt="xs"
          size="xs"
          label="Report new matches daily"
          checked={withAlert}
          onChange={(event) => setWithAlert(event.currentTarget.checked)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The account's own saved search that was run last, if the search on the screen differs from it. */
function useOrigin(opened: string | null, sent: FilterState): SavedSearch | null {
  const { data } = useQuery({ ...savedSearchesQuery, enabled: opened !== null });
  const search = data?.find(({ _id, mine }) => _id === opened && mine);
  if (!search) return null;
  const asSaved = addressOf(stateOfFilter(search.filter, sent.itemsPerPage));
  return asSaved === addressOf({ ...sent, currentPage: 1 }) ? null : search;
}

/** Replaces the filter of a saved search by the one on the screen. */
function UpdateSearch({ search, sent, onDone }: { search: SavedSearch; sent: FilterState; onDone: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const update = useMutation({
    mutationFn: () => call(savedSearchChange, { params: { id: search._id }, body: { filter: filterRequest(sent) } }),
    onSuccess: () => {
      toast(`“${search.name}” is updated.`);
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  });
  return (
    <div className={styles.update}>
      <p>
        Changed since you opened <strong>{search.name}</strong>.
      </p>
      <Button size="xs" variant="default" fullWidth loading={update.isPending} onClick={() => update.mutate()}>
        Update this search
      </Button>
      {update.error && (
        <p className={styles.wrong} role="alert">
          {failureMessage(update.error, 'Could not update. Please try again.')}
        </p>
      )}
      <p>Or save it as another one:</p>
    </div>
  );
}
