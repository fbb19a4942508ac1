import type { Job } from '#api/contract/job-shapes.ts';
import { Chip } from './chip.tsx';

/** Live in green, anything else in red. */
export function JobStatus({ status }: { status: Job['status'] }) {
  return <Chip tone={status === 'live' ? 'good' : 'bad'}>{status}</Chip>;
}
