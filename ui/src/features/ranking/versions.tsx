import { Button } from '@mantine/core';
import { call } from '#api/http/contract/client.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { type RankingVersion, type ranking, rankingGoBack } from '#api/ranking/contract.ts';
import { changedKinds, rankingWeights } from '#domain/ranking/ranking-kinds.ts';
import { type Column, DataTable, TwoLines } from '#ui/components/data-table/data-table.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useOneMutation } from '#ui/lib/use-one-mutation.ts';
import styles from './ranking.module.css';
import { differences, versionName } from './ranking-words.ts';

type Version = Omit<RankingVersion, 'at'> & { at: string | null };

/** Version 0: in the code, so it has neither author nor date. */
const defaultVersion: Version = {
  number: 0,
  weights: rankingWeights,
  note: 'The default of this release',
  restores: null,
  by: null,
  at: null,
};

interface VersionsProps {
  data: ResponseOf<typeof ranking>;
  onPublished: () => Promise<unknown>;
  /** The focused button is gone. */
  onDone: () => void;
}

/** Every published version, the newest first, and the default; each can be gone back to. */
export function Versions({ data: { published, versions }, onPublished, onDone }: VersionsProps) {
  const popup = usePopup();
  const toast = useToast();
  const goBack = useOneMutation({
    mutationFn: (version: number) => call(rankingGoBack, { body: { version, seen: published.number } }),
    onSuccess: async ({ message }) => {
      await onPublished();
      toast(message);
      onDone();
    },
    onError: async (error) => {
      await popup.alert(failureMessage(error, 'That did not work. Please try again.'));
      await onPublished();
    },
  });
  const ask = async (version: number) => {
    const question = `Publish the weights of ${versionName(version)} again, as version ${published.number + 1}? All searches use them within seconds.`;
    if (await popup.confirm(question, 'Go back')) goBack.mutate(version);
  };
  const columns: Column<Version>[] = [
    {
      key: 'version',
      title: 'Version',
      width: '208px',
      cell: ({ number, restores }) => (
        <TwoLines
          first={<strong>{number === 0 ? 'Default' : `Version ${number}`}</strong>}
          second={[
            ...(number === published.number ? ['published'] : []),
            ...(restores !== null ? [`back to ${versionName(restores)}`] : []),
          ].join(', ')}
        />
      ),
    },
    {
      key: 'weights',
      title: 'Weights',
      wraps: true,
      cell: ({ weights, note }) => (
        <>
          {differences(weights, rankingWeights)}
          {note && <p className={styles.because}>{note}</p>}
        </>
      ),
    },
    {
      key: 'by',
      title: 'Published by',
      width: '208px',
      cell: ({ by, at }) => (at ? <TwoLines first={by ?? 'A deleted account'} second={formatMoment(at)} /> : '-'),
    },
    {
      key: 'actions',
      title: 'Actions',
      width: '112px',
      cell: ({ number, weights }) =>
        changedKinds(weights, published.weights).length > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            disabled={goBack.isPending}
            aria-label={`Go back to ${versionName(number)}`}
            onClick={() => void ask(number)}
          >
            Go back
          </Button>
        ),
    },
  ];
  return (
    <section className={styles.section} aria-label="Versions">
      <h2>Versions</h2>
      <DataTable
        label="Published versions"
        columns={columns}
        rows={[...versions, defaultVersion]}
        rowKey={({ number }) => String(number)}
      />
    </section>
  );
}
