import { useQuery } from '@tanstack/react-query';
import { call } from '#api/contract/call.ts';
import { searchIndexDeadLetters } from '#api/contract/search-index-dead-letters.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import styles from './search-index.module.css';

/** The events that could not be indexed, newest first; asked for anew when their number changes. */
export function DeadLetters({ count }: { count: number }) {
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['dead-letters', count],
    queryFn: ({ signal }) => call(searchIndexDeadLetters, {}, { signal }),
    enabled: count > 0,
  });
  if (count === 0) return <p className={styles.figures}>None: every change has been indexed.</p>;
  if (isError) return <InlineError message={error.message} onRetry={() => void refetch()} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="List of dead letters">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Record</th>
            <th scope="col">Revision</th>
            <th scope="col">Reason</th>
            <th scope="col">Failed at</th>
          </tr>
        </thead>
        <tbody>
          {data?.deadLetters.map((letter) => (
            <tr key={letter._id}>
              <th scope="row">
                {letter.entity}
                <small>{letter.recordId}</small>
              </th>
              <td>{letter.revision ?? '-'}</td>
              <td className={styles.reason}>{letter.reason}</td>
              <td>{new Date(letter.failedAt).toLocaleString('en-GB')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
