import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { IdentityCause, IdentityQuestionRecord } from '#mongo/models/identity-question.ts';
import { openTaskStates } from '#mongo/models/task.ts';

type Asked = Omit<IdentityQuestionRecord, '_id' | 'state' | 'candidate'>;

export const questionId = ({ task, place }: Pick<IdentityQuestionRecord, 'task' | 'place'>): string =>
  `${task}:${place}`;

/**
 * Stores a question for the admins and returns the reason for the report. A repeat after a crash changes nothing, even
 * if an admin has settled the question since.
 */
export async function askIdentity(mongo: Mongo, asked: Asked, record: CandidateRecord): Promise<string> {
  const question: IdentityQuestionRecord = { ...asked, _id: questionId(asked), candidate: record._id, state: 'open' };
  const { _id, ...rest } = question;
  await mongo.identityQuestions.updateOne({ _id }, { $setOnInsert: rest }, { upsert: true });
  return `${whyAsked({ cause: asked.cause, record })} It waits in the identity review.`;
}

/** Why there is no proof, as a message for users. */
export const whyAsked = ({ cause, record }: { cause: IdentityCause; record: CandidateRecord }): string =>
  whyText[cause](record.applicantID);

const whyText: Record<IdentityCause, (id: string) => string> = {
  name: (id) => `${id} has the same email but another name.`,
  phone: (id) => `${id} has the same phone number, which alone proves nothing.`,
  unverified: (id) => `The profile of ${id} has the same email or phone number, which is not verified.`,
};

const PROBLEM = 'The decision could not be carried out. Please decide again.';

/** Reopens the questions that these tasks have claimed and not settled. Returns how many there were. */
async function reopenQuestions(mongo: Mongo, tasks: readonly Types.ObjectId[], now: Date): Promise<number> {
  const { modifiedCount } = await mongo.identityQuestions.updateMany(
    { state: 'settling', settledIn: { $in: [...tasks] } },
    {
      $set: { state: 'open', problem: PROBLEM, askedAt: now },
      $unset: { decision: '', settledIn: '', settledBy: '' },
    },
  );
  return modifiedCount;
}

/** For a settling task that ends without having settled everything. */
export const reopenOf = (mongo: Mongo, task: Types.ObjectId, now: Date) => reopenQuestions(mongo, [task], now);

/** Reopens questions whose task has ended but could not reopen them: MongoDB was unavailable or the process died. */
export async function reopenAbandoned(mongo: Mongo, now: Date): Promise<number> {
  const claimed: Types.ObjectId[] = await mongo.identityQuestions.distinct('settledIn', { state: 'settling' });
  if (claimed.length === 0) return 0;
  const open = await mongo.tasks.find({ _id: { $in: claimed }, state: { $in: openTaskStates } }, { _id: 1 }).lean();
  const ended = claimed.filter((task) => !open.some(({ _id }) => _id.equals(task)));
  return ended.length > 0 ? reopenQuestions(mongo, ended, now) : 0;
}
