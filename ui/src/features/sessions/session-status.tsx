import { Chip } from '#ui/components/chip.tsx';

/** In or Out. */
export function SessionStatus({ status }: { status: 'in' | 'out' }) {
  return status === 'in' ? <Chip tone="good">In</Chip> : <Chip>Out</Chip>;
}
