import { CloseButton, SegmentedControl } from '@mantine/core';
import { IconClipboardOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  APPLICATIONS_PER_PAGE,
  type ApplicationFilter,
  type ApplicationRow,
  applicationFilters,
  type DecisionFilter,
  decisionFilters,
  employerApplications,
} from '#api/applications/contract.ts';
import type { DecisionResults } from '#api/applications/decision-contract.ts';
import { call } from '#api/http/contract/client.ts';
import { NoRows } from '#ui/components/data-table/no-rows.tsx';
import { InlineError } from '#ui/components/inline-error.tsx';
import { ListHead } from '#ui/components/list-head.tsx';
import styles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { PrevNext } from '#ui/components/prev-next.tsx';
import { useDecisions } from '#ui/components/use-decisions.ts';
import type { PreviewProps, PreviewTab } from '#ui/lib/preview.ts';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import { useLastPage } from '#ui/lib/use-last-page.ts';
import { useListAddress } from '#ui/lib/use-list-address.ts';
import { ApplicationTable, isOpen, WaitingApplications } from './application-table.tsx';
import { DecideSelected } from './decide-selected.tsx';
import own from './job-applications.module.css';

const LOADING_FAILED = 'Unable to load applications.';

const choices: { value: ApplicationFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'applied', label: 'Applied' },
  { value: 'saved', label: 'Saved' },
];

const byDecision: { value: DecisionFilter | 'any'; label: string }[] = [
  { value: 'any', label: 'Any' },
  { value: 'undecided', label: 'To decide' },
  { value: 'shortlisted', label: 'Shortlisted' },
  { value: 'rejected', label: 'Rejected' },
];

/** Applicants to the employer's jobs and seekers who saved them; the address contains page, job, status and decision. */
export function JobApplications({ Preview }: { Preview?: ComponentType<PreviewProps> }) {
  const address = useListAddress();
  const { page, change } = address;
  const status = applicationFilters.find((each) => each === address.get('status')) ?? 'all';
  const job = address.get('job') ?? undefined;
  const decision = decisionFilters.find((each) => each === address.get('decision'));
  const query = { ...(job && { job }), status, ...(decision && { decision }), page, perPage: APPLICATIONS_PER_PAGE };
  const list = useQuery({
    queryKey: ['employer-applications', query],
    queryFn: ({ signal }) => call(employerApplications, { query }, { signal }),
    placeholderData: keepPreviousData,
    // someone may have applied in the meantime
    staleTime: 0,
  });
  useFailureAlert(list.error, LOADING_FAILED);
  const decisions = useDecisions();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { totalPages = 1, totalCount } = list.data?.pagination ?? {};
  const last = Math.max(1, totalPages);
  const [shown, setShown] = useState<ApplicationRow | null>(null);
  const [tab, setTab] = useState<PreviewTab>('resume');
  const rows = list.data?.applications ?? [];
  // rows that are decided or on another page are not selected
  const selected = new Set(rows.flatMap((row) => (isOpen(row) && chosen.has(row._id) ? [row._id] : [])));
  const at = rows.findIndex(({ _id }) => _id === shown?._id);
  const opener = useRef<Element | null>(null);
  const open = (application: ApplicationRow) => {
    opener.current = document.activeElement;
    setShown(application);
  };
  const close = () => {
    setShown(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const move = (step: 1 | -1) => setShown(rows[at + step] ?? rows[at] ?? null);
  const keyed = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape') close();
    else if (target instanceof Element && target.closest('textarea, input')) return;
    else if (key === 'j') move(1);
    else if (key === 'k') move(-1);
  };
  const person = shown && {
    ...shown.candidate,
    applicantName: shown.candidate.applicantFullName,
  };
  useLastPage(list, address, last);
  return (
    <div className={styles.page}>
      <ListHead title="Applications" total={totalCount} of={['record', 'records']}>
        {list.data?.job && (
          <span className={own.job}>
            <Link to={`/job/${list.data.job._id}`}>{list.data.job.title}</Link>
            <CloseButton size="sm" aria-label="Applications of all jobs" onClick={() => change({ job: null })} />
          </span>
        )}
        <SegmentedControl
          className={styles.end}
          size="sm"
          classNames={{ root: styles.choice, label: styles.choiceLabel, indicator: styles.chosen }}
          aria-label="Status"
          data={choices}
          value={status}
          onChange={(value) => change({ status: value === 'all' ? null : value })}
        />
      </ListHead>
      <div className={styles.bar}>
        <SegmentedControl
          size="sm"
          classNames={{ root: styles.choice, label: styles.choiceLabel, indicator: styles.chosen }}
          aria-label="Decision"
          data={byDecision}
          value={decision ?? 'any'}
          onChange={(value) => change({ decision: value === 'any' ? null : value })}
        />
        <DecideSelected
          selected={selected.size}
          isBusy={decisions.busy.size > 0}
          onDecide={(decision) => decisions.decide([...selected], decision)}
        />
      </div>
      <Refused refused={decisions.refused} rows={rows} />
      <LoadFailure load={list} fallback={LOADING_FAILED} />
      {list.isPending && <WaitingApplications rows={APPLICATIONS_PER_PAGE} />}
      {totalCount === 0 && (
        <NoRows
          message={decision === 'undecided' ? 'Nothing left to decide.' : 'No applications found.'}
          icon={<IconClipboardOff size={28} aria-hidden="true" />}
        >
          <Link to="/list-jobs">Your jobs and their state</Link>
        </NoRows>
      )}
      {list.data && list.data.applications.length > 0 && (
        <ApplicationTable
          applications={list.data.applications}
          isWaiting={list.isPlaceholderData}
          readAt={list.dataUpdatedAt}
          busy={decisions.busy}
          decided={decisions.decided}
          takenBack={decisions.takenBack}
          selected={selected}
          onSelect={setChosen}
          onDecide={({ _id }, decision) => decisions.decide([_id], decision)}
          onUndo={({ _id }) => decisions.undo([_id])}
          onPreview={Preview && open}
        />
      )}
      {Preview && person && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the pane, which has buttons for the same
        <div className={own.pane} onKeyDown={keyed}>
          <Suspense>
            <Preview
              person={person}
              requirements={rows[at]?.requirements ?? shown?.requirements}
              tab={tab}
              onTab={setTab}
              position={at < 0 ? null : `${at + 1} of ${rows.length} on this page`}
              onMove={move}
              onClose={close}
              takesFocus={1}
            />
          </Suspense>
        </div>
      )}
      {totalCount !== undefined && totalCount > 0 && (
        <div className={styles.foot}>
          <PrevNext page={page} pages={last} onPage={address.goToPage} />
        </div>
      )}
    </div>
  );
}

/** Why some of several decisions were not stored; their rows show the present state. */
function Refused({ refused, rows }: { refused: DecisionResults; rows: readonly ApplicationRow[] }) {
  if (refused.length === 0) return null;
  const names = new Map(rows.map(({ _id, candidate }) => [_id, candidate.applicantFullName]));
  const lines = refused.map(({ id, message }) => `${names.get(id) || 'One candidate'}: ${message}`);
  return <InlineError message={lines.join('\n')} />;
}
