import { Types } from 'mongoose';
import { findCandidate } from '#api/candidates/find-candidate.ts';
import { handler } from '#api/http/handler.ts';
import { candidateActivity } from './activity-contract.ts';

export const candidateActivityRoute = handler(candidateActivity, async ({ input, session, deps: { mongo } }) => {
  const { _id: candidate } = await findCandidate(mongo, input.params.id);
  const account = new Types.ObjectId(session.user._id);
  const [applications, lists] = await Promise.all([
    mongo.applications.find({ candidate, employer: account, applicationStatus: true }).sort({ appliedAt: -1 }).lean(),
    mongo.shortlists
      .find({ candidates: candidate, $or: [{ owner: account }, { sharedWith: account }] }, { name: 1 })
      .sort({ updatedAt: -1 })
      .lean(),
  ]);
  return {
    success: true,
    message: 'Found.',
    applications: applications.map(({ _id, job, jobTitle, appliedAt, hiringStatus }) => ({
      _id,
      job: { _id: String(job), title: jobTitle },
      appliedAt: appliedAt?.toISOString() ?? null,
      hiringStatus: hiringStatus ?? '',
    })),
    lists: lists.map(({ _id, name }) => ({ _id: String(_id), name })),
  };
});
