import { Types } from 'mongoose';
import { fetchProfileData } from '#api/contract/fetch-profile-data.ts';
import { ApiError } from '#api/errors.ts';
import { presentCandidateProfile } from '#api/presenters/present-candidate-profile.ts';
import { presentUser } from '#api/presenters/present-user.ts';
import { profileVersions } from '#api/profile/profile-versions.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { handler } from './handler.ts';

export const fetchProfileDataRoute = handler(fetchProfileData, async ({ input: { body }, session, deps }) => {
  const { mongo, now } = deps;
  const isOwn = body.id === session.user._id;
  const _id = new Types.ObjectId(body.id);
  const user = isOwn || session.user.role === 'admin' ? await mongo.users.findOne({ _id }).lean() : null;
  if (!user) throw new ApiError(404, 'User not found.');
  const record =
    user.role === 'job-seeker' ? await mongo.candidates.findOne({ user: _id }).lean<CandidateRecord>() : null;
  const counters = record && (await mongo.candidateCounters.findOne({ _id: record._id }).lean());
  const candidate = record && !record.deleted ? presentCandidateProfile(record, counters ?? undefined, now()) : null;
  const versions = candidate ? profileVersions(candidate) : {};
  return { success: true, message: 'Profile fetched.', user: { ...presentUser(user), candidate, versions } };
});
