import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { candidateActivity } from '#api/applications/activity-contract.ts';
import { call } from '#api/http/contract/client.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { ApplicationDecision } from '#ui/components/application-decision.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { useDecisions } from '#ui/components/use-decisions.ts';
import { formatDay } from '#ui/lib/format-candidate.ts';
import { ACTIVITY_KEY } from '#ui/lib/shortlist-queries.ts';
import styles from './beside.module.css';

/** The caller's lists with this candidate, and the candidate's applications to the caller's jobs; nothing if none. */
export function CandidateActivity({ id }: { id: string }) {
  const activity = useQuery({
    // refetched with the lists: adding the candidate to one shows here
    queryKey: [...ACTIVITY_KEY, id],
    queryFn: ({ signal }) => call(candidateActivity, { params: { id } }, { signal }),
  });
  const { applications = [], lists = [] } = activity.data ?? {};
  if (!activity.isError && applications.length + lists.length === 0) return null;
  return (
    <section className={styles.box}>
      <h2>Applications and lists</h2>
      <LoadFailure load={activity} />
      {applications.length > 0 && (
        <Allowed to="applications.decide">
          <Applications applications={applications} loadedAt={activity.dataUpdatedAt} />
        </Allowed>
      )}
      {lists.length > 0 && (
        <Allowed to="shortlists.keep">
          <p className={styles.lists}>
            {lists.map(({ _id, name }) => (
              <Link key={_id} to={`/shortlists?list=${_id}`}>
                {name}
              </Link>
            ))}
          </p>
        </Allowed>
      )}
    </section>
  );
}

type Application = ResponseOf<typeof candidateActivity>['applications'][number];

function Applications({ applications, loadedAt }: { applications: Application[]; loadedAt: number }) {
  const decisions = useDecisions();
  return (
    <ul className={styles.applications}>
      {applications.map(({ _id, job, appliedAt, hiringStatus, undoMs }) => (
        <li key={_id}>
          <Link to={`/job/${job._id}`}>{job.title}</Link>
          <p className={styles.faint}>Applied {formatDay(appliedAt)}</p>
          <ApplicationDecision
            whom={`this candidate for ${job.title}`}
            hiringStatus={hiringStatus}
            undoUntil={undoMs === null ? null : loadedAt + undoMs}
            isBusy={decisions.busy.has(_id)}
            isJustDecided={decisions.decided.has(_id)}
            isJustTakenBack={decisions.takenBack.has(_id)}
            onDecide={(decision) => decisions.decide([_id], decision)}
            onUndo={() => decisions.undo([_id])}
          />
        </li>
      ))}
    </ul>
  );
}
