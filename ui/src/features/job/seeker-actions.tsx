import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Job, JobMarks } from '#api/jobs/contract.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import { useApply, useRemoveSaved, useToggleSave } from '#ui/lib/my-applications.ts';
import styles from './seeker-actions.module.css';

/** A job seeker's actions on a job: save or unsave it, and apply once while it is open. */
export function SeekerActions({ job, marks }: { job: Job; marks: JobMarks }) {
  const save = useToggleSave();
  const remove = useRemoveSaved();
  const apply = useApply();
  const isBusy = save.isPending || remove.isPending || apply.isPending;
  const applied = useRef<HTMLAnchorElement>(null);
  const isJustApplied = apply.isSuccess && marks.applicationStatus;
  useEffect(() => {
    // replaces the button and takes over its focus
    if (isJustApplied && document.activeElement === document.body) applied.current?.focus();
  }, [isJustApplied]);
  const isOpen = job.status === 'live' && job.deadline >= todayInIndia(new Date());
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        disabled={isBusy}
        leftSection={marks.saveStatus ? <IconBookmarkFilled size={16} /> : <IconBookmark size={16} />}
        onClick={() => (marks.saveStatus ? remove : save).mutate(job._id)}
      >
        {marks.saveStatus ? 'Remove Saved' : 'Save'}
      </Button>
      {marks.applicationStatus && (
        <Link ref={applied} to="/applied-jobs" className={styles.applied}>
          <IconCheck size={16} aria-hidden="true" />
          Applied
        </Link>
      )}
      {!marks.applicationStatus && isOpen && (
        <Button loading={apply.isPending} disabled={isBusy} onClick={() => apply.mutate(job._id)}>
          Apply
        </Button>
      )}
      {!marks.applicationStatus && !isOpen && <span className={styles.closed}>Applications are closed</span>}
    </div>
  );
}
