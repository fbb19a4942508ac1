import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { notify } from '#api/notifications/notify.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { Decision } from './contract.ts';

/**
 * Shortlists or rejects an application to one of the employer's jobs and notifies the seeker. The first of several
 * concurrent decisions counts. Throws 404 if there is no such application, 409 if it is already decided or the job was
 * only saved.
 */
export async function decideApplication(
  deps: Dependencies,
  { id, employer, decision }: { id: string; employer: string; decision: Decision },
): Promise<void> {
  const { mongo, log, now } = deps;
  const application = await mongo.applications.findOne({ _id: id }).lean<ApplicationRecord>();
  if (!application?.employer.equals(employer)) throw new ApiError(404, 'Application not found.');
  if (!application.applicationStatus) throw new ApiError(409, 'This candidate has not applied for the job.');
  if (application.hiringStatus) throw alreadyDecided();
  const { modifiedCount } = await mongo.applications.updateOne(
    { _id: id, applicationStatus: true, hiringStatus: { $nin: ['shortlisted', 'rejected'] } },
    { $set: { hiringStatus: decision, decidedAt: now() } },
  );
  if (modifiedCount === 0) throw alreadyDecided();
  await notifySeeker(deps, application, decision).catch((error: unknown) =>
    // the decision is stored and a retry would be rejected, so only log the error
    log.error({ err: error, application: id }, 'notifying the job seeker of a decision failed'),
  );
}

const alreadyDecided = () => new ApiError(409, 'This application has been decided already.');

function notifySeeker(
  deps: Dependencies,
  { user, jobTitle, jobId, companyName }: ApplicationRecord,
  decision: Decision,
): Promise<void> {
  const job = `${jobTitle} (${jobId})${companyName ? ` at ${companyName}` : ''}`;
  const shortlisted = decision === 'shortlisted';
  return notify(deps, {
    user,
    type: 'application-status',
    title: `${shortlisted ? 'Shortlisted' : 'Not selected'}: ${jobTitle}`,
    description: shortlisted
      ? `You have been shortlisted for ${job}.`
      : `Your application for ${job} was not taken further.`,
    link: '/applied-jobs',
  });
}
