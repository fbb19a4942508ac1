import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import styles from './searches.module.css';

/** The rows of one tab, with what stands there while they load, where there are none, and where they can't be had. */
export function RowList<T>(props: {
  query: UseQueryResult<readonly T[]>;
  empty: string;
  row: (entry: T) => ReactNode;
}) {
  const { data, isError } = props.query;
  if (isError && !data) return <LoadFailure load={props.query} />;
  if (!data) {
    return (
      <div className={styles.rows} role="status" aria-label="Loading">
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </div>
    );
  }
  if (data.length === 0) return <p className={styles.empty}>{props.empty}</p>;
  return <ul className={styles.rows}>{data.map(props.row)}</ul>;
}
