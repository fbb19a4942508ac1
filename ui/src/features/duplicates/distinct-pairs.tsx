import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DistinctPair } from '#api/duplicates/contract.ts';
import { type Column, DataTable } from '#ui/components/data-table/data-table.tsx';
import listStyles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { PrevNext } from '#ui/components/prev-next.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { distinctPairsPage } from './duplicate-queries.ts';
import styles from './duplicates.module.css';
import { useTellApart } from './use-settle-pair.ts';

const person = ({ _id, applicantID, name }: DistinctPair['candidates'][number]) => (
  <Link to={`/candidate/${_id}`} title={name}>
    {name ? `${name}, ${applicantID}` : applicantID}
  </Link>
);

function columns(takeBack: (pair: DistinctPair) => void): Column<DistinctPair>[] {
  return [
    { key: 'one', title: 'Candidate', cell: ({ candidates: [one] }) => person(one) },
    { key: 'other', title: 'Is not', cell: ({ candidates: [, other] }) => person(other) },
    { key: 'by', title: 'Said by', width: '160px', cell: ({ byName }) => <span title={byName}>{byName || '-'}</span> },
    { key: 'at', title: 'When', width: '176px', cell: ({ at }) => formatMoment(at) },
    {
      key: 'undo',
      title: 'Action',
      width: '88px',
      cell: (pair) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Undo: ${pair.candidates.map(({ applicantID }) => applicantID).join(' and ')}`}
          onClick={() => takeBack(pair)}
        >
          Undo
        </Button>
      ),
    },
  ];
}

/** Candidates declared to be different people, with a button to undo it; renders nothing if there are none. */
export function DistinctPairs({ onTakenBack }: { onTakenBack: () => void }) {
  const [page, setPage] = useState(1);
  const pairs = useQuery(distinctPairsPage(page));
  const { data, isPlaceholderData } = pairs;
  const { takeBack } = useTellApart(onTakenBack);
  if (pairs.isError)
    return <LoadFailure load={pairs} fallback="Unable to load the candidates that are not duplicates." />;
  if (!data || data.total === 0) return null;
  return (
    <section className={styles.apart} aria-label="Not duplicates">
      <div className={listStyles.head}>
        <h2>Not duplicates</h2>
        <p>{data.total.toLocaleString('en-IN')}</p>
      </div>
      <DataTable
        label="Not duplicates"
        columns={columns(({ candidates: [one, other] }) => takeBack(one, other))}
        rows={data.pairs}
        rowKey={({ _id }) => _id}
        isWaiting={isPlaceholderData}
      />
      {(data.totalPages > 1 || page > 1) && <PrevNext page={page} pages={data.totalPages} onPage={setPage} />}
    </section>
  );
}
