import { Button, Progress } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { type TaskView, taskCancel } from '#api/index-admin/contract.ts';
import { Chip } from '#ui/components/chip.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { resultWords } from './index-words.ts';
import styles from './search-index.module.css';

const names: Record<string, string> = {
  reindex: 'Reindex',
  audit: 'Audit',
  'replay-dead-letters': 'Replay of dead letters',
  'near-titles': 'Near titles',
};
const states = {
  queued: ['waiting for an indexer', 'busy'],
  running: ['running', 'busy'],
  done: ['done', 'good'],
  failed: ['failed', 'bad'],
  cancelled: ['cancelled', 'bad'],
} as const;

function nameOf({ kind, result }: TaskView): string {
  const name = names[kind] ?? kind;
  return typeof result?.entity === 'string' ? `${name} of ${result.entity}` : name;
}

/** A task: kind, progress, newest log lines, and Cancel while it runs. */
export function TaskProgress({ task }: { task: TaskView }) {
  const popup = usePopup();
  const cancel = useMutation({
    mutationFn: () => call(taskCancel, { params: { id: task._id } }),
    onError: (error) => popup.alert(error.message),
  });
  const { processed, total } = task.progress;
  const share = total > 0 ? (processed / total) * 100 : task.state === 'done' ? 100 : 0;
  const name = nameOf(task);
  const words = resultWords(task);
  const going = isUnderWay(task);
  const [state, tone] = states[task.state];
  return (
    <section className={styles.task} aria-label={name}>
      <div className={styles.row}>
        <h2>{name}</h2>
        <Chip role="status" tone={tone}>
          {task.cancelRequested && going ? 'stopping' : state}
        </Chip>
        <span className={`${styles.figures} ${styles.far}`}>
          {processed.toLocaleString('en-IN')} / {total.toLocaleString('en-IN')}
        </span>
        <span className={styles.figures}>{formatMoment(task.finishedAt ?? task.createdAt)}</span>
        {going && (
          <Button
            size="compact-sm"
            variant="default"
            disabled={task.cancelRequested || cancel.isPending}
            onClick={() => cancel.mutate()}
          >
            Cancel
          </Button>
        )}
      </div>
      <Progress value={share} aria-label={`${name} progress`} />
      {task.error && <p className={styles.error}>{task.error}</p>}
      {words && <p>{words}</p>}
      {task.log.length > 0 && (
        <ol className={styles.log}>
          {task.log.slice(-6).map((line) => (
            <li key={`${line.at} ${line.message}`}>{line.message}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
