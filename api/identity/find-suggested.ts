import { findCandidate } from '#api/candidates/find-candidate.ts';
import { ApiError } from '#api/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { IdentityQuestionRecord } from '#mongo/models/identity-question.ts';

/** The candidate that each question is about, by the question's id; none where it has been removed since. */
export async function findSuggested(
  mongo: Mongo,
  questions: readonly IdentityQuestionRecord[],
): Promise<Map<string, CandidateRecord>> {
  const found = await Promise.all(
    questions.map(async ({ _id, candidate }) => {
      // follows merges
      const record = await findCandidate(mongo, String(candidate)).catch(unlessMissing);
      return record ? [[_id, record] as const] : [];
    }),
  );
  return new Map(found.flat());
}

function unlessMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
