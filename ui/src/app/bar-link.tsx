import { ActionIcon, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** An icon-only link in the top bar. */
export function BarLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon component={Link} to={to} variant="subtle" color="gray" size="lg" aria-label={label}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
