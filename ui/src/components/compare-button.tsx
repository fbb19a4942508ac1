import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { COMPARED_AT_LEAST, COMPARED_AT_MOST, compareAddress } from '#ui/lib/compare-address.ts';
import type { OpenedFrom } from '#ui/lib/opened-from.ts';
import { useCan } from '#ui/lib/use-can.ts';
import { useToast } from './toasts.tsx';

/** Opens the candidates side by side in a new tab, as their pages do. Renders nothing for a single one. */
export function CompareButton({ ids, from }: { ids: readonly string[]; from?: OpenedFrom }) {
  const toast = useToast();
  const mayRead = useCan('candidates.read');
  if (!mayRead || ids.length < COMPARED_AT_LEAST) return null;
  const appearance = {
    size: 'xs',
    variant: 'default',
    leftSection: <IconColumns3 size={14} />,
    'data-action': 'compare',
  } as const;
  if (ids.length > COMPARED_AT_MOST) {
    return (
      <Button {...appearance} onClick={() => toast(`At most ${COMPARED_AT_MOST} candidates can be compared.`)}>
        Compare
      </Button>
    );
  }
  return (
    <Button {...appearance} component="a" href={compareAddress(ids, from)} target="_blank" rel="noopener">
      Compare<span className="visually-hidden"> (opens in a new tab)</span>
    </Button>
  );
}
