import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { ReplayedSearchView } from '#api/ranking/contract.ts';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { rankingKinds } from '#domain/ranking/ranking-kinds.ts';
import { type Column, DataTable, RowLink, TwoLines } from '#ui/components/data-table/data-table.tsx';
import styles from './ranking.module.css';
import { moveText, overlapText } from './ranking-words.ts';

/** A search in one line, and its address. */
export type DescribeFilter = (filter: CandidateFilter) => { text: string; address: string };

type Move = ReplayedSearchView['moves'][number];

const place = (one: number | null) => one ?? 'below 100';

const columns: Column<Move>[] = [
  {
    key: 'candidate',
    title: 'Candidate',
    cell: ({ candidate }) =>
      candidate ? (
        <TwoLines
          first={<RowLink to={`/candidate/${candidate._id}`}>{candidate.name}</RowLink>}
          second={candidate.title ?? '-'}
        />
      ) : (
        'Removed since'
      ),
  },
  { key: 'moved', title: 'Moved', width: '112px', cell: (move) => moveText(move) },
  { key: 'from', title: 'Published', width: '104px', cell: ({ from }) => place(from) },
  { key: 'to', title: 'Draft', width: '104px', cell: ({ to }) => place(to) },
  {
    key: 'because',
    title: 'Because of',
    width: '208px',
    cell: ({ because }) => (because ? rankingKinds[because].label : 'Several weights together'),
  },
];

interface ReplayedSearchProps {
  number: number;
  search: ReplayedSearchView;
  describe: DescribeFilter;
}

/** One of the searches that changed most: who moved, how far and why. The first one is open. */
export function ReplayedSearch({ number, search, describe }: ReplayedSearchProps) {
  const { filter, overlap, moves } = search;
  const described = filter && describe(filter);
  return (
    <details className={styles.search} open={number === 1}>
      <summary>
        <span className={styles.searchText}>{described?.text ?? 'A search that was deleted since'}</span>
        <span className={styles.far}>{`overlap ${overlapText(overlap)}`}</span>
      </summary>
      {described && (
        <Anchor component={Link} to={`/pro-search?${described.address}`} size="sm">
          Open this search
        </Anchor>
      )}
      <DataTable
        label={`Who moved in search ${number}`}
        columns={columns}
        rows={moves}
        rowKey={({ candidate, from, to }) => `${candidate?._id} ${from} ${to}`}
      />
    </details>
  );
}
