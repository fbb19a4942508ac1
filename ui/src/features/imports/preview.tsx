import { Skeleton } from '@mantine/core';
import { InlineError } from '#ui/components/inline-error.tsx';
import { isRefusal } from '#ui/lib/failure-message.ts';
import { LeftRows } from './left-rows.tsx';
import styles from './preview.module.css';
import { PreviewTable } from './preview-table.tsx';
import { UnreadValues } from './unread-values.tsx';
import type { usePreview } from './use-preview.ts';

/** Before anything is written: the columns, the first rows, values that can't be read, and rows that will be left out. */
export function Preview({ query, columns, corrections, problem, ...change }: ReturnType<typeof usePreview>) {
  const { data, error, isPending, isPlaceholderData, refetch } = query;
  if (error) {
    return <InlineError message={error.message} {...(!isRefusal(error) && { onRetry: () => void refetch() })} />;
  }
  if (isPending || !data) {
    return (
      <div role="status" aria-label="Reading the file">
        <Skeleton height={320} />
      </div>
    );
  }
  const left = data.columns.filter(({ header }, at) => header !== '' && !columns[at]).map(({ header }) => header);
  const known = columns.filter((column) => column !== null).length;
  return (
    <section className={styles.preview} aria-label="Preview" aria-busy={isPlaceholderData}>
      <div className={styles.head}>
        <h2>Preview</h2>
        <p>
          {data.rows.toLocaleString('en-IN')} rows below the header in row {data.headerRow.toLocaleString('en-IN')}
          {data.sheet > 1 && ` of sheet ${data.sheet}`}. Nothing has been written yet.
        </p>
      </div>
      <p className={styles.summary} role="status">
        {known} {known === 1 ? 'column' : 'columns'} recognised
        {data.remembered && ', as chosen for an earlier file with this header row'}
        {left.length > 0 && `; left out: ${left.join(', ')}`}.
      </p>
      {!columns.includes('email') && (
        <p className={styles.lacking}>
          No column is read as Email: choose it above its column if the file has one. Emails identify existing
          candidates.
        </p>
      )}
      {problem && <InlineError message={problem} />}
      <LeftRows {...data} />
      <UnreadValues
        preview={data}
        corrections={corrections}
        isWaiting={isPlaceholderData}
        onCorrect={change.correct}
        onForget={change.forget}
      />
      <PreviewTable preview={data} columns={columns} onChoose={change.choose} onRead={change.read} />
      <p className={styles.note}>
        Values as they will be read. What a column means can be changed above it; a file with the same header row is
        then read the same way.
      </p>
    </section>
  );
}
