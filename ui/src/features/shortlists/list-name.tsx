import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { type SeenShortlist, shortlistChange, shortlistCreate } from '#api/shortlists/contract.ts';
import { NameForm } from '#ui/components/name-form.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { howMany } from '#ui/lib/how-many.ts';
import { SHORTLISTS_KEY } from '#ui/lib/shortlist-queries.ts';
import { useEditing } from '#ui/lib/use-editing.ts';

/** A list's name, editable by its owner, and its number of candidates. */
export function ListName({ list }: { list: SeenShortlist }) {
  const client = useQueryClient();
  const { isEditing, open, close, opener } = useEditing();
  const rename = useMutation({
    mutationFn: (next: string) => call(shortlistChange, { params: { id: list._id }, body: { name: next } }),
    onSuccess: close,
    onSettled: () => client.invalidateQueries({ queryKey: SHORTLISTS_KEY }),
  });
  if (!isEditing) {
    return (
      <>
        <h2>{list.name}</h2>
        <p role="status">{howMany(list.count, 'candidate')}</p>
        {list.mine && (
          <Button ref={opener} size="compact-sm" variant="subtle" onClick={open}>
            Rename
          </Button>
        )}
      </>
    );
  }
  return (
    <NameForm
      label="Name of the list"
      initial={list.name}
      button="Save name"
      isBusy={rename.isPending}
      error={rename.error && failureMessage(rename.error, 'Could not rename the list. Please try again.')}
      onSubmit={(name) => rename.mutate(name)}
    >
      <Button size="xs" variant="default" onClick={close}>
        Cancel
      </Button>
    </NameForm>
  );
}

export function NewList({ onCreated }: { onCreated: (id: string) => void }) {
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: ({ name }: { name: string; clear: () => void }) => call(shortlistCreate, { body: { name } }),
    onSuccess: async ({ shortlist }, { clear }) => {
      clear();
      await client.invalidateQueries({ queryKey: SHORTLISTS_KEY });
      onCreated(shortlist._id);
    },
  });
  return (
    <NameForm
      label="New list"
      button="Create"
      variant="default"
      isBusy={create.isPending}
      error={create.error && failureMessage(create.error, 'Could not create the list. Please try again.')}
      onSubmit={(name, clear) => create.mutate({ name, clear })}
    />
  );
}
