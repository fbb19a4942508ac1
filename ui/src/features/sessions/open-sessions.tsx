import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { endOneSession, endOtherSessions, type OpenSession } from '#api/accounts/open-sessions-contract.ts';
import { call } from '#api/http/contract/client.ts';
import { Chip } from '#ui/components/chip.tsx';
import { type Column, DataTable, WaitingTable } from '#ui/components/data-table/data-table.tsx';
import { NoRows } from '#ui/components/data-table/no-rows.tsx';
import { InlineError } from '#ui/components/inline-error.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { useProof } from '#ui/components/proof/proof.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { useOneMutation } from '#ui/lib/use-one-mutation.ts';
import { openSessionsOf, SESSIONS_FAILED } from './session-queries.ts';
import styles from './sessions.module.css';

const moment = (iso: string) => <time dateTime={iso}>{formatMoment(iso)}</time>;
const nameOf = ({ browserName }: OpenSession) => browserName || 'Unknown browser';

const columns: Column<OpenSession>[] = [
  {
    key: 'browser',
    title: 'Browser',
    cell: (session) => (
      <span className={styles.browser}>
        {nameOf(session)}
        {session.isCurrent && <Chip tone="good">This browser</Chip>}
      </span>
    ),
  },
  { key: 'address', title: 'Address', width: '18%', cell: ({ ipAddress }) => ipAddress || '-' },
  { key: 'start', title: 'Signed In', width: '20%', cell: ({ createdAt }) => moment(createdAt) },
  {
    key: 'seen',
    title: 'Last Used',
    width: '20%',
    // up to five minutes old in the record
    cell: ({ isCurrent, lastSeenAt }) => (isCurrent ? 'Now' : moment(lastSeenAt)),
  },
];

/** Where an account is signed in; each session, or all others, can be ended. */
export function OpenSessions({ userId }: { userId: string }) {
  const heading = useId();
  const toast = useToast();
  const queries = useQueryClient();
  const withProof = useProof();
  const list = useQuery(openSessionsOf(userId));
  /** Ends one session or, with null, all others. */
  const end = useOneMutation({
    mutationFn: (sessionId: string | null) =>
      withProof(() =>
        sessionId === null
          ? call(endOtherSessions, { params: { userId } })
          : call(endOneSession, { params: { userId }, body: { sessionId } }),
      ),
    onSuccess: ({ message }) => toast(message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  });
  const sessions = list.data?.sessions ?? [];
  const total = list.data?.total ?? 0;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const hasOwn = others.length < sessions.length;
  const ending: Column<OpenSession> = {
    key: 'end',
    title: 'End',
    width: '72px',
    cell: (session) =>
      session.isCurrent ? (
        '-'
      ) : (
        <Button
          size="compact-xs"
          variant="default"
          disabled={end.isPending}
          aria-label={`End the session in ${nameOf(session)}, signed in ${formatMoment(session.createdAt)}`}
          onClick={() => end.mutate(session.sessionId)}
        >
          End
        </Button>
      ),
  };
  const shown = [...columns, ending];
  return (
    <section className={styles.open} aria-labelledby={heading}>
      <div className={styles.openHead}>
        <h2 id={heading}>Signed in now</h2>
        {others.length > 0 && (
          <Button size="xs" variant="default" loading={end.isPending} onClick={() => end.mutate(null)}>
            {hasOwn ? 'End all others' : 'End all'}
          </Button>
        )}
      </div>
      {end.error && <InlineError message={failureMessage(end.error, SESSIONS_FAILED)} />}
      <LoadFailure load={list} fallback={SESSIONS_FAILED} />
      {list.isPending && <WaitingTable label="Loading open sessions" columns={shown} rows={1} />}
      {list.data && total === 0 && <NoRows />}
      {sessions.length > 0 && (
        <DataTable label="Open sessions" columns={shown} rows={sessions} rowKey={({ sessionId }) => sessionId} />
      )}
      {total > sessions.length && (
        <p className={styles.more}>
          The last used {sessions.length} of {total.toLocaleString('en-IN')}.
        </p>
      )}
    </section>
  );
}
