import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { shortlistCreate } from '#api/shortlists/contract.ts';
import { NameForm } from '#ui/components/name-form.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { SHORTLISTS_KEY } from '#ui/lib/shortlist-queries.ts';

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
