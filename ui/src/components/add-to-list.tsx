import { Button, Popover } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { shortlistAdd, shortlistCreate } from '#api/shortlists/contract.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { SHORTLISTS_KEY, shortlistsQuery } from '#ui/lib/shortlist-queries.ts';
import styles from './add-to-list.module.css';
import { NameForm } from './name-form.tsx';
import { useToast } from './toasts.tsx';

/** Adds candidates to one of the account's lists, or to a new one. */
export function AddToList({ ids }: { ids: readonly string[] }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const [opened, setOpened] = useState(false);
  // fetched in advance, so that the keyboard starts at the first list when it opens
  const fetchAhead = () => void client.prefetchQuery(shortlistsQuery);
  const lists = useQuery({ ...shortlistsQuery, enabled: opened });
  const own = lists.data?.filter(({ mine }) => mine) ?? [];
  const add = useMutation({
    mutationFn: async (list: { id: string } | { name: string }) => {
      const id = 'id' in list ? list.id : (await call(shortlistCreate, { body: list })).shortlist._id;
      return call(shortlistAdd, { params: { id }, body: { ids: [...ids] } });
    },
    onSuccess: ({ message, shortlist }) => {
      setOpened(false);
      toast(message, 'plain', { label: 'Open list', run: () => void navigate(`/shortlists?list=${shortlist._id}`) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: SHORTLISTS_KEY }),
  });
  return (
    <Popover opened={opened} onChange={setOpened} width={280} position="top-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconListCheck size={14} />}
          onFocus={fetchAhead}
          onPointerEnter={fetchAhead}
          onClick={() => {
            add.reset();
            setOpened(!opened);
          }}
        >
          Add to list
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Add to list">
        {own.length > 0 && (
          <ul className={styles.lists}>
            {own.map((list) => (
              <li key={list._id}>
                <button
                  type="button"
                  className={styles.list}
                  disabled={add.isPending}
                  onClick={() => add.mutate({ id: list._id })}
                >
                  {list.name} <span>{list.count.toLocaleString('en-IN')}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <NameForm label="New list" button="Create" isBusy={add.isPending} onSubmit={(name) => add.mutate({ name })} />
        {(add.error ?? lists.error) && (
          <p className={styles.wrong} role="alert">
            {failureMessage((add.error ?? lists.error) as Error, 'That did not work. Please try again.')}
          </p>
        )}
        <p className={styles.foot}>
          <Link to="/shortlists">All lists</Link>
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}
