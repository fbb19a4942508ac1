import type { Session } from '#api/sessions/session.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** Employers and admins see every resume, a job seeker their own alone. */
export function maySeeResume({ user }: Session, candidate: Pick<CandidateRecord, 'user'>): boolean {
  return user.role !== 'job-seeker' || String(candidate.user) === String(user._id);
}
