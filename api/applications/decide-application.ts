import { Types } from 'mongoose';
import type { CurrentUser } from '#api/http/contract.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { canFor } from '#domain/permissions.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { Decision } from './contract.ts';
import { UNDO_DECISION_MS } from './decision-contract.ts';

type By = Pick<CurrentUser, '_id' | 'role'>;

/**
 * Shortlists or rejects an application to one of the employer's jobs. The job seeker is notified once the decision can
 * no longer be taken back: see send-decision-notices.ts. The first of several concurrent decisions counts. Throws 404 if
 * there is no such application, 409 if it is already decided or the job was only saved.
 */
export async function decideApplication(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  { id, by, decision }: { id: string; by: By; decision: Decision },
): Promise<void> {
  const application = await findOwnApplication(mongo, id, by);
  if (!application.applicationStatus) throw new ApiError(409, 'This candidate has not applied for the job.');
  if (application.hiringStatus) throw alreadyDecided(application);
  const decidedAt = now();
  const decisionNotice = {
    by: new Types.ObjectId(by._id),
    dueAt: new Date(decidedAt.getTime() + UNDO_DECISION_MS),
    notification: new Types.ObjectId(),
    isFinal: false,
  };
  const { modifiedCount } = await mongo.applications.updateOne(
    { _id: id, applicationStatus: true, hiringStatus: { $nin: ['shortlisted', 'rejected'] } },
    { $set: { hiringStatus: decision, decidedAt, decisionNotice } },
  );
  if (modifiedCount === 0) throw alreadyDecided(await findOwnApplication(mongo, id, by));
}

/**
 * Takes a decision back while its notification waits. Throws 404 if there is no such application, 403 if another account
 * decided, 409 if there is no decision or it is final.
 */
export async function takeBackDecision(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  { id, by }: { id: string; by: By },
): Promise<void> {
  await findOwnApplication(mongo, id, by);
  const { modifiedCount } = await mongo.applications.updateOne(
    {
      _id: id,
      'decisionNotice.by': new Types.ObjectId(by._id),
      'decisionNotice.dueAt': { $gt: now() },
      'decisionNotice.isFinal': false,
    },
    { $set: { hiringStatus: '' }, $unset: { decidedAt: '', decisionNotice: '' } },
  );
  if (modifiedCount === 0) throw notTakenBack(await findOwnApplication(mongo, id, by), by, now());
}

function notTakenBack({ hiringStatus, decisionNotice }: ApplicationRecord, by: By, at: Date): ApiError {
  if (!hiringStatus) return new ApiError(409, 'There is no decision on this application to take back.');
  if (!decisionNotice || decisionNotice.isFinal || decisionNotice.dueAt <= at)
    return new ApiError(409, 'It is too late to take this decision back: the candidate is notified of it.');
  if (!decisionNotice.by.equals(by._id))
    return new ApiError(403, 'Only the account that made this decision can take it back.');
  return new ApiError(409, 'The application has changed in the meantime. Please try again.');
}

/** How long an account may still take a decision back, in milliseconds; null if it may not. */
export function undoMsOf({ decisionNotice }: ApplicationRecord, account: string, at: Date): number | null {
  if (!decisionNotice || decisionNotice.isFinal || !decisionNotice.by.equals(account)) return null;
  const left = decisionNotice.dueAt.getTime() - at.getTime();
  return left > 0 ? left : null;
}

/** Throws 404 for an application to another employer's job as for a missing one. */
async function findOwnApplication(mongo: Mongo, id: string, by: By): Promise<ApplicationRecord> {
  const application = await mongo.applications.findOne({ _id: id }).lean<ApplicationRecord>();
  if (!application || !canFor(by, 'applications.decide', String(application.employer)))
    throw new ApiError(404, 'Application not found.');
  return application;
}

/** Of two people who decide at once, the second learns what the first decided. */
function alreadyDecided({ hiringStatus }: ApplicationRecord): ApiError {
  const decided = hiringStatus ? `: the candidate was ${hiringStatus}` : '';
  return new ApiError(409, `This application has been decided already${decided}.`);
}
