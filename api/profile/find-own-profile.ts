import { Types } from 'mongoose';
import { ApiError } from '#api/errors.ts';
import type { Session } from '#api/sessions/session.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** Whose profile a call is about: the caller's own, whatever it says; an admin names the account. */
export const profileOwner = ({ user }: Session, userId: string | null | undefined): string =>
  user.role === 'admin' ? (userId ?? user._id) : user._id;

/** That account's candidate record. Throws 404 where it has none. */
export async function findOwnProfile(mongo: Mongo, owner: string): Promise<CandidateRecord> {
  const record = await mongo.candidates.findOne({ user: new Types.ObjectId(owner) }).lean<CandidateRecord>();
  if (!record || record.deleted) throw new ApiError(404, 'Candidate not found.');
  return record;
}
