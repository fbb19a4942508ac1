import { Chip } from './chip.tsx';

const words = {
  pending: ['Pending', 'plain'],
  queued: ['Queued', 'plain'],
  in_progress: ['In progress', 'busy'],
  progress: ['In progress', 'busy'],
  completed: ['Completed', 'good'],
  skipped: ['Skipped', 'plain'],
  failed: ['Failed', 'bad'],
} as const;

/** The state of a resume's file; `pending` means not sent yet. */
export function FileState({ state }: { state: keyof typeof words }) {
  const [word, tone] = words[state];
  return <Chip tone={tone}>{word}</Chip>;
}
