import { Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { InlineError } from '#ui/components/inline-error.tsx';
import listStyles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { comparedIds, withCompared } from '#ui/lib/compare-address.ts';
import styles from './compare.module.css';
import { CompareTable } from './compare-table.tsx';
import { useCompared, useYardstick } from './use-compared.ts';

const JOB = 'job';

/** Up to four candidates side by side, measured by a job or the search that found them; the address holds all of it. */
export function CompareCandidates() {
  const [address, setAddress] = useSearchParams();
  const ids = comparedIds(address);
  const job = address.get(JOB);
  const compared = useCompared(ids);
  const { jobs, ownsJobs, yardstick, isUnknownJob } = useYardstick(job);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const takeOut = (id: string) =>
    setAddress(
      withCompared(
        address,
        ids.filter((one) => one !== id),
      ),
      { replace: true },
    );
  const measureBy = (next: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(JOB, next);
        else after.delete(JOB);
        return after;
      },
      { replace: true },
    );
  return (
    <div className={styles.page}>
      <div className={listStyles.head}>
        <h1>Compare Candidates</h1>
        {ids.length > 0 && (
          <div className={styles.tools}>
            {ownsJobs && (
              <NativeSelect
                size="xs"
                aria-label="Compare with the requirements of"
                data={[
                  { value: '', label: 'No job' },
                  ...(isUnknownJob && job ? [{ value: job, label: job }] : []),
                  ...(jobs.data ?? []).map(({ id, title }) => ({ value: id, label: `${title} (${id})` })),
                ]}
                value={job ?? ''}
                onChange={(event) => measureBy(event.currentTarget.value)}
              />
            )}
            <Checkbox
              size="xs"
              label="Only differences"
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
            />
          </div>
        )}
      </div>
      {ownsJobs && <LoadFailure load={jobs} fallback="Unable to load your jobs." />}
      {isUnknownJob && <InlineError message={`${job} is not among your jobs.`} />}
      {ids.length === 0 ? (
        <p className={styles.none}>
          Tick two to four candidates in <Link to="/pro-search">Pro Search</Link> and choose ‘Compare’.
        </p>
      ) : (
        <CompareTable compared={compared} yardstick={yardstick} onlyDifferences={onlyDifferences} onTakeOut={takeOut} />
      )}
    </div>
  );
}
