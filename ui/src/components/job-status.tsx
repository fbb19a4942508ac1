import type { Job } from '#api/jobs/contract.ts';
import { Chip } from './chip.tsx';

/** Live in green, anything else in red. */
export function JobStatus({ status }: { status: Job['status'] }) {
  return <Chip tone={status === 'live' ? 'good' : 'bad'}>{status}</Chip>;
}
