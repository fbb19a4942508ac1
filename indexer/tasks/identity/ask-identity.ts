import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { IdentityCause, IdentityQuestionRecord } from '#mongo/models/identity-question.ts';

export type Asked = Omit<IdentityQuestionRecord, '_id' | 'state' | 'candidate'>;

export const questionId = ({ task, place }: Pick<IdentityQuestionRecord, 'task' | 'place'>): string =>
  `${task}:${place}`;

/**
 * Stores a question for the admins and gives the reason for the report. Repeated after a crash it changes nothing,
 * even where an admin has settled it since.
 */
export async function askIdentity(mongo: Mongo, asked: Asked, record: CandidateRecord): Promise<string> {
  const question: IdentityQuestionRecord = { ...asked, _id: questionId(asked), candidate: record._id, state: 'open' };
  const { _id, ...rest } = question;
  await mongo.identityQuestions.updateOne({ _id }, { $setOnInsert: rest }, { upsert: true });
  return `${whyAsked({ cause: asked.cause, record })} It waits in the identity review.`;
}

/** Why there is no proof, for people. */
export const whyAsked = ({ cause, record }: { cause: IdentityCause; record: CandidateRecord }): string =>
  whyText[cause](record.applicantID);

const whyText: Record<IdentityCause, (id: string) => string> = {
  name: (id) => `${id} has the same email but another name.`,
  phone: (id) => `${id} has the same phone number, which alone proves nothing.`,
  unverified: (id) => `The profile of ${id} has the same email or phone number, which is not verified.`,
};
