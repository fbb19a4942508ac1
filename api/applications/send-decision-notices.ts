import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '#api/http/dependencies.ts';
import { notify } from '#api/notifications/notify.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';

/** One query of a sparse index, which is empty except for the seconds after a decision. */
const POLL_EVERY_MS = 1_000;
const SENT_AT_ONCE = 100;

type Sending = Pick<Dependencies, 'mongo' | 'now' | 'log'>;

/** Notifies job seekers of decisions that can no longer be taken back, until the process stops. */
export async function runDecisionNotices(deps: Sending & Pick<Dependencies, 'stopping'>): Promise<void> {
  let isFailing = false;
  while (!deps.stopping.aborted) {
    await delay(POLL_EVERY_MS, undefined, { signal: deps.stopping }).catch(() => undefined); // stopping: the loop ends
    if (deps.stopping.aborted) return;
    try {
      await sendDueNotices(deps);
      isFailing = false;
    } catch (error) {
      // once per outage: this runs every second
      if (!isFailing && !deps.stopping.aborted)
        deps.log.warn({ err: error }, 'notifying job seekers of decisions failed; will retry');
      isFailing = true;
    }
  }
}

/** Sends every due notice; one that fails stays due. Several processes may do this at once. */
export async function sendDueNotices(deps: Sending): Promise<void> {
  const due = await deps.mongo.applications
    .find({ 'decisionNotice.dueAt': { $lte: deps.now() } }, { decisionNotice: 1 })
    .sort({ 'decisionNotice.dueAt': 1 })
    .limit(SENT_AT_ONCE)
    .lean<Pick<ApplicationRecord, '_id' | 'decisionNotice'>[]>();
  const failures: unknown[] = [];
  for (const { _id, decisionNotice } of due)
    if (decisionNotice) await sendNotice(deps, _id, decisionNotice).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Each step may be repeated: by this process after a failure, or by another after this one has died. */
async function sendNotice(
  deps: Sending,
  _id: string,
  { notification }: NonNullable<ApplicationRecord['decisionNotice']>,
): Promise<void> {
  const { mongo } = deps;
  // the notice of a decision that was taken back, or taken back and made again, no longer matches
  const same = { _id, 'decisionNotice.notification': notification };
  const application = await mongo.applications
    .findOneAndUpdate(same, { $set: { 'decisionNotice.isFinal': true } }, { returnDocument: 'after' })
    .lean<ApplicationRecord>();
  if (!application) return;
  await notify(deps, { _id: notification, user: application.user, ...noticeOf(application) });
  await mongo.applications.updateOne(same, { $unset: { decisionNotice: '' } });
}

function noticeOf({ hiringStatus, jobTitle, jobId, companyName }: ApplicationRecord) {
  const job = `${jobTitle} (${jobId})${companyName ? ` at ${companyName}` : ''}`;
  const shortlisted = hiringStatus === 'shortlisted';
  return {
    type: 'application-status' as const,
    title: `${shortlisted ? 'Shortlisted' : 'Not selected'}: ${jobTitle}`,
    description: shortlisted
      ? `You have been shortlisted for ${job}.`
      : `Your application for ${job} was not taken further.`,
    link: '/applied-jobs',
  };
}
