import { Types } from 'mongoose';
import { findCandidate } from '#api/candidates/find-candidate.ts';
import { handler } from '#api/http/handler.ts';
import { candidateActivity } from './activity-contract.ts';
import { undoMsOf } from './decide-application.ts';

export const candidateActivityRoute = handler(candidateActivity, async ({ input, session, deps: { mongo, now } }) => {
  const { _id: candidate } = await findCandidate(mongo, input.params.id);
  const account = new Types.ObjectId(session.user._id);
  const [applications, lists] = await Promise.all([
    mongo.applications.find({ candidate, employer: account, applicationStatus: true }).sort({ appliedAt: -1 }).lean(),
    mongo.shortlists
      .find({ candidates: candidate, $or: [{ owner: account }, { sharedWith: account }] }, { name: 1 })
      .sort({ updatedAt: -1 })
      .lean(),
  ]);
  const at = now();
  return {
    success: true,
    message: 'Found.',
    applications: applications.map((application) => ({
      _id: application._id,
      job: { _id: String(application.job), title: application.jobTitle },
      appliedAt: application.appliedAt?.toISOString() ?? null,
      hiringStatus: application.hiringStatus ?? '',
      undoMs: undoMsOf(application, session.user._id, at),
    })),
    lists: lists.map(({ _id, name }) => ({ _id: String(_id), name })),
  };
});
