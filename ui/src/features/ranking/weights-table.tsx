import { TextInput } from '@mantine/core';
import {
  type RankingKind,
  type RankingWeights,
  rankingKindNames,
  rankingKinds,
} from '#domain/ranking/ranking-kinds.ts';
import { type Column, DataTable } from '#ui/components/data-table/data-table.tsx';
import styles from './ranking.module.css';
import type { Draft } from './use-draft.ts';

interface Row {
  kind: RankingKind;
  text: string;
  problem: string | null;
  isChanged: boolean;
}

const columnsOf = (published: RankingWeights, set: Draft['set']): Column<Row>[] => [
  {
    key: 'kind',
    title: 'Kind',
    wraps: true,
    cell: ({ kind }) => (
      <>
        <strong>{rankingKinds[kind].label}</strong>
        <p className={styles.because}>{rankingKinds[kind].because}</p>
      </>
    ),
  },
  { key: 'default', title: 'Default', width: '88px', cell: ({ kind }) => rankingKinds[kind].default },
  { key: 'published', title: 'Published', width: '96px', cell: ({ kind }) => published[kind] },
  {
    key: 'draft',
    title: 'Draft',
    width: '216px',
    wraps: true,
    cell: ({ kind, text, problem }) => {
      const { label, min, max } = rankingKinds[kind];
      return (
        <TextInput
          size="xs"
          className={styles.weight}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          aria-label={`Draft weight: ${label}, ${min} to ${max}`}
          value={text}
          error={problem}
          rightSection={<span className={styles.bounds}>{`${min}–${max}`}</span>}
          rightSectionPointerEvents="none"
          rightSectionWidth={48}
          onChange={(event) => set(kind, event.currentTarget.value)}
        />
      );
    },
  },
];

/** One row per kind of match: its reason, and its weight by default, as published and in the draft. */
export function WeightsTable({ published, draft }: { published: RankingWeights; draft: Draft }) {
  const rows = rankingKindNames.map((kind) => ({
    kind,
    text: draft.textOf(kind),
    problem: draft.problemOf(kind),
    isChanged: draft.changed.includes(kind),
  }));
  return (
    <DataTable
      label="Weights"
      columns={columnsOf(published, draft.set)}
      rows={rows}
      rowKey={({ kind }) => kind}
      isMarked={({ isChanged }) => isChanged}
    />
  );
}
