import { Button, Popover } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { shortlistsQuery } from '#ui/lib/shortlist-queries.ts';
import { useEarlyEscape } from '#ui/lib/use-early-escape.ts';
import styles from './add-to-list.module.css';
import { Allowed } from './allowed.tsx';
import { ListChoice, useAddToList } from './list-choice.tsx';
import { useToast } from './toasts.tsx';

const FAILED = 'That did not work. Please try again.';

interface Props {
  ids: readonly string[];
  /** Offers the last list in one press. */
  withLast?: boolean;
}

/** Adds candidates to one of the account's lists, or to a new one; nothing for accounts without lists. */
export function AddToList(props: Props) {
  return (
    <Allowed to="shortlists.keep">
      <ListButtons {...props} />
    </Allowed>
  );
}

function ListButtons({ ids, withLast = false }: Props) {
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  useEarlyEscape(opened, () => setOpened(false));
  // fetched in advance, so that the keyboard starts at the first list when it opens
  const fetchAhead = () => void client.prefetchQuery(shortlistsQuery);
  const lists = useQuery({ ...shortlistsQuery, enabled: withLast });
  const last = withLast ? lists.data?.find(({ mine }) => mine) : undefined;
  const add = useAddToList(ids, () => undefined);
  const toast = useToast();
  return (
    <>
      {last && (
        <Button
          size="xs"
          variant="default"
          className={styles.last}
          leftSection={<IconListCheck size={14} />}
          title={`Add to ${last.name}`}
          disabled={add.isPending}
          onClick={() =>
            add.mutate({ id: last._id }, { onError: (error) => toast(failureMessage(error, FAILED), 'error') })
          }
        >
          Add to “{last.name}”
        </Button>
      )}
      <Popover opened={opened} onChange={setOpened} width={280} position="top-end" trapFocus returnFocus withinPortal>
        <Popover.Target>
          <Button
            size="xs"
            variant="default"
            data-action="list"
            leftSection={<IconListCheck size={14} />}
            onFocus={fetchAhead}
            onPointerEnter={fetchAhead}
            onClick={() => setOpened(!opened)}
          >
            Add to list
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label="Add to list">
          <ListChoice ids={ids} onDone={() => setOpened(false)} />
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
