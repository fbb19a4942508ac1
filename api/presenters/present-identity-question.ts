import type { IdentityQuestion } from '#api/contract/identity-questions.ts';
import { identitySide } from '#mongo/identity-side.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { IdentityQuestionRecord } from '#mongo/models/identity-question.ts';

/** What other records say of a question. */
interface Beside {
  candidate: CandidateRecord | null;
  /** A row's spreadsheet. */
  fileName: string | null;
  isDecided: boolean;
}

/** Both sides of a question; `candidate` is null where it has been removed since. */
export function presentIdentityQuestion(
  { _id, kind, cause, source, askedAt, askedByName, incoming, problem }: IdentityQuestionRecord,
  { candidate, fileName, isDecided }: Beside,
): IdentityQuestion {
  return {
    _id,
    kind,
    cause,
    source: source ?? '',
    fileName,
    askedAt: askedAt.toISOString(),
    askedByName,
    incoming: { ...identitySide({}), ...incoming },
    candidate: candidate && {
      _id: String(candidate._id),
      applicantID: candidate.applicantID,
      hasAccount: candidate.user !== undefined,
      side: identitySide(candidate),
    },
    problem: problem ?? null,
    isDecided,
  };
}
