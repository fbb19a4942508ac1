import { ActionIcon } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Chip } from '#ui/components/chip.tsx';

/** Link to one account's log. */
export function HistoryLink({ userId, name }: { userId: string; name: string }) {
  return (
    <ActionIcon
      component={Link}
      to={`/fetch-log-history/${userId}`}
      variant="subtle"
      color="gray"
      title="History"
      aria-label={`History of ${name}`}
    >
      <IconHistory size={16} />
    </ActionIcon>
  );
}

/** In or Out. */
export function SessionStatus({ status }: { status: 'in' | 'out' }) {
  return status === 'in' ? <Chip tone="good">In</Chip> : <Chip>Out</Chip>;
}
