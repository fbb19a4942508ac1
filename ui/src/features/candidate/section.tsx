import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './candidate-record.module.css';

/** A section of the record, with a message if it is empty. */
export function Section(props: {
  title: string;
  empty?: boolean;
  count?: number | undefined;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={styles.box} data-wide={props.wide || undefined}>
      <h2>
        {props.title}
        {props.count !== undefined && props.count > 0 && <span className={styles.count}>{props.count}</span>}
      </h2>
      {props.empty ? <p className={styles.none}>No Data Available!</p> : props.children}
    </section>
  );
}

export type Row = [name: string, value: ReactNode];

/** Names and values; entries without a value are left out. */
export function Values({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.values}>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export const isEmpty = (rows: readonly Row[]) => rows.every(([, value]) => !value);

/** ISO 8601 → `Nov 2026`; null for null. */
export const monthName = (iso: string | null) =>
  iso && new Date(iso).toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** 'View all N …', if there are more than are shown. */
export function ViewAll(props: { count: number; few: number; what: string; onClick: (() => void) | undefined }) {
  if (!props.onClick || props.count <= props.few) return null;
  return (
    <Button variant="subtle" size="compact-sm" mt="sm" onClick={props.onClick}>
      View all {props.count} {props.what}
    </Button>
  );
}
