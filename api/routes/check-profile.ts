import { Types } from 'mongoose';
import { checkProfile } from '#api/contract/check-profile.ts';
import { missingProfileFields } from '#api/profile/missing-profile-fields.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { handler } from './handler.ts';

export const checkProfileRoute = handler(checkProfile, async ({ session, deps }) => {
  const { _id, role } = session.user;
  if (role !== 'job-seeker') return { success: true, message: 'Nothing to fill in.', missing: [] };
  const record = await deps.mongo.candidates.findOne({ user: new Types.ObjectId(_id) }).lean<CandidateRecord>();
  const missing = missingProfileFields(record ?? {});
  return missing.length === 0
    ? { success: true, message: 'Your profile is complete.', missing }
    : { success: false, message: 'Kindly update your profile to continue using the application!', missing };
});
