import { Button, Popover } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import { listEmails } from '#api/saved-searches/contract.ts';
import { type SeenShortlist, shortlistShare } from '#api/shortlists/contract.ts';
import { ShareWith } from '#ui/components/share-with.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { SHORTLISTS_KEY } from '#ui/lib/shortlist-queries.ts';
import styles from './shortlists.module.css';

/** Shares an own list with colleagues. */
export function ListSharing({ list }: { list: SeenShortlist }) {
  const client = useQueryClient();
  const toast = useToast();
  const [opened, setOpened] = useState(false);
  const share = useMutation({
    mutationFn: (emails: string[]) => call(shortlistShare, { params: { id: list._id }, body: { emails } }),
    onSuccess: ({ message }) => {
      setOpened(false);
      toast(message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: SHORTLISTS_KEY }),
  });
  return (
    <Popover opened={opened} onChange={setOpened} width={320} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconUsers size={14} />}
          onClick={() => {
            share.reset();
            setOpened(!opened);
          }}
        >
          Share
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Share this list">
        <ShareWith
          emails={list.sharedWith}
          schema={listEmails}
          description="Their emails. They see and export it, only you change it."
          busy={share.isPending}
          onSave={(emails) => share.mutate(emails)}
          onCancel={() => setOpened(false)}
        />
        {share.error && (
          <p className={styles.wrong} role="alert">
            {failureMessage(share.error, 'That did not work. Please try again.')}
          </p>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
