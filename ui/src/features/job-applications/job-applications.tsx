import { CloseButton, SegmentedControl } from '@mantine/core';
import { IconClipboardOff } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  APPLICATIONS_PER_PAGE,
  type ApplicationFilter,
  type ApplicationRow,
  applicationFilters,
  type Decision,
  type DecisionFilter,
  decisionFilters,
  employerApplications,
  updateApplicationStatus,
} from '#api/applications/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { NoRows } from '#ui/components/data-table/no-rows.tsx';
import { ListHead } from '#ui/components/list-head.tsx';
import styles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { PrevNext } from '#ui/components/prev-next.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import type { PreviewProps, PreviewTab } from '#ui/lib/preview.ts';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import { useLastPage } from '#ui/lib/use-last-page.ts';
import { useListAddress } from '#ui/lib/use-list-address.ts';
import { ApplicationTable, WaitingApplications } from './application-table.tsx';
import own from './job-applications.module.css';

const FAILED = 'Trouble in updating Application status! please contact support team.';
const names: Record<Decision, string> = { shortlisted: 'Shortlist', rejected: 'Reject' };

/** Shortlists or rejects an application after a confirmation; refetches the list, also after a refusal. */
function useDecide() {
  const client = useQueryClient();
  const popup = usePopup();
  const toast = useToast();
  const decide = useMutation({
    mutationFn: (decision: { id: string; status: Decision }) => call(updateApplicationStatus, { body: decision }),
    onSuccess: ({ message }) => toast(message),
    onError: (error) => void popup.alert(failureMessage(error, FAILED)),
    // awaited, so that the icons don't reappear for a moment
    onSettled: () => client.invalidateQueries({ queryKey: ['employer-applications'] }),
  });
  /** Asks for confirmation: the icons are close together, and decisions are final. */
  const ask = async ({ _id, candidate, job }: ApplicationRow, status: Decision) => {
    const who = candidate.applicantFullName || 'this candidate';
    const question = `${names[status]} ${who} for ${job.title}? The candidate is notified at once, and the decision is final.`;
    if (await popup.confirm(question, names[status])) decide.mutate({ id: _id, status });
  };
  return {
    ask,
    busyId: decide.isPending ? decide.variables.id : null,
    decidedId: decide.isSuccess ? decide.variables.id : null,
  };
}

const LOADING_FAILED = 'Unable to load applications.';

const choices: { value: ApplicationFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'applied', label: 'Applied' },
  { value: 'saved', label: 'Saved' },
];

const byDecision: { value: DecisionFilter | 'any'; label: string }[] = [
  { value: 'any', label: 'Any decision' },
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
  const decide = useDecide();
  const { totalPages = 1, totalCount } = list.data?.pagination ?? {};
  const last = Math.max(1, totalPages);
  const [shown, setShown] = useState<ApplicationRow | null>(null);
  const [tab, setTab] = useState<PreviewTab>('resume');
  const rows = list.data?.applications ?? [];
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
          aria-label="Decision"
          data={byDecision}
          value={decision ?? 'any'}
          onChange={(value) => change({ decision: value === 'any' ? null : value })}
        />
        <SegmentedControl
          size="sm"
          classNames={{ root: styles.choice, label: styles.choiceLabel, indicator: styles.chosen }}
          aria-label="Status"
          data={choices}
          value={status}
          onChange={(value) => change({ status: value === 'all' ? null : value })}
        />
      </ListHead>
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
          busyId={decide.busyId}
          decidedId={decide.decidedId}
          onDecide={(application, decision) => void decide.ask(application, decision)}
          onPreview={Preview && open}
        />
      )}
      {Preview && person && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the pane, which has buttons for the same
        <div className={own.pane} onKeyDown={keyed}>
          <Suspense>
            <Preview
              person={person}
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
