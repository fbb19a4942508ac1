import { Types } from 'mongoose';
import { countProfileView } from '#api/commands/count-profile-view.ts';
import { fetchCandidate } from '#api/contract/fetch-candidate.ts';
import { ApiError } from '#api/errors.ts';
import { presentCandidateProfile } from '#api/presenters/present-candidate-profile.ts';
import { readCounters } from '#api/search/read-counters.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { handler } from './handler.ts';

export const fetchCandidateRoute = handler(fetchCandidate, async ({ input: { params }, session, deps, ctx }) => {
  const { mongo } = deps;
  const record = await mongo.candidates.findOne({ _id: new Types.ObjectId(params.id) }).lean<CandidateRecord>();
  if (!record || record.deleted) throw new ApiError(404, 'Candidate not found.');
  if (session.user.role === 'employer' && ctx.fromOwnPage) {
    await countProfileView(mongo, { candidate: record._id, employer: session.user._id, now: deps.now() });
  }
  const counters = await readCounters(mongo, [params.id]);
  const candidate = presentCandidateProfile(record, counters.get(params.id), deps.now());
  return { success: true, message: 'Candidate found.', candidate };
});
