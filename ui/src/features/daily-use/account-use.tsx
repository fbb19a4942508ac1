import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { AccountUsage } from '#api/accounts/usage-contract.ts';
import { type DailyUseName, dailyUses } from '#domain/daily-uses.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { type Column, DataTable } from '#ui/components/data-table/data-table.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { usageOf } from '#ui/lib/daily-usage-queries.ts';
import { formatDay } from '#ui/lib/format-candidate.ts';
import { useEditing } from '#ui/lib/use-editing.ts';
import styles from './daily-use.module.css';
import { LimitsForm } from './limits-form.tsx';
import { UseList } from './use-list.tsx';

type Day = AccountUsage['days'][number];

const columnsFor = (names: readonly DailyUseName[]): Column<Day>[] => [
  { key: 'day', title: 'Day', cell: ({ day }) => <time dateTime={day}>{formatDay(day)}</time> },
  ...names.map((name) => ({
    key: name,
    title: dailyUses[name].label,
    width: '20%',
    cell: ({ counts }: Day) => <span className={styles.count}>{counts[name].toLocaleString('en-IN')}</span>,
  })),
];

/** An account's use today and in the last four weeks, with its limits; nothing for one whose use isn't counted. */
export function AccountUse({ userId }: { userId: string }) {
  const heading = useId();
  const usage = useQuery(usageOf(userId));
  const { isEditing, open, close, opener } = useEditing();
  const { data } = usage;
  if (data?.uses.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>Today’s use</h2>
        <Allowed to="accounts.manage">
          {data && !isEditing && (
            <Button ref={opener} size="xs" variant="default" onClick={open}>
              Change limits
            </Button>
          )}
        </Allowed>
      </div>
      <LoadFailure load={usage} fallback="Unable to load the account’s use." />
      {usage.isPending && (
        <div role="status" aria-label="Loading the account’s use">
          <Skeleton height={44} />
        </div>
      )}
      {data && <UseList uses={data.uses} />}
      <Allowed to="accounts.manage">
        {data && isEditing && <LimitsForm userId={userId} uses={data.uses} onClose={close} />}
      </Allowed>
      {data && data.days.length > 0 && (
        <DataTable
          label="Use of the last four weeks"
          columns={columnsFor(data.uses.map(({ use }) => use))}
          rows={data.days}
          rowKey={({ day }) => day}
        />
      )}
    </section>
  );
}
