import { Button, Group } from '@mantine/core';
import { IconThumbDown, IconUserCheck } from '@tabler/icons-react';
import type { Decision } from '#api/applications/contract.ts';
import styles from '#ui/components/list-page.module.css';

interface DecideSelectedProps {
  /** The number of selected applications. */
  selected: number;
  isBusy: boolean;
  onDecide: (decision: Decision) => void;
}

/** One decision on all selected applications; always in place, so that selecting moves nothing. */
export function DecideSelected({ selected, isBusy, onDecide }: DecideSelectedProps) {
  const count = selected > 0 ? ` (${selected})` : '';
  const isOff = selected === 0 || isBusy;
  return (
    <Group gap="xs" className={styles.end}>
      <Button
        size="xs"
        variant="default"
        disabled={isOff}
        leftSection={<IconThumbDown size={16} aria-hidden="true" />}
        onClick={() => onDecide('rejected')}
      >
        Reject Selected{count}
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={isOff}
        leftSection={<IconUserCheck size={16} aria-hidden="true" />}
        onClick={() => onDecide('shortlisted')}
      >
        Shortlist Selected{count}
      </Button>
    </Group>
  );
}
