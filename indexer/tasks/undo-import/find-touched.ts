import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** What is asked of an imported candidate. */
export type Imported = Pick<
  CandidateRecord,
  '_id' | 'revision' | 'deleted' | 'user' | 'resumeId' | 'resumeAvailable' | 'emailAddress' | 'phoneNumber'
>;

export const importedFields = {
  revision: 1,
  deleted: 1,
  user: 1,
  resumeId: 1,
  resumeAvailable: 1,
  emailAddress: 1,
  phoneNumber: 1,
} as const;

/** An import writes each candidate once. */
const AS_IMPORTED = 1;

/** Which of these candidates somebody has touched since they were imported: the reason by `_id` as hex digits. */
export async function findTouched(mongo: Mongo, candidates: readonly Imported[]): Promise<Map<string, string>> {
  const $in = candidates.map(({ _id }) => _id);
  const [comments, applications, shortlists] = await Promise.all([
    mongo.comments.find({ candidateId: { $in } }, { candidateId: 1 }).lean(),
    mongo.applications.find({ candidate: { $in } }, { candidate: 1 }).lean(),
    mongo.shortlists.find({ candidates: { $in } }, { candidates: 1 }).lean(),
  ]);
  const touched = new Map<string, string>();
  const asked = new Set($in.map((id) => id.toHexString()));
  // a shortlist names others too, who would be counted as left
  const note = (ids: readonly Types.ObjectId[], reason: string) => {
    for (const id of ids.map((each) => each.toHexString())) if (asked.has(id)) touched.set(id, reason);
  };
  const where = (test: (candidate: Imported) => unknown) => candidates.filter(test).map(({ _id }) => _id);
  // the most telling reason last: it stands
  note(
    where(({ revision }) => revision !== AS_IMPORTED),
    'changed since',
  );
  note(
    shortlists.flatMap((shortlist) => shortlist.candidates),
    'on a shortlist',
  );
  note(
    comments.map(({ candidateId }) => candidateId),
    'commented on',
  );
  note(
    where(({ resumeId, resumeAvailable }) => resumeId || resumeAvailable),
    'has a resume',
  );
  note(
    where(({ user }) => user),
    'has an account',
  );
  note(
    applications.map(({ candidate }) => candidate),
    'applied to a job',
  );
  return touched;
}
